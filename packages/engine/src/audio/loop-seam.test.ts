import { describe, expect, it } from 'vitest';
import { createRandom } from '../dsp/random.ts';
import { closeLoop } from './loop-seam.ts';

const RATE = 8000;
const PLACE = { startS: 0.25, lengthS: 2 };
const START = PLACE.startS * RATE;
const END = START + PLACE.lengthS * RATE;

/** A file that holds a loop of 100 Hz with margins, each of its samples rounded a little differently. */
function codedFile(): Float32Array {
  const random = createRandom(23);
  return Float32Array.from(
    { length: 2.5 * RATE },
    (_, i) => Math.sin((2 * Math.PI * 100 * i) / RATE) + 0.1 * (random.uniform() - 0.5),
  );
}

describe('closeLoop', () => {
  it("lets the loop's end run into its start as the file itself runs into it", () => {
    const file = codedFile();
    const closed = file.slice();
    closeLoop(closed, RATE, PLACE);
    const bareStep = Math.abs((file[END - 1] ?? 0) - (file[START - 1] ?? 0));
    const step = Math.abs((closed[END - 1] ?? 0) - (file[START - 1] ?? 0));
    expect(bareStep).toBeGreaterThan(0.01);
    expect(step).toBeLessThan(0.001 * bareStep);
  });

  it('leaves all but the last 20 ms of the loop alone', () => {
    const file = codedFile();
    const closed = file.slice();
    closeLoop(closed, RATE, PLACE);
    const from = END - 0.02 * RATE;
    expect(closed.subarray(0, from)).toEqual(file.subarray(0, from));
    expect(closed.subarray(END)).toEqual(file.subarray(END));
    const changes = closed.subarray(from, END).map((x, i) => Math.abs(x - (file[from + i] ?? 0)));
    expect(Math.max(...changes.subarray(0, 8))).toBeLessThan(0.001);
  });

  it('leaves a sound alone that was not rounded differently', () => {
    const exact = Float32Array.from({ length: 2.5 * RATE }, (_, i) => (i % 80) / 80);
    const closed = exact.slice();
    closeLoop(closed, RATE, PLACE);
    expect(closed).toEqual(exact);
  });
});
