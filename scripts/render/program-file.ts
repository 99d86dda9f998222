import { open, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { LARGEST_FILE, readText, type ReadText } from '@overtone/client/program/read-text';
import { Refusal } from './refusal.ts';

/** The text of a file, of which no more is read than the largest program has. */
async function textOf(path: string): Promise<string> {
  const file = await open(path, 'r');
  try {
    const bytes = Buffer.alloc(LARGEST_FILE + 1);
    let length = 0;
    while (length < bytes.length) {
      const { bytesRead } = await file.read(bytes, length, bytes.length - length);
      if (bytesRead === 0) break;
      length += bytesRead;
    }
    if (length > LARGEST_FILE) throw new Refusal(`${path} is too large for a program.`);
    return bytes.toString('utf8', 0, length);
  } finally {
    await file.close();
  }
}

/** Reads a program from a file of any kind that we know. @throws Refusal with a sentence for the person. */
export async function readProgramFile(path: string): Promise<ReadText> {
  const found = await stat(path).catch(() => null);
  if (!found) throw new Refusal(`There is no file ${path}.`);
  if (found.isDirectory()) throw new Refusal(`${path} is a folder, not a program.`);
  const read = readText(await textOf(path), basename(path));
  if (read.ok) return read.value;
  const lines = read.reason.map(({ line, sentence }) =>
    line > 0 ? `${path}, line ${line}: ${sentence}` : `${path}: ${sentence}`,
  );
  throw new Refusal(lines.join('\n'));
}
