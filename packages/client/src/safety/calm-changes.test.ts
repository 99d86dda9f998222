import { createManualClock } from '@overtone/testkit/manual-clock';
import { describe, expect, it } from 'vitest';
import { calmly, PANEL_CHANGES, paceOf } from './calm-changes.ts';

function setUp(most?: number) {
  const clock = createManualClock();
  const shown: (readonly [atMs: number, value: string])[] = [];
  const show = calmly((value: string) => void shown.push([clock.now(), value]), clock, most);
  return { clock, shown, show };
}

describe('calmly', () => {
  it('shows the first value, and one after a rest, at once', () => {
    const { clock, shown, show } = setUp();
    show('day');
    clock.advance(1000);
    show('night');
    expect(shown).toEqual([
      [0, 'day'],
      [1000, 'night'],
    ]);
  });

  it('changes once a second while an arrow key is held, and ends with the last value', () => {
    const { clock, shown, show } = setUp();
    for (let press = 0; press < 70; press += 1) {
      show(['auto', 'day', 'night'][press % 3] ?? 'auto');
      clock.advance(1000 / 32);
    }
    show('the last');
    clock.advance(5000);
    const times = shown.map(([atMs]) => atMs);
    times.slice(1).forEach((atMs, i) => expect(atMs - (times[i] ?? 0)).toBeGreaterThanOrEqual(999));
    expect(shown.at(-1)?.[1]).toBe('the last');
    expect(shown.length).toBeLessThanOrEqual(4);
  });

  it('shows two panels at once, a third when the first is a second old, and ends with the last', () => {
    const { clock, shown, show } = setUp(PANEL_CHANGES);
    show('reading');
    clock.advance(100);
    show('video');
    clock.advance(100);
    show('code');
    show('reading');
    clock.advance(799);
    expect(shown).toEqual([
      [0, 'reading'],
      [100, 'video'],
    ]);
    clock.advance(1);
    expect(shown.at(-1)).toEqual([1000, 'reading']);
    clock.advance(5000);
    expect(shown).toHaveLength(3);
  });
});

describe('a pace', () => {
  it('lets so many changes into any second, wherever it begins', () => {
    const pace = paceOf(2);
    const taken = Array.from({ length: 400 }, (_, i) => 13 * i).filter(pace.take);
    for (const [i, atMs] of taken.slice(2).entries()) {
      expect(atMs - (taken[i] ?? NaN)).toBeGreaterThanOrEqual(1000);
    }
    expect(taken.length).toBeGreaterThanOrEqual(10);
  });
});
