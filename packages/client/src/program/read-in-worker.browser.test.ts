import { printProgram } from '@overtone/domain/program/text/print-program';
import { describe, expect, it } from 'vitest';
import { readInWorker } from './read-in-worker.ts';
import type { Reading } from './read-text.ts';
import { windDown } from './testing/programs.ts';

/** The most that an .sbg file may ask for: as many voices at as many points as are read. */
function heaviest(): string {
  const voices = (set: number) =>
    Array.from({ length: 4 }, (_, i) => `${200 + 10 * set + i}+10/20`).join(' ');
  const sets = Array.from({ length: 4 }, (_, i) => `s${i}: ${voices(i)}`);
  const two = (count: number) => String(count).padStart(2, '0');
  const points = Array.from({ length: 10_000 }, (_, i) => {
    const second = 8 * i;
    const clock = [second / 3600, (second / 60) % 60, second % 60].map(Math.floor).map(two);
    return `${clock.join(':')} s${i % 4} ->`;
  });
  return [...sets, ...points].join('\n');
}

/** A worker that begins and never ends. */
function endless(): Worker {
  const script = `addEventListener('message', () => { postMessage({ kind: 'begun' }); for (;;); })`;
  return new Worker(URL.createObjectURL(new Blob([script])));
}

/** Awaits a reading, and counts the turns that the page takes meanwhile: none where the page itself reads. */
async function withTurns(reading: Promise<Reading>) {
  const { port1, port2 } = new MessageChannel();
  let turns = 0;
  port1.addEventListener('message', () => {
    turns += 1;
    port2.postMessage(null);
  });
  port1.start();
  port2.postMessage(null);
  const read = await reading;
  port1.close();
  return { read, turns };
}

const never = new AbortController().signal;

describe('a text that is read', () => {
  it.each([
    ['as it was typed', printProgram(windDown)],
    ['as a file', new Blob([printProgram(windDown)])],
  ])('gives its program %s, while the page goes on', async (_, source) => {
    const { read, turns } = await withTurns(readInWorker(source, never));
    expect(read).toEqual({ ok: true, value: { program: windDown, notes: [] } });
    expect(turns).toBeGreaterThan(1);
  });

  it.each([
    ['the most that is read', heaviest(), /more than 1000 stages|took more than a second/u],
    ['100 MB', new Blob(['a'.repeat(100_000_000)]), /larger than any program/u],
    ['a million lines', 'now\n'.repeat(350_000), /more than 25,000 lines|not read within/u],
    ['deep data', `{"course":${'['.repeat(700_000)}`, /cut off|took more than a second/u],
  ])('ends in a sentence, while the page goes on: %s', async (_, source, sentence) => {
    const { read, turns } = await withTurns(readInWorker(source, never));
    expect(read.ok ? '' : read.reason[0]?.sentence).toMatch(sentence);
    expect(turns).toBeGreaterThan(1);
  });
});

describe('a reading without an end', () => {
  it('is given up in a sentence, and the page goes on until then', async () => {
    const { read, turns } = await withTurns(readInWorker('x', never, endless));
    expect(read.ok ? '' : read.reason[0]?.sentence).toContain('took more than a second');
    expect(turns).toBeGreaterThan(1);
  });

  it('ends at once where it is cancelled', async () => {
    const cancel = new AbortController();
    const started: Worker[] = [];
    const start = () => {
      const worker = endless();
      worker.addEventListener('message', () => cancel.abort());
      started.push(worker);
      return worker;
    };
    const { ok } = await readInWorker('x', cancel.signal, start);
    expect(ok).toBe(false);
    expect(started).toHaveLength(1);
  });
});
