import { createRandom } from '../dsp/random.ts';
import { describe, expect, it } from 'vitest';
import { HIGHEST_SHARE_OF_REFRESH, highestLightHz } from '../stimulus/delivered-light.ts';
import { UNKNOWN_SCREEN } from '../stimulus/output.ts';
import { refreshMonitor, type RefreshReading } from './refresh-monitor.ts';

/** A screen by hand: frames at a rate, one after another, as one monitor sees them. */
function screen() {
  const monitor = refreshMonitor();
  let nowMs = 1000;
  return {
    monitor,
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

  it.each([
    [60, 30],
    [240, 60],
    [120, 60],
    [144, 72],
    [60, 20],
    [60, 24],
    [60, 50],
    [144, 60],
    [75, 60],
  ])(
    'notices within half a second that %d Hz have become %d Hz, and says the new rate later',
    (from, to) => {
      const { show } = screen();
      show(from, 360);
      const [first] = show(to, to / 2);
      expect(first).toMatchObject({ isSteady: false });
      expect(highestLightHz(first ?? UNKNOWN_SCREEN)).toBeLessThan(
        HIGHEST_SHARE_OF_REFRESH * to * 1.001,
      );
      expect(first?.refreshHz ?? to).toBeLessThan(to * 1.001);
      const last = show(to, 300).at(-1);
      expect(last).toMatchObject({ isSteady: true });
      expect(last?.refreshHz).toBeCloseTo(to, 6);
    },
  );

  it.each([
    [30, 60],
    [60, 240],
    [60, 120],
    [72, 144],
  ])('gives %d Hz up within half a second when there are %d Hz', (from, to) => {
    const { show } = screen();
    show(from, 360);
    expect(show(to, to / 2)[0]).toMatchObject({ refreshHz: null, isSteady: false });
    expect(show(to, 300).at(-1)?.refreshHz).toBeCloseTo(to, 6);
  });

  it('notices a fall in that time at whatever frame of its own counting the fall comes', () => {
    for (let frames = 0; frames < 240; frames += 1) {
      const { show } = screen();
      show(60, 120 + frames);
      const found = show(30, 15);
      expect(found.at(-1), `after ${frames} frames`).toMatchObject({ isSteady: false });
    }
  });

  it('does not take a few slow frames before the page was hidden, and a few after, for a fall', () => {
    const { show, hide } = screen();
    show(60, 240);
    show(15, 3);
    hide(5000);
    expect(show(15, 6)).toEqual([]);
  });

  it('notices a second fall while it still measures the first', () => {
    const { show } = screen();
    show(240, 360);
    expect(show(120, 60)[0]).toMatchObject({ isSteady: false });
    expect(show(60, 30)[0]).toMatchObject({ isSteady: false });
    expect(show(60, 120).at(-1)?.refreshHz).toBeCloseTo(60, 6);
  });

  it.each([
    [0.01, 60],
    [0.05, 60],
    [0.05, 240],
    [0.3, 60],
    [0.3, 144],
  ])(
    'takes no screen that drops a share of %d of its frames at random for a fallen one, at %d Hz',
    (share, hz) => {
      const { show, hide } = screen();
      const random = createRandom(17);
      show(hz, 120);
      for (let i = 0; i < 20_000; i += 1) {
        if (random.uniform() < share) hide(1000 / hz);
        for (const { refreshHz, isSteady } of show(hz, 1)) {
          expect(refreshHz).toBeCloseTo(hz, 6);
          expect(isSteady).toBe(true);
        }
      }
    },
  );

  it('takes a short stall for what it is', () => {
    const { show, hide } = screen();
    show(60, 120);
    for (let i = 0; i < 20; i += 1) {
      hide(450);
      expect(show(60, 10).filter(({ isSteady }) => !isSteady)).toEqual([]);
    }
  });

  it('has nothing to give up while the rate wanders by less than a twentieth', () => {
    const { show } = screen();
    show(60, 120);
    expect(show(60 / 1.045, 239)).toEqual([]);
  });

  it('gives the rate up that is off by more than a twentieth', () => {
    const { show } = screen();
    show(60, 120);
    expect(show(60 / 1.055, 29)[0]).toMatchObject({ refreshHz: null });
  });

  it('is not misled by single frames that come off the beat', () => {
    const { show } = screen();
    show(60, 120);
    const random = createRandom(19);
    const shown = show(60, 2400, () => (random.uniform() < 0.4 ? 3 : 0));
    expect(shown.map(({ refreshHz }) => refreshHz)).not.toContain(null);
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

  it('doubts a rate that was found before until eight intervals have shown it', () => {
    const { monitor, show } = screen();
    monitor.begin(60);
    show(60, 8);
    expect(monitor.isInDoubt).toBe(true);
    expect(monitor.shownHz).toBe(0);
    show(60, 1);
    expect(monitor.isInDoubt).toBe(false);
    expect(monitor.shownHz).toBe(60);
    monitor.begin(null);
    expect(monitor.isInDoubt).toBe(false);
  });

  it.each([60, 75, 120, 144, 165, 200, 240, 360])(
    'is shown %d Hz by stamps that are rounded to 1 ms, and by a faster screen',
    (hz) => {
      for (let offset = 0; offset < 50; offset += 1) {
        const monitor = refreshMonitor();
        monitor.begin(hz);
        for (let i = 0; i <= 8; i += 1) monitor.frame(Math.round(offset / 50 + (1000 * i) / hz));
        expect(monitor.isInDoubt).toBe(false);
      }
      const { monitor, show } = screen();
      monitor.begin(0.6 * hz);
      show(hz, 9);
      expect(monitor.isInDoubt).toBe(false);
    },
  );

  it.each([
    [120, 60],
    [144, 120],
    [144, 60],
    [75, 60],
    [60, 50],
    [60, 30],
    [240, 60],
    [60, 56],
  ])('is never shown %d Hz by %d Hz, and gives it up within half a second', (from, to) => {
    const { monitor, show } = screen();
    monitor.begin(from);
    const [first] = show(to, 1 + Math.ceil(to / 2));
    expect(first).toMatchObject({ isSteady: false });
    expect(first?.refreshHz ?? to).toBeLessThan(to * 1.001);
    expect(monitor.shownHz).toBeLessThan(to * 1.001);
    show(to, 120);
    expect(monitor.shownHz).toBeCloseTo(to, 6);
  });

  it('is shown a rate by a screen that drops a third of its frames, or begins with a stall', () => {
    const dropping = screen();
    const random = createRandom(23);
    dropping.monitor.begin(60);
    for (let i = 0; i < 20; i += 1) {
      if (random.uniform() < 0.33) dropping.hide(1000 / 60);
      dropping.show(60, 1);
    }
    expect(dropping.monitor.isInDoubt).toBe(false);
    const stalling = screen();
    stalling.monitor.begin(60);
    stalling.show(60, 1);
    stalling.hide(250);
    stalling.show(60, 9);
    expect(stalling.monitor.isInDoubt).toBe(false);
  });

  it('doubts its own rate again after the page was hidden', () => {
    const { monitor, show, hide } = screen();
    show(60, 120);
    hide(5000);
    show(60, 8);
    expect(monitor.isInDoubt).toBe(true);
    show(60, 1);
    expect(monitor.isInDoubt).toBe(false);
  });

  it('gives up what frames of all lengths have not shown within half a second', () => {
    const { monitor } = screen();
    monitor.begin(60);
    const stamps = Array.from({ length: 20 }, (_, i) => 33 * i + (i % 3 === 0 ? -12 : 0));
    const readings = stamps.flatMap((stampMs) => monitor.frame(1000 + stampMs) ?? []);
    expect(readings[0]).toMatchObject({ refreshHz: null, isSteady: false });
  });
});
