import { expect, it } from 'vitest';
import { calmKeys, CALM_STEP_MS } from './calm-keys.ts';

/** Which of these keys, as they go down one after the other, reach the choice. */
function passed(
  keys: readonly { readonly key?: string; readonly repeat: boolean; readonly timeStamp: number }[],
): number[] {
  const listen = calmKeys();
  return keys.flatMap(({ key = 'ArrowRight', repeat, timeStamp }) => {
    const held = { isPrevented: false, isStopped: false };
    listen({
      key,
      repeat,
      timeStamp,
      preventDefault: () => void (held.isPrevented = true),
      stopPropagation: () => void (held.isStopped = true),
    });
    expect(held.isPrevented).toBe(held.isStopped);
    return held.isStopped ? [] : [timeStamp];
  });
}

it('lets an arrow key that is held move four times a second', () => {
  const held = Array.from({ length: 100 }, (_, i) => ({ repeat: i > 0, timeStamp: 30 * i }));
  const moves = passed(held);
  expect(moves.slice(0, 4)).toEqual([0, 270, 540, 810]);
  moves
    .slice(1)
    .forEach((at, i) => expect(at - (moves[i] ?? 0)).toBeGreaterThanOrEqual(CALM_STEP_MS));
});

it('lets every press of its own move at once, also right after a key that was held', () => {
  const presses = [0, 30, 60, 90].map((timeStamp) => ({ repeat: false, timeStamp }));
  expect(passed(presses)).toEqual([0, 30, 60, 90]);
  expect(
    passed([
      { repeat: false, timeStamp: 0 },
      { repeat: true, timeStamp: 30 },
      { repeat: false, timeStamp: 60 },
      { repeat: true, timeStamp: 290 },
      { repeat: true, timeStamp: 310 },
    ]),
  ).toEqual([0, 60, 310]);
});

it('leaves other keys alone, which go on or send', () => {
  expect(
    passed([
      { key: 'Tab', repeat: false, timeStamp: 0 },
      { key: 'Tab', repeat: true, timeStamp: 30 },
    ]),
  ).toEqual([0, 30]);
});
