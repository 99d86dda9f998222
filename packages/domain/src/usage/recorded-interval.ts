import type { BandName } from '../frequency/bands.ts';
import type { UseInTest } from '../experiment/kept/use-in-test.ts';
import type { Hertz } from '../units.ts';
import type { Interval } from './interval.ts';

/** One recorded interval, as far as insights look at it. */
export interface RecordedInterval extends Interval {
  readonly sittingId: string;
  /** Band of the centre modulation; null while it is off. */
  readonly primaryBand: BandName | null;
  /** Both rhythms; null or 0 while one is off. */
  readonly globalHz: Hertz | null;
  readonly centerHz: Hertz | null;
  /** What it was in a self-test, where it had no rhythm or must not be told; both rhythms and the band are null then. */
  readonly inTest?: UseInTest;
  readonly ratingBefore: number | null;
  readonly ratingAfter: number | null;
}
