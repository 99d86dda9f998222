import type { RhythmPair } from '@overtone/domain/figure/pair-curve';
import type { Degrees } from '@overtone/domain/units';

/** A pair as the page's first figure shows it, with what is said of it. */
export interface ShownPair {
  readonly pair: RhythmPair;
  readonly hue: Degrees;
  /** What the pair is for. */
  readonly label: string;
  /** Why this pair, in a sentence or two. */
  readonly reason: string;
}

/**
 * The pair that the page opens with. MIRRORED: analytical thinking of `SUGGESTION_STATES` in the domain, whose table of
 * words the page would otherwise load before anybody has asked for anything.
 */
export const FIRST_PAIR: ShownPair = {
  pair: { slowHz: 3, fastHz: 40 },
  hue: 175,
  label: 'Analytical thinking',
  reason:
    'Gamma rhythms near 40 Hz are associated with effortful thinking and may suit close work.',
};
