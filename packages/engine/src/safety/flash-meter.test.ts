import { describe, expect, it } from 'vitest';
import { createRandom } from '../dsp/random.ts';
import { createFlashMeter } from './flash-meter.ts';
import {
  BLACK,
  BLUE,
  grey,
  judgeCells,
  judgePatches,
  leftShare,
  RED,
  sine,
  still,
  switching,
  WHITE,
  type ClipChange,
  type Light,
} from './test-sequences.ts';

/** The verdict on a whole picture that changes as one. */
function whole(light: Light, change: ClipChange = {}) {
  return judgePatches(light, [], change);
}

const FAILS = { pass: false };
const PASSES = { pass: true };

describe('the calibration of the reference meter, where WCAG agrees with it', () => {
  it('passes a 10 Hz sine of swing 0.105, whose extremes fall between the frames', () => {
    expect(whole(sine(10, 0.105))).toMatchObject({ pass: true, generalFlashesPerSecond: 0 });
  });

  it('fails a 10 Hz sine of swing 0.12', () => {
    expect(whole(sine(10, 0.12))).toMatchObject({ pass: false, generalFlashesPerSecond: 10 });
  });

  it('fails a swing of 0.30 at 4, 10 and 20 Hz, and counts the rate', () => {
    for (const hz of [4, 10, 20]) {
      expect(whole(sine(hz, 0.3))).toMatchObject({ pass: false, generalFlashesPerSecond: hz });
    }
  });

  it('fails 40 Hz on screens of 120 and 144 Hz', () => {
    for (const frameHz of [120, 144]) {
      expect(whole(sine(40, 0.3), { frameHz, seconds: 3 })).toMatchObject({
        pass: false,
        generalFlashesPerSecond: 40,
      });
    }
  });

  it('sees 40 Hz on a 60 Hz screen as the 20 flashes a second that it is', () => {
    expect(whole(sine(40, 0.3))).toMatchObject({ pass: false, generalFlashesPerSecond: 20 });
  });

  it('passes 30 Hz on a 60 Hz screen at the phase where it vanishes', () => {
    expect(whole(sine(30, 0.3))).toMatchObject({ pass: true, largestSwing: 0 });
  });

  it('passes black and white over 20% of the picture and fails it over 26%', () => {
    const flashing = switching(10, BLACK, WHITE);
    const fifth = judgePatches(still(BLACK), [leftShare(0.2, flashing)]);
    expect(fifth).toMatchObject({ pass: true, generalFlashesPerSecond: 0, largestSwing: 1 });
    expect(fifth.worstAreaShare).toBeCloseTo(0.2, 6);
    const quarter = judgePatches(still(BLACK), [leftShare(0.26, flashing)]);
    expect(quarter).toMatchObject({ pass: false, generalFlashesPerSecond: 10 });
    expect(quarter.worstAreaShare).toBeGreaterThan(0.25);
  });

  it('passes swings whose darker state is 0.85', () => {
    const bright = whole(switching(10, grey(0.85), WHITE));
    expect(bright).toMatchObject({ pass: true, generalFlashesPerSecond: 0 });
    expect(bright.largestSwing).toBeCloseTo(0.15, 2);
  });

  it('fails black and a half red for red alone', () => {
    const halfRed = { r: (128 / 255) ** 2.2, g: 0, b: 0 };
    expect(whole(switching(10, BLACK, halfRed))).toMatchObject({
      pass: false,
      generalFlashesPerSecond: 0,
      redFlashesPerSecond: 10,
    });
  });

  it('fails red and blue for both', () => {
    expect(whole(switching(10, RED, BLUE))).toMatchObject({
      pass: false,
      generalFlashesPerSecond: 10,
      redFlashesPerSecond: 10,
    });
  });

  it('passes black and the blue of hue 243, whose luminance is only 0.073', () => {
    const blue = whole(switching(10, BLACK, { r: 0.004, g: 0, b: 1 }));
    expect(blue).toMatchObject({ pass: true, redFlashesPerSecond: 0 });
    expect(blue.largestSwing).toBeCloseTo(0.073, 3);
  });
});

describe('what the reference meter passes by averaging the whole frame, and WCAG fails', () => {
  it('a swing of 0.30 over 30% of the picture', () => {
    expect(judgePatches(still(grey(0.2)), [leftShare(0.3, sine(10, 0.3))])).toMatchObject(FAILS);
  });

  it('a swing of 0.18 over half of the picture', () => {
    expect(judgePatches(still(grey(0.2)), [leftShare(0.5, sine(10, 0.18))])).toMatchObject(FAILS);
  });

  it('black and white in counter-phase on the left and on the right', () => {
    const [left, right] = [switching(10, BLACK, WHITE), switching(10, WHITE, BLACK)];
    expect(judgePatches(right, [leftShare(0.5, left)])).toMatchObject({
      pass: false,
      generalFlashesPerSecond: 10,
      worstAreaShare: 1,
    });
  });
});

