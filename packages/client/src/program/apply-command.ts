import { readChanged } from '@overtone/domain/program/check-program';
import { isNumericKey, roundedValue } from '@overtone/domain/program/normal-form';
import { playingOn, remember } from '@overtone/domain/program/plays-on';
import {
  type Moment,
  MOMENT_KEYS,
  type Program,
  type Stage,
  type Step,
} from '@overtone/domain/program/program';
import { SHORTEST_STAGE_MS } from '@overtone/domain/program/limits';
import { splitStage } from '@overtone/domain/program/split-stage';
import { spanIndexAt, timelineOf } from '@overtone/domain/program/timeline';
import { failed, ok, type Result } from '@overtone/domain/result';
import type { Milliseconds } from '@overtone/domain/units';
import {
  courseAt,
  type Place,
  stagePlaces,
  stepAt,
  stepsOf,
  type Stretch,
  stretchAt,
  withSteps,
} from './places.ts';
import type { ProgramCommand } from './program-command.ts';

/** A program after a command, and what is selected then. */
export interface Changed {
  readonly program: Program;
  readonly selection: Stretch | null;
}

type Change = Result<Changed, string>;

const GONE = failed('That stage is not there any more.');

function rounded(values: Partial<Moment>): Partial<Moment> {
  const entries = MOMENT_KEYS.filter((key) => values[key] !== undefined).map((key) => {
    const value = values[key];
    return [key, isNumericKey(key) ? roundedValue(key, Number(value)) : value];
  });
  return Object.fromEntries(entries);
}

function put(program: Program, stretch: Stretch, steps: readonly Step[], at = stretch): Change {
  const course = withSteps(program.course, stretch, steps);
  const selection = steps.length > 0 ? at : null;
  return ok({ program: { ...program, course }, selection });
}

function changeStage(program: Program, place: Place, change: (stage: Stage) => Stage): Change {
  const stage = stepAt(program, place);
  if (stage?.kind !== 'stage') return GONE;
  return put(program, stretchAt(place), [change(stage)]);
}

function setLength(program: Program, command: ProgramCommand & { kind: 'set-length' }): Change {
  const { place, lengthMs, following } = command;
  const stretch = { ...stretchAt(place), count: 2 };
  const [stage] = stepsOf(program, stretchAt(place)) ?? [];
  if (stage?.kind !== 'stage') return GONE;
  if (following === 'moves') return changeStage(program, place, () => ({ ...stage, lengthMs }));
  const next = stepsOf(program, stretch)?.[1];
  if (next?.kind !== 'stage')
    return failed('There is no stage after this one to take the time from.');
  const left = next.lengthMs + stage.lengthMs - lengthMs;
  return put(
    program,
    stretch,
    [
      { ...stage, lengthMs },
      { ...next, lengthMs: left },
    ],
    stretchAt(place),
  );
}

/** At a whole second of its stage, so far from both ends that each part is a stage. The first part is selected. */
function split(program: Program, atMs: Milliseconds): Change {
  const timeline = timelineOf(program);
  const span = timeline.spans[spanIndexAt(timeline, atMs)];
  const place = span && span.stage !== null ? stagePlaces(program.course)[span.stage] : undefined;
  const stage = place && stepAt(program, place);
  if (!span || !place || stage?.kind !== 'stage' || atMs >= timeline.lengthMs) {
    return failed('There is no stage to split: this is the fade at the end.');
  }
  const { lengthMs } = stage;
  if (lengthMs < 2 * SHORTEST_STAGE_MS) {
    return failed('This stage is too short to split: each part takes a second at least.');
  }
  const wholeMs = Math.round((atMs - span.startMs) / SHORTEST_STAGE_MS) * SHORTEST_STAGE_MS;
  const firstMs = Math.min(lengthMs - SHORTEST_STAGE_MS, Math.max(SHORTEST_STAGE_MS, wholeMs));
  const at = stretchAt(place);
  return put(program, at, splitStage(stage, span, firstMs));
}

function insert(program: Program, behind: Stretch | null, steps: readonly Step[]): Change {
  if (steps.length === 0) return failed('Nothing has been cut or copied yet.');
  const whole = { within: [], first: 0, count: program.course.length };
  const { within, first, count } = behind ?? whole;
  if (stepsOf(program, { within, first, count }) === null) return GONE;
  const at = { within, first: first + count };
  return put(program, { ...at, count: 0 }, steps, { ...at, count: steps.length });
}

