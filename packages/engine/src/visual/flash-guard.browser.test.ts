import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { relativeLuminance, srgbToLinear } from '@overtone/domain/safety/luminance';
import { PULSE_STYLES, type PulseStyle } from '@overtone/domain/safety/output-choice';
import { WAVEFORMS } from '@overtone/domain/session/settings';
import { steadyOutput } from '@overtone/testkit/outputs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pulseHeight, type PulseSeries } from '@overtone/domain/rhythm/pulse-series';
import { stimulusFrom, type StimulusPlan } from '../stimulus/plan.ts';
import { emptyFrame, fillFrame, FRAME_AT, type OverlayFrame } from './overlay-frame.ts';
import { overlayPainter, type OverlayPainter } from './overlay-painter.ts';
import { paramsOf, TINT_SIZE } from './overlay-params.ts';

const PATCH_PX = 16;
const PLAIN = [
  '#000',
  '#1e1e1e',
  '#444',
  '#808080',
  '#bbb',
  '#fff',
  '#f00',
  '#0f0',
  '#00f',
  '#ff0',
  '#0ff',
  '#f0f',
  '#700',
  '#070',
  '#007',
  '#f9f7f1',
];
/** Rounding to code values and the noise that spreads it, averaged over a patch. */
const ROUNDING = 0.004;

let overlay: HTMLCanvasElement;
let painter: OverlayPainter;
let composite: OffscreenCanvasRenderingContext2D;
let page: OffscreenCanvas;
let patches: number;

/** Lines of small strokes, as a page of text has them. */
function drawText(
  context: OffscreenCanvasRenderingContext2D,
  x: number,
  paper: string,
  ink: string,
): void {
  context.fillStyle = paper;
  context.fillRect(x, 0, PATCH_PX, PATCH_PX);
  context.fillStyle = ink;
  for (let line = 2; line < PATCH_PX; line += 5) {
    for (let at = 1; at < PATCH_PX; at += 3) context.fillRect(x + at, line, 2, 2);
  }
}

beforeAll(() => {
  patches = PLAIN.length + 2;
  const width = patches * PATCH_PX;
  page = new OffscreenCanvas(width, PATCH_PX);
  const context = page.getContext('2d');
  if (!context) throw new Error('no 2d context');
  PLAIN.forEach((colour, i) => {
    context.fillStyle = colour;
    context.fillRect(i * PATCH_PX, 0, PATCH_PX, PATCH_PX);
  });
  drawText(context, PLAIN.length * PATCH_PX, '#fff', '#111');
  drawText(context, (PLAIN.length + 1) * PATCH_PX, '#1e1e1e', '#9cdcfe');
  overlay = document.createElement('canvas');
  overlay.width = width;
  overlay.height = PATCH_PX;
  const made = overlayPainter(overlay);
  if (!made.ok) throw new Error(made.reason);
  painter = made.value;
  const target = new OffscreenCanvas(width, PATCH_PX).getContext('2d', {
    willReadFrequently: true,
  });
  if (!target) throw new Error('no 2d context');
  composite = target;
});

afterAll(() => overlay.remove());

/** Mean relative luminance of every patch of the page under a frame, as the browser blends it. */
function patchLuminance(frame: OverlayFrame): number[] {
  painter.draw(frame);
  composite.drawImage(page, 0, 0);
  composite.drawImage(overlay, 0, 0);
  const { data, width } = composite.getImageData(0, 0, patches * PATCH_PX, PATCH_PX);
  const sums = Array.from({ length: patches }, () => 0);
  for (let i = 0; i < data.length; i += 4) {
    const patch = Math.floor(((i / 4) % width) / PATCH_PX);
    const light = (channel: number) => srgbToLinear((data[i + channel] ?? 0) / 255);
    sums[patch] = (sums[patch] ?? 0) + relativeLuminance({ r: light(0), g: light(1), b: light(2) });
  }
  return sums.map((sum) => sum / PATCH_PX ** 2);
}

/** Phases at which a pulse is lowest and highest. */
function extremes(series: PulseSeries): readonly number[] {
  const phases = Array.from({ length: 64 }, (_, i) => i / 64);
  const byHeight = phases.toSorted((a, b) => pulseHeight(series, a) - pulseHeight(series, b));
  return [byHeight[0] ?? 0, byHeight.at(-1) ?? 0];
}

/** Largest swing of luminance over any patch, through the shader's own pixels. */
function pixelSwing({ light }: StimulusPlan): number {
  const params = paramsOf(light);
  const frame = emptyFrame();
  let worst = 0;
  for (const zone of [FRAME_AT.middle, FRAME_AT.rim]) {
    const seen: number[][] = [];
    for (const g of extremes(light.global)) {
      for (const c of extremes(light.centre)) {
        fillFrame(frame, params, [g, c]);
        const tint = frame.slice(zone, zone + TINT_SIZE);
        seen.push(patchLuminance(Float32Array.of(...tint, ...tint)));
      }
    }
    for (let patch = 0; patch < patches; patch += 1) {
      const values = seen.map((row) => row[patch] ?? 0);
      worst = Math.max(worst, Math.max(...values) - Math.min(...values));
    }
  }
  return worst;
}

function planOf(
  visualHue: number,
  strength: number,
  pulseStyle: PulseStyle,
  i: number,
  flashGuard = true,
) {
  const pairs = [
    [3, 40],
    [1, 10],
    [0.1, 6],
    [3, 15],
    [0, 30],
    [3, null],
  ] as const;
  const refreshRates = [60, 75, 120, 144, 240];
  const [globalModulationHz = 0, centerModulationHz = 0] = pairs[i % pairs.length] ?? [];
  return stimulusFrom(
    {
      ...DEMO_DEFAULTS,
      isOn: true,
      visualHue,
      globalModulationStrength: strength,
      globalModulationHz,
      centerModulationHz,
      waveform: WAVEFORMS[i % WAVEFORMS.length] ?? 'Sine',
    },
    steadyOutput(refreshRates[i % refreshRates.length] ?? 60, { pulseStyle, flashGuard }),
  );
}

describe('Flash guard, through the pixels of the shader', () => {
  it.each(PULSE_STYLES)(
    'bounds the swing over every background for every hue and strength, style %s',
    (style) => {
      let i = 0;
      for (let hue = 0; hue <= 360; hue += 10) {
        for (const strength of [0.05, 0.2, 0.45, 0.7, 1]) {
          const swing = pixelSwing(planOf(hue, strength, style, (i += 1)));
          expect(swing, `hue ${hue}, strength ${strength}`).toBeLessThanOrEqual(0.05 + ROUNDING);
        }
      }
    },
  );

  it('has something to bound: without it the demo defaults swing by 0.2 over white', () => {
    const swing = pixelSwing(planOf(243, 0.45, 'light', 0, false));
    expect(swing).toBeGreaterThan(0.15);
  });

  it('shows as much as it may: the swing of the defaults is near the limit, not far under it', () => {
    expect(pixelSwing(planOf(243, 0.45, 'light', 0))).toBeGreaterThan(0.035);
  });
});
