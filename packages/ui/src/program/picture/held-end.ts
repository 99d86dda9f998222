import { type Stretch } from '@overtone/client/program/places';
import { stageStates } from '@overtone/client/program/stage-states';
import type { Program } from '@overtone/domain/program/program';
import type { Timeline } from '@overtone/domain/program/timeline';
import type { Milliseconds } from '@overtone/domain/units';
import { stageBoxes } from './stage-boxes.ts';

/** Just before the end of a stage: at its end the next may begin elsewhere. */
const BEFORE_MS: Milliseconds = 0.001;

/** Where the stage that is selected alone ends, as a moment of its own; null where none is. */
export function heldEndMs(
  program: Program,
  timeline: Timeline,
  selection: Stretch | null,
): Milliseconds | null {
  if (selection === null || selection.count > 1) return null;
  const place = [...selection.within, selection.first].join();
  const stage = stageStates(program).findIndex((state) => state.place.join() === place);
  const box = stageBoxes(timeline)[stage];
  return box === undefined ? null : box.endMs - BEFORE_MS;
}
