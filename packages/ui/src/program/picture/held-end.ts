import type { Place, Stretch } from '@overtone/client/program/places';
import { stageStates } from '@overtone/client/program/stage-states';
import type { Moment, Program } from '@overtone/domain/program/program';
import type { Timeline } from '@overtone/domain/program/timeline';
import type { Milliseconds } from '@overtone/domain/units';
import { stageBoxes } from './stage-boxes.ts';

/** What is in hand: the end of a stage, or the start of the program, which is of no stage. */
export interface HeldEnd {
  readonly stage: number | null;
  readonly place: Place | null;
  readonly atMs: Milliseconds;
  /** What stands there. */
  readonly moment: Moment;
}

/** Just before the end of a stage: at its end the next may begin elsewhere. */
const BEFORE_MS: Milliseconds = 0.001;

/** The end of the stage that is selected alone; the start where nothing is; null where more is, or a loop. */
export function heldEnd(
  program: Program,
  timeline: Timeline,
  selection: Stretch | null,
): HeldEnd | null {
  if (selection === null) return { stage: null, place: null, atMs: 0, moment: program.start };
  if (selection.count > 1) return null;
  const place = [...selection.within, selection.first].join();
  const states = stageStates(program);
  const stage = states.findIndex((each) => each.place.join() === place);
  const [state, box] = [states[stage], stageBoxes(timeline)[stage]];
  if (state === undefined || box === undefined) return null;
  return { stage, place: state.place, atMs: box.endMs, moment: state.after };
}

/** Where a stage ends that is in hand, as a moment of its own; null where none is. */
export function heldEndMs(held: HeldEnd | null): Milliseconds | null {
  return held === null || held.stage === null ? null : held.atMs - BEFORE_MS;
}
