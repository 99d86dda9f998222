/** The bytes that a request asks for; both ends belong to the part. */
export type ByteRange =
  | { readonly kind: 'whole' }
  | { readonly kind: 'part'; readonly start: number; readonly end: number }
  | { readonly kind: 'unsatisfiable' };

const WHOLE: ByteRange = { kind: 'whole' };
const SINGLE_RANGE = /^bytes=(\d*)-(\d*)$/u;

/**
 * Reads a `Range` header for a file of `size` bytes. A header that is malformed, of another unit or for several ranges
 * is ignored, as RFC 9110 section 14.2 allows; one that lies outside the file is unsatisfiable.
 */
export function parseByteRange(header: string | undefined, size: number): ByteRange {
  const match = SINGLE_RANGE.exec(header?.trim() ?? '');
  if (match === null) return WHOLE;
  const [, first = '', last = ''] = match;
  if (first === '') {
    if (last === '') return WHOLE;
    const length = Math.min(Number(last), size);
    return length === 0
      ? { kind: 'unsatisfiable' }
      : { kind: 'part', start: size - length, end: size - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return WHOLE;
  if (start >= size) return { kind: 'unsatisfiable' };
  return { kind: 'part', start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
