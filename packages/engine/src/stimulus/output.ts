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
