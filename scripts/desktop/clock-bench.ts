// How well the clocks of two overlays agree: what each of them takes the session's time to be, at the same moment.
import { setTimeout as pause } from 'node:timers/promises';
import { startApp } from './app.ts';
import { hearReports, type OverlayReport } from './overlay-reports.ts';
import { startDesktop } from './x-desktop.ts';

const WATCHED_S = 60;

/** Watches two overlays for a minute. Gives lines for people. */
export async function benchClocks(application: string): Promise<readonly string[]> {
  const desktop = await startDesktop({ monitor: { width: 640, height: 480 } });
  try {
    const app = await startApp({ desktop, application });
    await app.turnOn();
    const heard = await hearReports(app);
    await pause(WATCHED_S * 1000);
    const reports = await heard();
    await app.stop();
    return describe(reports);
  } finally {
    await desktop.stop();
  }
}

/** Both overlays' clocks are the computer's own, so that the session's time differs by as much as their offsets. */
function describe(reports: readonly OverlayReport[]): readonly string[] {
  const [first, second] = [...new Set(reports.map(({ key }) => key))].map((wanted) =>
    reports.filter(({ key }) => key === wanted),
  );
  if (!first || !second) throw new Error('Two overlays should have reported.');
  const apartMs = first.map(({ at, clockOffset }) => {
    const other = second.reduce((one, next) =>
      Math.abs(next.at - at) < Math.abs(one.at - at) ? next : one,
    );
    return { at, ms: 1000 * (clockOffset - other.clockOffset) };
  });
  const sizes = apartMs.map(({ ms }) => Math.abs(ms));
  const steps = apartMs.slice(1).map(({ ms }, i) => Math.abs(ms - (apartMs[i]?.ms ?? ms)));
  const of = (values: readonly number[], share: number) =>
    (values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? 0).toFixed(2);
  return [
    `clocks of two overlays over ${WATCHED_S} s, ${apartMs.length} readings each:`,
    `  apart ${of(sizes, 0.5)} ms median, ${of(sizes, 0.95)} ms at 95 %, ${of(sizes, 1)} ms at most`,
    `  jitter ${of(steps, 0.5)} ms median from one reading to the next, ${of(steps, 0.95)} ms at 95 %`,
    `  drift ${(1000 * slope(apartMs)).toFixed(1)} ppm`,
  ];
}

/** Milliseconds a second, by least squares. */
function slope(points: readonly { readonly at: number; readonly ms: number }[]): number {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const [at, ms] = [mean(points.map((point) => point.at)), mean(points.map((point) => point.ms))];
  const along = points.reduce((sum, point) => sum + (point.at - at) * (point.ms - ms), 0);
  return along / points.reduce((sum, point) => sum + (point.at - at) ** 2, 0);
}
