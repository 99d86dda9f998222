import type { OutputChoice } from '@overtone/domain/safety/output-choice';
import type { Hertz } from '@overtone/domain/units';

/** The screen, as far as it is known. */
export interface Screen {
  /** Measured refresh rate; null while unknown. */
  readonly refreshHz: Hertz | null;
  /** Whether its frames come evenly. A variable-refresh or overloaded screen's do not. */
  readonly isSteady: boolean;
}

/** What a plan is made for: the screen, and what the person chose for this device. */
export interface Output extends Screen, OutputChoice {}

/** A screen of which nothing has been measured. */
export const UNKNOWN_SCREEN: Screen = { refreshHz: null, isSteady: false };

/** A refresh rate that moved less than this is the same screen. */
const SAME_SCREEN_HZ: Hertz = 0.05;

/** Whether a plan for the one screen serves the other. */
export function isSameScreen(one: Screen, other: Screen): boolean {
  return (
    one.isSteady === other.isSteady &&
    Math.abs((one.refreshHz ?? 0) - (other.refreshHz ?? 0)) < SAME_SCREEN_HZ
  );
}
