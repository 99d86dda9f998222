import type { UnitInterval } from '../units.ts';

const LABELS_BELOW = [
  { below: 0.2, label: 'Subtle' },
  { below: 0.4, label: 'Light' },
  { below: 0.6, label: 'Balanced' },
  { below: 0.8, label: 'Strong' },
] as const;

/** What the Intensity slider calls a level. */
export type IntensityLabel = (typeof LABELS_BELOW)[number]['label'] | 'Intense';

/** The word for an effect intensity from 0 to 1; a level on an edge takes the stronger word. */
export function intensityLabel(strength: UnitInterval): IntensityLabel {
  return LABELS_BELOW.find(({ below }) => strength < below)?.label ?? 'Intense';
}
