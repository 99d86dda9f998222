import type { Hertz } from '../units.ts';

/** One named range of rhythms: above `aboveHz`, up to and including `upToHz`. */
export interface FrequencyBand {
  readonly name: string;
  readonly aboveHz: Hertz;
  readonly upToHz: Hertz;
}

/** Every band from slow to fast. Neighbours share an edge, and the edge belongs to the slower one: 4 Hz is Delta. */
export const BANDS = [
  { name: 'Breath', aboveHz: 0, upToHz: 0.3 },
  { name: 'InfraLow', aboveHz: 0.3, upToHz: 1 },
  { name: 'Delta', aboveHz: 1, upToHz: 4 },
  { name: 'Theta', aboveHz: 4, upToHz: 8 },
  { name: 'Alpha', aboveHz: 8, upToHz: 12 },
  { name: 'Beta', aboveHz: 12, upToHz: 30 },
  { name: 'Gamma', aboveHz: 30, upToHz: 100 },
  { name: 'HyperGamma', aboveHz: 100, upToHz: Infinity },
] as const satisfies readonly FrequencyBand[];

/** Name of a frequency band. */
export type BandName = (typeof BANDS)[number]['name'];

/** The band of a rhythm of `hz`, which is 0 or more. */
export function bandFor(hz: Hertz): BandName {
  return BANDS.find((band) => hz <= band.upToHz)?.name ?? 'HyperGamma';
}
