// Runs inside the browser: what has to be measured where people run it.
import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { performanceNow, timeOrigin } from '@overtone/engine/clock/performance-clock';
import { beginTracks } from '@overtone/engine/clock/rhythm-tracks';
import { createEngine } from '@overtone/engine/create-engine';
import { stimulusFrom } from '@overtone/engine/stimulus/plan';
import { lightLimiter } from '@overtone/engine/limiter/light-limiter';
import { emptyFrame, fillFrame } from '@overtone/engine/visual/overlay-frame';
import type { OverlayCommand, SurfaceReport } from '@overtone/engine/visual/overlay-messages';
import { overlayPainter } from '@overtone/engine/visual/overlay-painter';
import { paramsOf } from '@overtone/engine/visual/overlay-params';
import { pageSurface, workerSurface } from '@overtone/engine/visual/overlay-surface';
import { steadyOutput } from '@overtone/testkit/outputs';
import { renderSound, TONE_ALONE } from '@overtone/testkit/render-sound';
import { soundTrial } from './sound-phase.ts';

const ON = { ...DEMO_DEFAULTS, isOn: true };
const PLAN = stimulusFrom(ON, steadyOutput(60));

function canvasOf(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.style.cssText = `position: fixed; left: 0; top: 0; width: ${Math.min(width, 320)}px`;
  document.body.append(canvas);
  return canvas;
}

/** Renders the demo's tone offline and gives how long that took. */
async function renderTone(durationS: number): Promise<number> {
  const startedAt = performance.now();
  await renderSound([{ atS: 0.02, settings: TONE_ALONE }], { durationS });
  return (performance.now() - startedAt) / 1000;
}

function on(): OverlayCommand {
  const { global, centre } = beginTracks(PLAN, 0);
  return {
    kind: 'plan',
    plan: PLAN.light,
    tracks: { global: global.light, centre: centre.light },
    from: 0,
  };
}

/** Frames that a worker's overlay and a page's overlay lose, side by side, while the page is blocked every second. */
async function framesUnderLoad(
  durationS: number,
): Promise<{ worker: number; page: number; frames: number }> {
  const lost = { worker: 0, page: 0 };
  const stamps: number[] = [];
  const count = (kind: 'worker' | 'page') => (report: SurfaceReport) => {
    if (report.kind === 'refresh') lost[kind] += report.droppedFrames;
  };
  const surfaces = [
    workerSurface(canvasOf(320, 180).transferControlToOffscreen(), count('worker'), false),
    pageSurface(canvasOf(320, 180), count('page'), false),
  ];
  for (const surface of surfaces) surface.send(on());
  const startedAt = performance.now();
  let blocks = 0;
  while (performance.now() - startedAt < durationS * 1000) {
    stamps.push(await new Promise(requestAnimationFrame));
    if (performance.now() - startedAt < 1000 * (blocks + 1)) continue;
    const blockMs = [200, 350, 500][blocks % 3] ?? 200;
    const until = performance.now() + blockMs;
    while (performance.now() < until);
    blocks += 1;
  }
  for (const surface of surfaces) surface.send({ kind: 'halt' });
  return { ...lost, frames: Math.round(durationS * 60) };
}

/** Median milliseconds to fill, draw and finish one frame at a size, without the limiter and with it, taking turns. */
function frameCost(
  width: number,
  height: number,
  frames: number,
): { plainMs: number; limitedMs: number } {
  const canvas = canvasOf(width, height);
  const painter = overlayPainter(canvas);
  const gl = canvas.getContext('webgl2');
  if (!painter.ok || !gl) throw new Error('no WebGL 2');
  const params = paramsOf(PLAN.light);
  const frame = emptyFrame();
  const pixel = new Uint8Array(4);
  const limiter = lightLimiter();
  const draw = (i: number, limited: boolean) => {
    const startedAt = performance.now();
    fillFrame(frame, params, [i / 20, i / 6]);
    if (limited) limiter.limit(frame, i / 60, true, true);
    painter.value.draw(frame);
    gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
    return performance.now() - startedAt;
  };
  draw(0, true);
  const costs: Record<'plain' | 'limited', number[]> = { plain: [], limited: [] };
  for (let i = 1; i <= frames; i += 1) {
    costs.limited.push(draw(i, true));
    costs.plain.push(draw(i, false));
  }
  canvas.remove();
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;
  return { plainMs: median(costs.plain), limitedMs: median(costs.limited) };
}

/** Light behind sound, and frames and timers asked for after the engine was switched off. */
async function liveEngine(seconds: number) {
  const engine = createEngine({
    load: () => Promise.reject(new Error()),
    onProblem: () => undefined,
  });
  engine.attachCanvas(canvasOf(320, 180));
  await engine.start();
  engine.apply({ ...ON, backgroundSoundType: 'off' });
  const offsets: number[] = [];
  const until = performanceNow() + seconds * 1000;
  while (performanceNow() < until) {
    await new Promise(requestAnimationFrame);
    offsets.push(Math.abs(engine.signal().lightSoundOffsetMs ?? Number.NaN));
  }
  const sorted = offsets.filter((ms) => ms >= 0).toSorted((a, b) => a - b);
  engine.apply({ ...ON, isOn: false });
  await new Promise((resolve) => setTimeout(resolve, 1000));
  let asked = 0;
  const request = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (run) => {
    asked += 1;
    return request(run);
  };
  await new Promise((resolve) => setTimeout(resolve, 2000));
  window.requestAnimationFrame = request;
  return {
    medianMs: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
    p95Ms: sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN,
    framesWhenOff: asked,
    audioWhenOff: engine.state.get().audio,
    originMs: timeOrigin(),
  };
}

const bench = { renderTone, framesUnderLoad, frameCost, liveEngine, soundTrial };

/** What the benchmarks call. */
export type PageBench = typeof bench;

Object.assign(window, { bench });
