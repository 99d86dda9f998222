import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeControlWindow, type DrivenApp, startApp } from '../app.ts';
import { openPixels, type Pixels } from '../pixels.ts';
import { phaseBetween, type Sample, sineAt, strongestSine } from '../rhythm.ts';
import { setSession } from '../set-session.ts';
import { until } from '../until.ts';
import { startDesktop, type XDesktop } from '../x-desktop.ts';

/**
 * How long the light is watched at least. A minute says no more about a rhythm that is kept by a clock; it can be asked for.
 */
const WATCHED_S = Number(process.env['OVERTONE_WATCHED_S'] ?? 20);

/** Light is led to the rhythm of a screen that has just been measured; what is seen meanwhile does not count. */
const SETTLING_S = 5;

/** A busy machine shows few frames: it is watched until there are enough of them for the tolerance. */
const FRAMES = 240;
const LONGEST_S = WATCHED_S + 120;

/**
 * Slow enough to be told from its aliases on a busy machine that renders in software, ten frames a second or so; and no
 * whole number, lest a clock that jumps by seconds look as if it kept time.
 */
const FAST_HZ = 2.3;
const SLOW_HZ = 0.6;

/** Small, so that software renders it quickly. */
const MONITOR = { width: 640, height: 480 };

let desktop: XDesktop;
let app: DrivenApp;
let pixels: Pixels;

beforeAll(async () => {
  desktop = await startDesktop({ monitor: MONITOR });
  app = await startApp({ desktop });
  pixels = await openPixels(app.desktop.env['DISPLAY'] ?? '');
});

afterAll(async () => {
  pixels?.close();
  await app?.stop();
  await desktop?.stop();
});

/** Frames that were seen at least: a level that changed. */
function framesIn(samples: readonly Sample[]): number {
  return samples.filter(({ level }, i) => i > 0 && level !== samples[i - 1]?.level).length;
}

/** What both monitors show, in seconds of the computer's clock from when it counts. */
async function watch(): Promise<{ readonly left: Sample[]; readonly right: Sample[] }> {
  const { width, height } = MONITOR;
  const left: Sample[] = [];
  const right: Sample[] = [];
  const beginsAt = performance.now() / 1000 + SETTLING_S;
  const now = () => performance.now() / 1000 - beginsAt;
  const hasEnough = () => now() > WATCHED_S && Math.min(framesIn(left), framesIn(right)) >= FRAMES;
  while (now() < LONGEST_S && !hasEnough()) {
    left.push({ at: now(), level: (await pixels.at(width / 2, height / 2)).blue });
    right.push({ at: now(), level: (await pixels.at(1.5 * width, height / 2)).blue });
    await pause(12);
  }
  const counted = (samples: readonly Sample[]) => samples.filter(({ at }) => at >= 0);
  return { left: counted(left), right: counted(right) };
}

describe('the rhythm of the light', () => {
  it(
    'has the delivered frequency on the screen, and the same phase on both monitors',
    async () => {
      await setSession(app, { fastHz: FAST_HZ, slowHz: SLOW_HZ, strength: 0.9, isGuarded: false });
      await app.turnOn();
      await until('the screens to be measured', async () =>
        (await app.signalChecks()).every((check) => !check.includes('measuring')),
      );
      // The light goes on without the control window, which covers most of the left monitor.
      await closeControlWindow(app.desktop);
      const { left, right } = await watch();
      const found = strongestSine(left, 1.2, 5);
      expect(found.amplitude).toBeGreaterThan(2);
      expect(Math.abs(found.hz - FAST_HZ)).toBeLessThan(0.02);
      expect(Math.abs(strongestSine(right, 1.2, 5).hz - FAST_HZ)).toBeLessThan(0.02);
      const lag = phaseBetween(sineAt(left, FAST_HZ), sineAt(right, FAST_HZ));
      console.info(
        `${framesIn(left)} frames in ${((left.at(-1)?.at ?? 0) - (left[0]?.at ?? 0)).toFixed(0)} s;`,
        `delivered ${found.hz.toFixed(3)} Hz of ${FAST_HZ} Hz;`,
        `between the monitors ${((1000 * lag) / FAST_HZ).toFixed(1)} ms`,
      );
      expect(Math.abs(lag)).toBeLessThan(0.1);
    },
    (LONGEST_S + 90) * 1000,
  );
});
