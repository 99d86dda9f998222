import { type BandName, BANDS } from '@overtone/domain/frequency/bands';
import { MODULATION_RANGE_HZ } from '@overtone/domain/frequency/modulation-range';
import { type Frame, yOf } from './frame.ts';

/** A band as a row of the picture, in pixels. */
export interface BandRow {
  readonly name: BandName;
  readonly top: number;
  readonly bottom: number;
}

/** The bands that a rhythm can be in, from the top down to the foot, without a gap. */
export function bandRows(frame: Frame): readonly BandRow[] {
  const { min, max } = MODULATION_RANGE_HZ;
  return BANDS.filter(({ aboveHz }) => aboveHz < max)
    .map(({ name, aboveHz, upToHz }) => ({
      name,
      top: upToHz >= max ? 0 : yOf(frame, upToHz),
      bottom: aboveHz <= min ? frame.height : yOf(frame, aboveHz),
    }))
    .toReversed();
}

/** Frequencies that the axis names. */
export const HZ_TICKS = [0.1, 0.3, 1, 3, 10, 30, 100] as const;
