import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { modulationVoice } from './audio/modulation-voice.ts';
import { nextStart } from './audio/start-time.ts';
import { phaseAt, trackFrom } from '@overtone/domain/rhythm/phase';
import { createEngine } from './create-engine.ts';
import type { Engine } from './engine.ts';
import { soundSeries } from '@overtone/domain/rhythm/pulse-series';

const TEN_HZ = 10;

function frame(): Promise<number> {
  return new Promise(requestAnimationFrame);
}

/** Phase (cycles) of a sine of `hz` at the last of evenly spaced samples, by least squares with a constant. */
function fittedPhase(samples: Float32Array, sampleRate: number, hz: number): number {
  const last = samples.length - 1;
  const rows = Array.from(samples, (y, i) => {
    const turn = (2 * Math.PI * hz * (i - last)) / sampleRate;
    return { s: Math.sin(turn), c: Math.cos(turn), y };
  });
  const { s, c } = leastSquares(rows);
  return Math.atan2(c, s) / (2 * Math.PI);
}

/** Fits y = s sin + c cos + constant. */
function leastSquares(rows: readonly { s: number; c: number; y: number }[]) {
  const mean = (pick: (row: { s: number; c: number; y: number }) => number) =>
    rows.reduce((sum, row) => sum + pick(row), 0) / rows.length;
  const ms = mean(({ s }) => s);
  const mc = mean(({ c }) => c);
  const my = mean(({ y }) => y);
  const covariance = (a: (row: { s: number; c: number; y: number }) => number, b: typeof a) =>
    mean((row) => a(row) * b(row));
  const ds = (row: { s: number }) => row.s - ms;
  const dc = (row: { c: number }) => row.c - mc;
  const dy = (row: { y: number }) => row.y - my;
  const ss = covariance(ds, ds);
  const cc = covariance(dc, dc);
  const sc = covariance(ds, dc);
  const sy = covariance(ds, dy);
  const cy = covariance(dc, dy);
  const determinant = ss * cc - sc * sc;
  return { s: (sy * cc - cy * sc) / determinant, c: (cy * ss - sy * sc) / determinant };
}

function apart(a: number, b: number): number {
  const difference = a - b - Math.round(a - b);
  return Math.abs(difference);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

/** Holds the page up for this long at each of the next few connections of a node. */
function stallConnections(ms: number, times: number): void {
  const { connect } = AudioNode.prototype;
  let left = times;
  vi.spyOn(AudioNode.prototype, 'connect').mockImplementation(function stalled(
    this: AudioNode,
    ...target: unknown[]
  ) {
    const until = performance.now() + (left > 0 ? ms : 0);
    while (performance.now() < until);
    left -= 1;
    return Reflect.apply(connect, this, target);
  });
}

/** How far (cycles) a 10 Hz voice that was asked for at `lead` from now is from its track, half a second later. */
async function phaseError(lead: number, hinder: () => void): Promise<number> {
  const context = new AudioContext();
  // A device that is just opening swallows time; a start that is late by then would be measured as a phase error.
  while (context.currentTime < 0.5) await frame();
  const at = nextStart(context) + lead;
  const track = { ...trackFrom(at, TEN_HZ), phase: 0.3 };
  const probe = new ConstantSourceNode(context, { offset: 0 });
  const analyser = new AnalyserNode(context, { fftSize: 8192 });
  probe.connect(analyser);
  probe.start();
  const series = soundSeries('Sine', TEN_HZ);
  hinder();
  modulationVoice(context, probe.offset, { hz: TEN_HZ, series, track }, at).deepen(1, at);
  while (context.currentTime < at + 0.5) await frame();
  const errors: number[] = [];
  const samples = new Float32Array(analyser.fftSize);
  for (let i = 0; i < 60; i += 1) {
    await frame();
    analyser.getFloatTimeDomainData(samples);
    const predicted = phaseAt(track, context.currentTime - 1 / context.sampleRate);
    errors.push(apart(fittedPhase(samples, context.sampleRate, TEN_HZ), predicted));
  }
  await context.close();
  return median(errors);
}

describe('the phase of the sound', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it.each([
    ['ahead', 0.2],
    ['already past when it is set', -0.13],
  ])(
    'is where the phase function says, within a thousandth of a cycle, with the start %s',
    async (_, lead) => {
      expect(await phaseError(lead, () => undefined)).toBeLessThan(0.001);
    },
  );

  it('is there too when the page is held up while the voice is being connected', async () => {
    expect(await phaseError(0, () => stallConnections(30, 4))).toBeLessThan(0.001);
  });

  it('is there too on a machine that takes longer for a voice than its start is ahead', async () => {
    expect(await phaseError(0, () => stallConnections(80, 400))).toBeLessThan(0.001);
  });
});

describe('light and sound', () => {
  let engine: Engine;
  let canvas: HTMLCanvasElement;

  afterEach(() => {
    engine.shutDown();
    canvas.remove();
  });

  it('agree: the light on the screen is within 5 ms of the audible rhythm', async () => {
    engine = createEngine({ load: () => Promise.reject(new Error()), onProblem: () => undefined });
    canvas = document.createElement('canvas');
    Object.assign(canvas.style, { position: 'fixed', inset: '0', width: '96px', height: '64px' });
    document.body.append(canvas);
    engine.attachCanvas(canvas);
    await engine.start();
    engine.apply({
      ...DEMO_DEFAULTS,
      isOn: true,
      globalModulationHz: 0,
      centerModulationHz: TEN_HZ,
      globalModulationStrength: 1,
      visualHue: 120,
      backgroundSoundType: 'off',
    });
    const copy = new OffscreenCanvas(16, 16).getContext('2d', { willReadFrequently: true });
    const rows: { s: number; c: number; y: number }[] = [];
    const offsets: number[] = [];
    const stampsMs: number[] = [];
    for (let i = 0; i < 400; i += 1) {
      const stampMs = await frame();
      const { sound } = engine.signal().centre;
      copy?.clearRect(0, 0, 16, 16);
      copy?.drawImage(canvas, 40, 24, 16, 16, 0, 0, 16, 16);
      const data = copy?.getImageData(0, 0, 16, 16).data ?? [];
      let alpha = 0;
      for (let at = 3; at < data.length; at += 4) alpha += data[at] ?? 0;
      if (i < 120) continue;
      stampsMs.push(stampMs);
      rows.push({ s: Math.sin(2 * Math.PI * sound), c: Math.cos(2 * Math.PI * sound), y: alpha });
      offsets.push(engine.signal().lightSoundOffsetMs ?? NaN);
    }
    const { s, c } = leastSquares(rows);
    const lagMs = (-1000 * Math.atan2(c, s)) / (2 * Math.PI * TEN_HZ);
    expect(Math.abs(median(offsets))).toBeLessThan(5);
    // What the canvas shows may have been drawn for the frame before.
    const frameMs = ((stampsMs.at(-1) ?? NaN) - (stampsMs[0] ?? NaN)) / (stampsMs.length - 1);
    expect(Math.abs(lagMs)).toBeLessThan(5 + frameMs);
  }, 300_000);
});
