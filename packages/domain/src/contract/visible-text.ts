import { z } from 'zod';

// The categories Cc and Cs written out, which every engine of regular expressions reads.
// oxlint-disable-next-line no-control-regex
const VISIBLE = /^[^\u0000-\u001f\u007f-\u009f\ud800-\udfff]*$/u;

/** Text of one line that can be stored and shown as it is: no control characters, no half of a surrogate pair. */
export function visibleText(maxLength: number) {
  return z.string().max(maxLength).regex(VISIBLE);
}
