import { z } from 'zod';

/** Rows of a page. */
export const PAGE_ROWS = 50;

/**
 * Where a page of a list begins, as the page before said it; nothing is counted from the beginning of the list. It names the
 * list's part, the instant of the last row in microseconds, and its id.
 */
export const pageCursorSchema = z
  .string()
  .regex(/^[a-z]\.\d{1,16}\.[A-Za-z0-9_-]{1,100}$/u)
  .meta({ description: 'The `next` of the page before.' });
