import { createRandom } from '@overtone/engine/dsp/random';
import { describe, expect, it } from 'vitest';
import { shellClock, type ShellReading } from './shell-clock.ts';

/** An answer whose way there and back took these times, by a shell that is `ahead` of the window. */
function answer(at: number, ahead: number, there: number, back: number): ShellReading {
  return { askedAt: at, answeredAt: at + there + back, shellAt: at + there + ahead };
}

describe('the shell clock', () => {
  it('is known exactly when both ways take the same time', () => {
    const clock = shellClock();
    clock.take(answer(10, 100, 0.002, 0.002));
    expect(clock.offset).toBeCloseTo(100, 9);
  });

  it('believes the answer that travelled shortest', () => {
    const clock = shellClock();
    clock.take(answer(10, 100, 0.0005, 0.0005));
    for (let i = 1; i < 10; i += 1) clock.take(answer(10 + i, 100, 0.03, 0.001));
    expect(Math.abs(clock.offset - 100)).toBeLessThan(0.0001);
  });

  it('stays within a millisecond when most answers are late and clocks tick in milliseconds', () => {
    const { uniform: random } = createRandom(7);
    const clock = shellClock();
    const tick = (seconds: number) => Math.floor(seconds * 1000) / 1000;
    for (let i = 0; i < 200; i += 1) {
      const there = 0.0008 + (random() < 0.4 ? random() * 0.02 : 0);
      const back = 0.0008 + (random() < 0.4 ? random() * 0.02 : 0);
      const { askedAt, answeredAt, shellAt } = answer(i / 2 + random() / 1000, 100, there, back);
      clock.take({ askedAt: tick(askedAt), answeredAt: tick(answeredAt), shellAt });
    }
    expect(Math.abs(clock.offset - 100)).toBeLessThan(0.001);
  });

  it('follows 100 ppm of drift', () => {
    const clock = shellClock();
    let offset = 0;
    for (let i = 0; i < 1200; i += 1) {
      offset = 100 + (i / 2) * 100e-6;
      clock.take(answer(i / 2, offset, 0.001, 0.001));
    }
    expect(Math.abs(clock.offset - offset)).toBeLessThan(0.002);
  });

  it('starts over when a clock was stopped or set', () => {
    const clock = shellClock();
    for (let i = 0; i < 20; i += 1) clock.take(answer(i / 2, 100, 0.001, 0.001));
    clock.take(answer(11, 3700, 0.001, 0.001));
    expect(clock.offset).toBeCloseTo(3700, 6);
  });

  it('does not take one very late answer for a clock that was set', () => {
    const clock = shellClock();
    for (let i = 0; i < 20; i += 1) clock.take(answer(i / 2, 100, 0.001, 0.001));
    clock.take(answer(11, 100, 2, 0.001));
    expect(Math.abs(clock.offset - 100)).toBeLessThan(0.001);
  });
});
