import type { Decibels, Hertz } from '@overtone/domain/units';

/** Power density by frequency; shapes are combined by adding them. */
export type SpectrumShape = (hz: Hertz) => Decibels;

/** Falls below a corner (-3 dB there) by 6 dB per octave and order. */
export function highPass(corner: Hertz, order: number): SpectrumShape {
  return (hz) => -10 * Math.log10(1 + (corner / hz) ** (2 * order));
}

/** Falls above a corner (-3 dB there) by 6 dB per octave and order. */
export function lowPass(corner: Hertz, order: number): SpectrumShape {
  return (hz) => -10 * Math.log10(1 + (hz / corner) ** (2 * order));
}

/** Changes by a slope per octave above a frequency, flat below it. */
export function tilt(from: Hertz, dbPerOctave: Decibels): SpectrumShape {
  return (hz) => (hz > from ? dbPerOctave * Math.log2(hz / from) : 0);
}

/** A log-normal rise of a height around a centre; `octaves` is its standard deviation. */
export function hump(centre: Hertz, octaves: number, height: Decibels): SpectrumShape {
  return (hz) => height * Math.exp(-0.5 * (Math.log2(hz / centre) / octaves) ** 2);
}

/** A log-normal band and nothing else; `octaves` is the standard deviation of its amplitude. */
export function band(centre: Hertz, octaves: number): SpectrumShape {
  return (hz) => -4.343 * (Math.log2(hz / centre) / octaves) ** 2;
}

/** The sum of shapes in decibels: filters in a row. */
export function shaped(...shapes: readonly SpectrumShape[]): SpectrumShape {
  return (hz) => shapes.reduce((sum, shape) => sum + shape(hz), 0);
}