function remove(program: Program, stretch: Stretch): Change {
  const course = courseAt(program, stretch.within);
  if (course === null || stepsOf(program, stretch) === null) return GONE;
  if (stretch.count < course.length) {
    const after = put(program, stretch, []);
    const first = Math.min(stretch.first, course.length - stretch.count - 1);
    return after.ok ? ok({ ...after.value, selection: { ...stretch, first, count: 1 } }) : after;
  }
  // A loop without a step goes, too.
  return stretch.within.length > 0
    ? remove(program, stretchAt(stretch.within))
    : failed('A program needs at least one stage.');
}

function move(program: Program, stretch: Stretch, by: -1 | 1): Change {
  const { first, count } = stretch;
  const steps = stepsOf(program, stretch);
  if (steps === null) return GONE;
  const whole = { ...stretch, first: by < 0 ? first - 1 : first, count: count + 1 };
  const both = stepsOf(program, whole);
  if (both === null) return failed(by < 0 ? 'It is already the first.' : 'It is already the last.');
  const neighbour = by < 0 ? both.slice(0, 1) : both.slice(-1);
  const swapped = by < 0 ? [...steps, ...neighbour] : [...neighbour, ...steps];
  return put(program, whole, swapped, { ...stretch, first: first + by });
}

function loop(program: Program, stretch: Stretch, times: number): Change {
  const course = stepsOf(program, stretch);
  if (course === null) return GONE;
  const step = { kind: 'loop', times, course } as const;
  return put(program, stretch, [step], { ...stretch, count: 1 });
}

function setTimes(program: Program, place: Place, times: number): Change {
  const step = stepAt(program, place);
  if (step?.kind !== 'loop') return GONE;
  return put(program, stretchAt(place), [{ ...step, times }]);
}

function unloop(program: Program, place: Place): Change {
  const step = stepAt(program, place);
  if (step?.kind !== 'loop') return GONE;
  const at = stretchAt(place);
  return put(program, at, step.course, { ...at, count: step.course.length });
}

function change(program: Program, command: ProgramCommand, selection: Stretch | null): Change {
  switch (command.kind) {
    case 'rename':
      return ok({ program: { ...program, name: command.name.trim() }, selection });
    case 'set-start':
      return ok({
        program: { ...program, start: { ...program.start, ...rounded(command.values) } },
        selection,
      });
    case 'set-fade':
      return ok({ program: { ...program, fadeMs: command.fadeMs }, selection });
    case 'set-length':
      return setLength(program, command);
    case 'set-curve':
      return changeStage(program, command.place, (stage) => ({ ...stage, curve: command.curve }));
    case 'set-values':
      return changeStage(program, command.place, (stage) => ({
        ...stage,
        to: { ...stage.to, ...rounded(command.values) },
      }));
    case 'leave-value':
      return changeStage(program, command.place, (stage) => {
        const { [command.key]: _, ...to } = stage.to;
        return { ...stage, to };
      });
    case 'split':
      return split(program, command.atMs);
    case 'insert':
      return insert(program, command.behind, command.put.steps);
    case 'remove':
      return remove(program, command.stretch);
    case 'move':
      return move(program, command.stretch, command.by);
    case 'loop':
      return loop(program, command.stretch, command.times);
    case 'set-times':
      return setTimes(program, command.place, command.times);
    default:
      return unloop(program, command.place);
  }
}

/** Commands that change which stages come when; the others change what they are told to. */
const REARRANGING = ['insert', 'remove', 'move', 'loop', 'set-times', 'unloop'] as const;

/** A stage says only what it changes: where others come before it than did, it says what it would otherwise lose. */
function rearrange(program: Program, command: ProgramCommand, selection: Stretch | null): Change {
  const { steps: course, stands } = remember(program.course, program.start);
  const changed = change({ ...program, course }, command, selection);
  if (!changed.ok) return changed;
  const after = changed.value.program;
  const known = command.kind === 'insert' ? new Map([...stands, ...command.put.stands]) : stands;
  return ok({
    ...changed.value,
    program: { ...after, course: playingOn(after.course, after.start, known) },
  });
}

/**
 * Does a command to a program: another program that passes the checks, or a sentence that says why not. `selection` is
 * what is selected before.
 */
export function applyCommand(
  program: Program,
  command: ProgramCommand,
  selection: Stretch | null,
): Change {
  const isRearranging = REARRANGING.some((kind) => kind === command.kind);
  const changed = (isRearranging ? rearrange : change)(program, command, selection);
  if (!changed.ok) return changed;
  const read = readChanged(changed.value.program, program);
  if (!read.ok) return read;
  return ok({ program: read.value, selection: changed.value.selection });
}
