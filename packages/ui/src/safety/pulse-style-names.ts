import type { PulseStyle } from '@overtone/domain/safety/output-choice';

/** What a person reads for each way in which the light may pulse. */
export const PULSE_STYLE_NAMES: Readonly<Record<PulseStyle, string>> = {
  light: 'Brightness',
  colour: 'Colour',
};
