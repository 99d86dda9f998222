import type { Milliseconds } from '../../units.ts';
import { BREAK } from '../own/build.ts';
import { OWN_PROGRAMS } from '../own/own-programs.ts';
import type { OwnProgram } from '../own/own-program.ts';
import { DEFAULT_FADE_MS, type Moment, type Stage, type Step } from '../program.ts';
import { timelineOf } from '../timeline.ts';
import type { AskedBreaks, AskedPart, PartCourse } from './asked-program.ts';
import { division } from './division.ts';
import { fitStages, wholeSeconds } from './fit-stages.ts';

const MINUTE_MS: Milliseconds = 60_000;

/** What a part glides to; its volumes, waveform and sound stay as the program begins. */
type Place = Pick<Moment, 'slowHz' | 'fastHz' | 'hue' | 'strength' | 'carrierHz'>;

function placeOf({ slowHz, fastHz, hue, strength, carrierHz }: Moment): Place {
  return { slowHz, fastHz, hue, strength, carrierHz };
}

/** The program of our own whose course a part takes; a break stands between two of work. */
export function ownOf(course: PartCourse): OwnProgram {
  const id = course === 'break' ? 'steady-focus' : course;
  const own = OWN_PROGRAMS.find((each) => each.id === id);
  if (own === undefined) throw new Error(`No program of our own is called ${id}.`);
  return own;
}

/** Where the course of a part begins. */
export function startOf(course: PartCourse): Moment {
  const { start } = ownOf(course).program;
  return course === 'break' ? { ...start, ...BREAK } : start;
}

/** Where the course of a program of our own ends, before its fade. */
function endOf(course: PartCourse): Place {
  const spans = timelineOf(ownOf(course).program).spans.filter(({ stage }) => stage !== null);
  return placeOf(spans.at(-1)?.to ?? startOf(course));
}

function glide(lengthMs: Milliseconds, to: Partial<Moment>): Stage {
  return { kind: 'stage', lengthMs: wholeSeconds(lengthMs), curve: 'smooth', to };
}

/** So much of a stretch goes to coming into it. */
function comingIn(lengthMs: Milliseconds): Milliseconds {
  return wholeSeconds(Math.min(MINUTE_MS, lengthMs / 5));
}

/** Comes to a place and stays there. */
function stretch(lengthMs: Milliseconds, to: Partial<Moment>): readonly Stage[] {
  const inMs = comingIn(lengthMs);
  return [glide(inMs, to), { kind: 'stage', lengthMs: lengthMs - inMs, curve: 'hold', to: {} }];
}

function rounds(
  course: PartCourse,
  lengthMs: Milliseconds,
  asked: AskedBreaks,
  fadeMs: Milliseconds,
): readonly Step[] {
  const { workMs, breakMs, times, lastBreakMs, restMs } = division(asked, lengthMs);
  const work = endOf(course);
  const round = (pauseMs: Milliseconds) => [...stretch(workMs, work), ...stretch(pauseMs, BREAK)];
  const endMs = restMs === 0 ? lastBreakMs - fadeMs : lastBreakMs;
  const loops = endMs === breakMs ? times : times - 1;
  return [
    ...(loops === 1 ? round(breakMs) : []),
    ...(loops > 1 ? [{ kind: 'loop' as const, times: loops, course: round(breakMs) }] : []),
    ...(loops < times ? round(endMs) : []),
    ...(restMs > 0 ? stretch(restMs - fadeMs, work) : []),
  ];
}

/** How long the fade of a program is that ends with a part: the usual minute, or half of a last stretch that is shorter. */
export function fadeOf({ breaks }: AskedPart, lengthMs: Milliseconds): Milliseconds {
  const { restMs, lastBreakMs } =
    breaks === null ? { restMs: lengthMs, lastBreakMs: 0 } : division(breaks, lengthMs);
  return Math.min(DEFAULT_FADE_MS, wholeSeconds((restMs > 0 ? restMs : lastBreakMs) / 2));
}

/**
 * The steps of a part that comes first, or behind others: then it glides to where its course begins. The last part leaves
 * `fadeMs` of its length to the program's fade; of others it is 0.
 */
export function partSteps(
  { course, breaks }: AskedPart,
  lengthMs: Milliseconds,
  isFirst: boolean,
  fadeMs: Milliseconds,
): readonly Step[] {
  if (breaks !== null) return rounds(course, lengthMs, breaks, fadeMs);
  const stagesMs = lengthMs - fadeMs;
  if (course === 'break') return stretch(stagesMs, BREAK);
  const stages = ownOf(course).program.course.filter((step) => step.kind === 'stage');
  if (isFirst) return fitStages(stages, stagesMs);
  const inMs = comingIn(stagesMs);
  return [glide(inMs, placeOf(startOf(course))), ...fitStages(stages, stagesMs - inMs)];
}
