import { afterEach, describe, expect, it } from 'vitest';
import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { frequencyNear, toneAt } from '@overtone/testkit/tone-analysis';
import { phaseAt } from '@overtone/domain/rhythm/phase';
import { beginTracks } from '../clock/rhythm-tracks.ts';
import { stimulusFrom } from '../stimulus/plan.ts';
import { steadyOutput } from '@overtone/testkit/outputs';
import { emptyFrame, fillFrame, type OverlayFrame } from './overlay-frame.ts';
import { overlayPainter, type OverlayPainter } from './overlay-painter.ts';
import { paramsOf } from './overlay-params.ts';

const SIZE = 64;
const FRAME = frameOf([0.25, 0.5, 1], 0.123, 0.061);

let canvas: HTMLCanvasElement;

function frameOf(colour: readonly number[], middle: number, rim: number): OverlayFrame {
  const tint = (alpha: number) => [...colour.map((channel) => channel * alpha), alpha];
  return Float32Array.of(...tint(middle), ...tint(rim));
}

function painter(): OverlayPainter {
  canvas = document.createElement('canvas');
  canvas.width = SIZE;
  canvas.height = SIZE;
  document.body.append(canvas);
  const made = overlayPainter(canvas);
  if (!made.ok) throw new Error(made.reason);
  return made.value;
}

/** Premultiplied pixels straight from the drawing buffer; must run in the task that drew. */
function pixels(x = 0, y = 0, width = SIZE, height = SIZE): Uint8Array {
  const gl = canvas.getContext('webgl2');
  if (!gl) throw new Error('no context');
  const data = new Uint8Array(4 * width * height);
  gl.readPixels(x, y, width, height, gl.RGBA, gl.UNSIGNED_BYTE, data);
  return data;
}

function mean(data: Uint8Array, channel: number): number {
  let sum = 0;
  for (let i = channel; i < data.length; i += 4) sum += data[i] ?? 0;
  return sum / (data.length / 4);
}

afterEach(() => canvas.remove());

describe('overlayPainter', () => {
  it("gives the middle and the rim their opacities, in the frame's colour", () => {
    const paint = painter();
    paint.draw(FRAME);
    const middle = pixels(SIZE / 2 - 4, SIZE / 2 - 4, 8, 8);
    expect(mean(middle, 3)).toBeCloseTo(0.123 * 255, 0);
    expect(mean(middle, 2)).toBeCloseTo(0.123 * 255, 0);
    expect(mean(middle, 1)).toBeCloseTo(0.123 * 255 * 0.5, 0);
    expect(mean(middle, 0)).toBeCloseTo(0.123 * 255 * 0.25, 0);
    paint.draw(FRAME);
    expect(mean(pixels(0, 0, 3, 3), 3)).toBeCloseTo(0.061 * 255, -0.5);
  });

  it('dithers: steps of a tenth of a code value move the mean by a tenth', () => {
    const paint = painter();
    for (const code of [20, 20.1, 20.2, 20.5, 20.9]) {
      paint.draw(frameOf([0, 0, 1], code / 255, code / 255));
      expect(Math.abs(mean(pixels(), 3) - code)).toBeLessThan(0.03);
    }
  });

  it('never lets a premultiplied channel pass its alpha', () => {
    const paint = painter();
    paint.draw(frameOf([1, 1, 1], 0.0371, 0.1419));
    const data = pixels();
    for (let i = 0; i < data.length; i += 4) {
      const alpha = data[i + 3] ?? 0;
      expect(Math.max(data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0)).toBeLessThanOrEqual(alpha);
    }
  });

  it('clears to full transparency', () => {
    const paint = painter();
    paint.draw(FRAME);
    paint.clear();
    expect(pixels().every((value) => value === 0)).toBe(true);
  });

  it('follows a resize', () => {
    const paint = painter();
    paint.resize(20, 10);
    paint.draw(FRAME);
    expect([canvas.width, canvas.height]).toEqual([20, 10]);
    expect(mean(pixels(8, 4, 4, 2), 3)).toBeGreaterThan(20);
  });

  it('draws nothing while the context is lost, and goes on when it is restored', async () => {
    const paint = painter();
    const gl = canvas.getContext('webgl2');
    const lose = gl?.getExtension('WEBGL_lose_context');
    const event = (name: string) =>
      new Promise((resolve) => canvas.addEventListener(name, resolve, { once: true }));
    const lost = event('webglcontextlost');
    lose?.loseContext();
    await lost;
    expect(paint.draw(FRAME)).toBe(false);
    const restored = event('webglcontextrestored');
    setTimeout(() => lose?.restoreContext());
    await restored;
    expect(paint.draw(FRAME)).toBe(true);
    expect(mean(pixels(SIZE / 2 - 4, SIZE / 2 - 4, 8, 8), 3)).toBeCloseTo(0.123 * 255, 0);
  });

  it('says why there is no light where the canvas gives no WebGL 2', () => {
    canvas = document.createElement('canvas');
    canvas.getContext('2d');
    const refused = overlayPainter(canvas);
    expect(refused.ok ? '' : refused.reason).toContain('WebGL 2');
  });

  it('shows over 30 s the delivered 13.33 Hz within 0.001 Hz, and nothing at 20 Hz, for 40 Hz on a 60 Hz screen', () => {
    const refreshHz = 60;
    const settings = {
      ...DEMO_DEFAULTS,
      isOn: true,
      globalModulationHz: 0,
      globalModulationStrength: 1,
    };
    const plan = stimulusFrom(settings, steadyOutput(refreshHz));
    const params = paramsOf(plan.light);
    const { centre } = beginTracks(plan, 0);
    const paint = painter();
    const shown = emptyFrame();
    const series = Array.from({ length: 30 * refreshHz }, (_, frame) => {
      fillFrame(shown, params, [0, phaseAt(centre.light, frame / refreshHz)]);
      paint.draw(shown);
      return mean(pixels(SIZE / 2 - 8, SIZE / 2 - 8, 16, 16), 3);
    });
    expect(Math.abs(frequencyNear(series, refreshHz, 13.33) - 40 / 3)).toBeLessThan(0.001);
    const wanted = toneAt(series, refreshHz, 40 / 3).amplitude;
    expect(toneAt(series, refreshHz, 20).amplitude / wanted).toBeLessThan(0.0316);
  });
});
