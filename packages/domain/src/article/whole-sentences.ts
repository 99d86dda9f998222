const SENTENCE_END = /(?<!\d)[.!?…]["'”’)\]*]*(?=\s|$)|(?<=\d)[.!?…]["'”’)\]*]*(?=\s)/gu;

/** A text that was cut off, up to the end of its last whole sentence; empty where none is whole. */
export function wholeSentences(text: string): string {
  const last = [...text.matchAll(SENTENCE_END)].at(-1);
  return last === undefined ? '' : text.slice(0, last.index + last[0].length).trim();
}
