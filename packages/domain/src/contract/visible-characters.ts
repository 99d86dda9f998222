// The categories Cc and Cs written out, which every engine of regular expressions reads.
/** Text that can be stored and shown as it is: no control characters, no half of a surrogate pair. */
// oxlint-disable-next-line no-control-regex
export const VISIBLE_CHARACTERS = /^[^\u0000-\u001f\u007f-\u009f\ud800-\udfff]*$/u;
