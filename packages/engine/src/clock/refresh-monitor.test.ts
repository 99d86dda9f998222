import { createRandom } from '../dsp/random.ts';
import { describe, expect, it } from 'vitest';
import { refreshMonitor, type RefreshReading } from './refresh-monitor.ts';

/** A screen by hand: frames at a rate, one after another, as one monitor sees them. */
function screen() {
  const monitor = refreshMonitor();
  let nowMs = 1000;
  return {
    show(hz: number, count: number, jitterMs = () => 0): RefreshReading[] {
      const readings: RefreshReading[] = [];
      for (let i = 0; i < count; i += 1) {
        nowMs += 1000 / hz;
        const reading = monitor.frame(nowMs + jitterMs());
        if (reading) readings.push(reading);
      }
      return readings;
    },
    hide(ms: number) {
      nowMs += ms;
    },
  };
}

describe('refreshMonitor', () => {
  it('has its first reading after 120 frames and a finer one after every further 240', () => {
    const { show } = screen();
    expect(show(144, 119)).toEqual([]);
    expect(show(144, 1)[0]?.refreshHz).toBeCloseTo(144, 6);
    expect(show(144, 480)).toHaveLength(2);
  });

  it('gives the old rate up within half a second of a change, and then finds the new one', () => {
    const { show } = screen();
    show(60, 120);
    const readings = show(75, 160);
    expect(readings[0]).toMatchObject({ refreshHz: null, isSteady: false });
    expect(readings[1]?.refreshHz).toBeCloseTo(75, 6);
  });

  it('holds on to its rate through dropped frames', () => {
    const { show, hide } = screen();
    show(60, 120);
    for (let i = 0; i < 60; i += 1) {
      hide(1000 / 60);
      expect(show(60, 3).map(({ refreshHz }) => refreshHz)).not.toContain(null);
    }
  });

  it('holds on to its rate where most frames are dropped, and says that they do not come evenly', () => {
    const { show, hide } = screen();
    const random = createRandom(13);
    const readings: RefreshReading[] = [];
    for (let i = 0; i < 1000; i += 1) {
      if (random.uniform() > 0.4) hide(1000 / 60);
      readings.push(...show(60, 1));
    }
    expect(readings.length).toBeGreaterThan(3);
    for (const { refreshHz, isSteady } of readings) {
      expect(refreshHz).toBeCloseTo(60, 6);
      expect(isSteady).toBe(false);
    }
  });

  it('counts the frames that were dropped', () => {
    const { show, hide } = screen();
    show(60, 120);
    show(60, 100);
    hide(1000 / 60);
    show(60, 50);
    hide(2000 / 60);
    expect(show(60, 90)).toMatchObject([{ droppedFrames: 3, shownFrames: 240 }]);
  });

  it('counts anew after the page was hidden, and keeps the rate meanwhile', () => {
    const { show, hide } = screen();
    show(60, 120);
    show(60, 200);
    hide(5000);
    expect(show(60, 239)).toEqual([]);
    expect(show(60, 1)[0]?.refreshHz).toBeCloseTo(60, 6);
  });

  it('calls a variable-refresh screen unsteady', () => {
    const { show } = screen();
    const random = createRandom(11);
    const [reading] = show(90, 120, () => 4 * random.uniform());
    expect(reading?.isSteady).toBe(false);
  });

  it('calls a screen steady whose browser rounds its stamps to 1 ms', () => {
    const monitor = refreshMonitor();
    let reading: RefreshReading | null = null;
    for (let i = 0; i < 120; i += 1) reading = monitor.frame(Math.round(500 + (1000 * i) / 60));
    expect(reading).toMatchObject({ isSteady: true });
  });
});
