import { LARGEST_FILE, type Reading, readText, refused } from './read-text.ts';

const TOO_LARGE = 'This file is larger than any program can be.';

/** What a program is read from: a text, or a file whose text nobody has looked at. */
export type TextSource = string | Blob;

/** Reads a program, here or elsewhere. Elsewhere it takes a while; `signal` then ends it, and what comes is of no use. */
export type TextReader = (source: TextSource, signal: AbortSignal) => Reading | Promise<Reading>;

async function readFile(file: Blob): Promise<Reading> {
  if (file.size > LARGEST_FILE) return refused(TOO_LARGE);
  return readText(await file.text(), file instanceof File ? file.name : '');
}

/** Reads on the thread that asks: for links, and where there is no page to hold up. */
export const readHere: TextReader = (source) =>
  typeof source === 'string' ? readText(source) : readFile(source);