describe('slow flashing at full swing, which the reference meter fails from 2 Hz on', () => {
  const full = (hz: number, phase = 0) => sine(hz, 1, 0.5, phase);

  it('passes up to 3 Hz at any phase, since WCAG forbids only more than three', () => {
    for (const phase of [0, 0.2, 0.4, 0.6, 0.8]) {
      const three = judgeCells(full(3, phase));
      expect(three).toMatchObject({ pass: true, generalFlashesPerSecond: 3, sustained: true });
    }
    expect(judgeCells(full(2))).toMatchObject({ pass: true, generalFlashesPerSecond: 2 });
  });

  it('fails just above 3 Hz', () => {
    expect(judgeCells(full(3.1))).toMatchObject({ pass: false, generalFlashesPerSecond: 4 });
  });

  it('warns from 2 Hz on, and not of 1.25 or 1.75 Hz', () => {
    const isSustained = (hz: number) => judgeCells(full(hz)).sustained;
    expect([1.25, 1.75, 2, 2.5, 3].map(isSustained)).toEqual([false, false, true, true, true]);
  });

  it('warns of 2 Hz for six seconds and not for five', () => {
    const during = (seconds: number) =>
      judgeCells((t) => (t < seconds ? full(2, 0.75)(t) : BLACK), { seconds: 9 }).sustained;
    expect([5, 6].map(during)).toEqual([false, true]);
  });
});

describe('what is no flash', () => {
  it('one fade in and out, at full swing', () => {
    const fade: Light = (t) => grey(Math.min(1, t / 0.3, (7 - t) / 0.3));
    expect(whole(fade)).toMatchObject({ pass: true, generalFlashesPerSecond: 1, sustained: false });
  });

  it('dithered 8-bit noise', () => {
    const { uniform } = createRandom(7);
    const size = { widthPx: 320, heightPx: 184 };
    for (const level of [0, 1, 60, 250]) {
      const meter = createFlashMeter({ ...size, frameHz: 60 });
      const frame = new Uint8Array(size.widthPx * size.heightPx * 4);
      for (let i = 0; i < 60; i += 1) {
        frame.forEach((_, at) => (frame[at] = level + Math.floor(3 * uniform())));
        meter.frame(frame);
      }
      expect(meter.verdict()).toMatchObject({
        pass: true,
        generalFlashesPerSecond: 0,
        redFlashesPerSecond: 0,
      });
    }
  });

  it('a fine chequered pattern that swaps its squares', () => {
    const meter = createFlashMeter({ widthPx: 320, heightPx: 184, frameHz: 60 });
    const chequered = [0, 1].map((odd) =>
      Uint8Array.from({ length: 320 * 184 * 4 }, (_, at) => {
        const pixel = Math.floor(at / 4);
        const square = ((pixel % 320) >> 1) + (Math.floor(pixel / 320) >> 1);
        return ((square + odd) % 2) * 255;
      }),
    );
    for (let i = 0; i < 60; i += 1) meter.frame(chequered[i % 2] ?? new Uint8Array());
    expect(meter.verdict()).toMatchObject({ pass: true, largestSwing: 0 });
  });
});

describe('the area', () => {
  const screen = { widthPx: 1024, heightPx: 768, frameHz: 30, seconds: 1 };
  const patch = (x: number, width: number) => ({
    x,
    y: 304,
    width,
    height: 144,
    light: switching(10, BLACK, WHITE),
  });

  it('is judged in the worst window, not over the whole screen', () => {
    expect(judgePatches(still(BLACK), [patch(400, 144)], screen)).toMatchObject(PASSES);
    expect(judgePatches(still(BLACK), [patch(400, 160)], screen)).toMatchObject(FAILS);
  });

  it('may be exactly a quarter', () => {
    const quarter = judgePatches(still(BLACK), [leftShare(0.25, switching(10, BLACK, WHITE))]);
    expect(quarter).toMatchObject({ pass: true, worstAreaShare: 0.25 });
  });

  it('adds up what flashes in one window and not what lies farther apart', () => {
    const near = [patch(400, 96), patch(560, 96)];
    const far = [patch(100, 96), patch(560, 96)];
    expect(judgePatches(still(BLACK), near, screen)).toMatchObject(FAILS);
    expect(judgePatches(still(BLACK), far, screen)).toMatchObject(PASSES);
  });
});

