import { z } from 'zod';

/** How many self-tests of the same question came before one, as far as was known, by what became of them. */
export interface EarlierTests {
  /** Those that came to their end, with a verdict or without. */
  readonly ended: number;
  readonly stopped: number;
  readonly deleted: number;
}

const count = z.int().min(0).max(9999);

/** Such counts as they may come from anywhere. */
export const earlierTestsSchema: z.ZodType<EarlierTests> = z.strictObject({
  ended: count,
  stopped: count,
  deleted: count,
});
