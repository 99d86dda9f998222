import { DEFAULT_OUTPUT_CHOICE, type OutputChoice } from '@overtone/domain/safety/output-choice';
import type { Output } from '@overtone/engine/stimulus/output';

/** A screen of a known rate whose frames come evenly, and the choices that hold until a person chooses otherwise. */
export function steadyOutput(refreshHz: number, choice: Partial<OutputChoice> = {}): Output {
  return { refreshHz, isSteady: true, ...DEFAULT_OUTPUT_CHOICE, ...choice };
}

/** A screen that nothing is known of yet. */
export const UNKNOWN_OUTPUT: Output = {
  refreshHz: null,
  isSteady: false,
  ...DEFAULT_OUTPUT_CHOICE,
};
