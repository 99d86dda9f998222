import { srgbToLinear } from '@overtone/domain/safety/luminance';

/** Steps of the table; between them the curve is so straight that what is read is within 1e-7. */
const STEPS = 4096;

const TABLE = Float64Array.from({ length: STEPS + 2 }, (_, i) => srgbToLinear(i / STEPS));

/** Light of one sRGB channel value from 0 to 1, read from a table: a frame asks for a hundred of them. */
export function lightOf(value: number): number {
  const at = value * STEPS;
  const below = at | 0;
  const from = TABLE[below]!;
  return from + (at - below) * (TABLE[below + 1]! - from);
}
