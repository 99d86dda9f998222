import { z } from 'zod';

/** Rows of a page. */
export const PAGE_ROWS = 50;

/**
 * Where a page of a list begins, as the page before said it; nothing is counted from the beginning of the list. It names the
 * list's part, the instant of the last row in microseconds, and its id.
 */
export const pageCursorSchema = cursorSchema(/^[a-z]\.\d{1,16}\.[A-Za-z0-9_-]{1,100}$/u);

/** The same in a list whose rows have UUIDs, which a database compares with nothing else. */
export const uuidPageCursorSchema = cursorSchema(
  /^[a-z]\.\d{1,16}\.[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/u,
);

function cursorSchema(form: RegExp) {
  return z.string().regex(form).meta({ description: 'The `next` of the page before.' });
}
