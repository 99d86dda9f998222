import { createManualClock } from '@overtone/testkit/manual-clock';
import { describe, expect, it } from 'vitest';
import { CALM_CHANGE_MS, calmly } from './calm-changes.ts';

function setUp(everyMs?: number) {
  const clock = createManualClock();
  const shown: (readonly [atMs: number, value: string])[] = [];
  const show = calmly((value: string) => void shown.push([clock.now(), value]), clock, everyMs);
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
    const { clock, shown, show } = setUp(CALM_CHANGE_MS);
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

  it('changes a panel twice a second', () => {
    const { clock, shown, show } = setUp();
    for (let press = 0; press < 40; press += 1) {
      show(String(press));
      clock.advance(1000 / 32);
    }
    clock.advance(5000);
    const times = shown.map(([atMs]) => atMs);
    expect(times).toHaveLength(4);
    times.slice(1).forEach((atMs, i) => expect(atMs - (times[i] ?? 0)).toBeGreaterThanOrEqual(500));
    expect(shown.at(-1)?.[1]).toBe('39');
  });
});
