import { createManualClock } from '@overtone/testkit/manual-clock';
import { describe, expect, it } from 'vitest';
import { showWidthsCalmly } from './calm-widths.ts';

function setUp() {
  const clock = createManualClock();
  const shown: (readonly [atMs: number, rem: number | null])[] = [];
  const show = showWidthsCalmly((rem) => void shown.push([clock.now(), rem]), clock, 30);
  return { clock, shown, show };
}

describe('the width of the session’s side', () => {
  it('follows a hand that goes on five times a second, to where it ends', () => {
    const { clock, shown, show } = setUp();
    for (let move = 1; move <= 20; move += 1) {
      show(30 + move);
      clock.advance(50);
    }
    clock.advance(5000);
    expect(shown).toEqual([
      [0, 31],
      [200, 34],
      [400, 38],
      [600, 42],
      [800, 46],
      [1000, 50],
    ]);
  });

  it('turns back twice in a second, however often a hand does', () => {
    const { clock, shown, show } = setUp();
    for (let move = 0; move < 20; move += 1) {
      show(move === 19 ? 33 : move % 2 ? 24 : 40);
      clock.advance(50);
    }
    clock.advance(5000);
    expect(shown).toEqual([
      [0, 40],
      [500, 24],
      [1000, 33],
    ]);
  });

  it('is given back to the window as calmly', () => {
    const { clock, shown, show } = setUp();
    show(40);
    show(null);
    clock.advance(5000);
    show(40);
    show(null);
    show(41);
    clock.advance(5000);
    expect(shown).toEqual([
      [0, 40],
      [500, null],
      [5000, 40],
      [5200, 41],
    ]);
  });
});
