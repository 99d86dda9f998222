// Reads one program's text beside the page, which goes on whatever the text holds.
import { readHere, type TextSource } from './text-reader.ts';
import type { ReadingReport } from './read-in-worker.ts';

function report(message: ReadingReport): void {
  postMessage(message);
}

addEventListener('message', async ({ data }: MessageEvent<TextSource>) => {
  report({ kind: 'begun' });
  try {
    report({ kind: 'read', reading: await readHere(data, new AbortController().signal) });
  } catch {
    report({ kind: 'unreadable' });
  }
});