describe('the absolute rule', () => {
  const on = (light: Light, peakCdM2: number) => judgeCells(light, { absolute: { peakCdM2 } }).pass;

  it('counts smaller swings the brighter the screen is', () => {
    const light = sine(10, 0.08, 0.1);
    expect(judgeCells(light).pass).toBe(true);
    expect([200, 250, 400, 1000].map((peak) => on(light, peak))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('counts no swing whose darker state is at 160 cd/m2 or lighter', () => {
    expect(on(switching(10, grey(0.39), grey(0.46)), 400)).toBe(false);
    expect(on(switching(10, grey(0.41), grey(0.48)), 400)).toBe(true);
  });

  it('adds to the relative one and takes nothing from it', () => {
    const bright = switching(10, grey(0.6), WHITE);
    expect(judgeCells(bright, { absolute: { peakCdM2: 1000 } })).toMatchObject(FAILS);
  });
});

describe('a meter', () => {
  it('names the time of the first flash too many', () => {
    const eighthChangeS = 8 / 20;
    expect(whole(switching(10, BLACK, WHITE)).firstFailureS).toBeCloseTo(eighthChangeS, 6);
    const later = whole((t) => (t < 2 ? BLACK : switching(10, BLACK, WHITE)(t)));
    expect(later.firstFailureS).toBeCloseTo(2 + eighthChangeS, 6);
    expect(whole(sine(2, 1, 0.5))).not.toHaveProperty('firstFailureS');
  });

  it('counts in the worst second, wherever it is', () => {
    const burst: Light = (t) => (t > 3 && t < 3.4 ? switching(10, BLACK, WHITE)(t) : BLACK);
    expect(judgeCells(burst)).toMatchObject({ pass: false, generalFlashesPerSecond: 4 });
    const shorter: Light = (t) => (t > 3 && t < 3.3 ? switching(10, BLACK, WHITE)(t) : BLACK);
    expect(judgeCells(shorter)).toMatchObject({ pass: true, generalFlashesPerSecond: 3 });
  });

  it('judges cells as it judges the pixels that they are the means of', () => {
    for (const swing of [0.08, 0.3]) {
      expect(judgeCells(sine(7, swing)).pass).toBe(whole(sine(7, swing)).pass);
    }
  });

  it('passes before the first frame', () => {
    expect(createFlashMeter({ widthPx: 320, heightPx: 180, frameHz: 60 }).verdict()).toEqual({
      pass: true,
      generalFlashesPerSecond: 0,
      redFlashesPerSecond: 0,
      worstAreaShare: 0,
      largestSwing: 0,
      sustained: false,
    });
  });

  it('refuses sizes and rates that are not above 0, and frames of another size', () => {
    const good = { widthPx: 16, heightPx: 8, frameHz: 60 };
    expect(() => createFlashMeter({ ...good, widthPx: 0 })).toThrow(/widthPx/);
    expect(() => createFlashMeter({ ...good, frameHz: Number.NaN })).toThrow(/frameHz/);
    expect(() => createFlashMeter({ ...good, absolute: { peakCdM2: -1 } })).toThrow(/peakCdM2/);
    expect(() => createFlashMeter(good).frame(new Uint8Array(4))).toThrow(RangeError);
    expect(() => createFlashMeter(good).frameOfCells(new Float32Array(3))).toThrow(RangeError);
  });
});

describe('whatever the picture', () => {
  const small = { widthPx: 64, heightPx: 32, seconds: 3 };

  it('passes as long as nothing moves', () => {
    const { uniform } = createRandom(1);
    for (let i = 0; i < 20; i += 1) {
      const cells = Array.from({ length: 32 }, () => ({
        r: uniform(),
        g: uniform(),
        b: uniform(),
      }));
      expect(judgeCells((_, cell) => cells[cell] ?? BLACK, small)).toMatchObject({
        pass: true,
        generalFlashesPerSecond: 0,
        redFlashesPerSecond: 0,
        largestSwing: 0,
      });
    }
  });

  it('never fails it for half the swing where it passes the whole', () => {
    const { between } = createRandom(2);
    const verdicts = Array.from({ length: 120 }, () => {
      const [hz, low, swing] = [between(1, 29), between(0, 1), between(0, 1)];
      const phases = Array.from({ length: 32 }, () => between(0, 1));
      const shaped = (share: number) =>
        judgeCells((t, cell) => {
          const height = 0.5 + 0.5 * Math.sin(2 * Math.PI * (hz * t + (phases[cell] ?? 0)));
          const darkening = (1 - low) * (1 - swing * height);
          return grey(1 - share * darkening);
        }, small).pass;
      return { whole: shaped(1), half: shaped(0.5) };
    });
    expect(verdicts.filter(({ whole, half }) => whole && !half)).toEqual([]);
    expect(verdicts.filter(({ whole }) => whole).length).toBeGreaterThan(20);
    expect(verdicts.filter(({ whole, half }) => !whole && half).length).toBeGreaterThan(5);
  });
});
