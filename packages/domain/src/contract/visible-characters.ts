/**
 * Text without control characters (category Cc, written out). What else must not be in it, halves of surrogate pairs, no
 * pattern says that engines without code points read as well.
 */
// oxlint-disable-next-line no-control-regex
export const WITHOUT_CONTROLS = /^[^\u0000-\u001f\u007f-\u009f]*$/u;

/** The same of text that may have several lines. */
// oxlint-disable-next-line no-control-regex
export const LINES_WITHOUT_CONTROLS = /^[^\u0000-\u0009\u000b-\u001f\u007f-\u009f]*$/u;

/**
 * Text without what turns the direction of the text around it: embeddings, overrides and isolates. Letters that are written
 * from right to left, and their marks, are like any others.
 */
export const WITHOUT_TURNS = /^[^\u202a-\u202e\u2066-\u2069]*$/u;

/** Whether a text can be stored and shown as it is: no control characters, no half of a surrogate pair. */
export function isVisible(text: string): boolean {
  return WITHOUT_CONTROLS.test(text) && text.isWellFormed();
}
