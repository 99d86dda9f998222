import { linearToSrgb, type LinearRgb } from '@overtone/domain/safety/luminance';
import type { Cycles, Hertz, Seconds } from '@overtone/domain/units';
import { createFlashMeter, type FlashMeterOptions } from './flash-meter.ts';
import type { FlashVerdict } from './flash-verdict.ts';

/** A colour over time. */
export type Light = (timeS: Seconds) => LinearRgb;

/** A rectangle of one changing colour, in CSS pixels. */
export interface Patch {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly light: Light;
}

/** The sequence that the calibration speaks of: 320 x 180 at 60 frames a second for seven seconds. */
const CLIP = { widthPx: 320, heightPx: 180, frameHz: 60, seconds: 7 } as const;

/** What a test may change about it. */
export type ClipChange = Partial<FlashMeterOptions & { readonly seconds: Seconds }>;

/** Colours in linear light. */
export const BLACK: LinearRgb = { r: 0, g: 0, b: 0 };
export const WHITE: LinearRgb = { r: 1, g: 1, b: 1 };
export const RED: LinearRgb = { r: 1, g: 0, b: 0 };
export const BLUE: LinearRgb = { r: 0, g: 0, b: 1 };

/** A grey of this relative luminance. */
export function grey(luminance: number): LinearRgb {
  return { r: luminance, g: luminance, b: luminance };
}

/** A colour that never changes. */
export function still(colour: LinearRgb): Light {
  return () => colour;
}

/** A grey whose luminance is a sine of this peak-to-peak swing about a mean. */
export function sine(hz: Hertz, swing: number, mean = 0.2, phase: Cycles = 0): Light {
  return (timeS) => grey(mean + (swing / 2) * Math.sin(2 * Math.PI * (hz * timeS + phase)));
}

/** Hard switching between two colours, starting with the first. */
export function switching(
  hz: Hertz,
  first: LinearRgb,
  second: LinearRgb,
  phase: Cycles = 0,
): Light {
  // A hair's breadth keeps switches that fall on a frame from being rounded into the one before.
  return (timeS) => ((hz * timeS + phase + 1e-9) % 1 < 0.5 ? first : second);
}

/** A patch that covers a share of the calibration's picture from its left edge. */
export function leftShare(share: number, light: Light): Patch {
  return { x: 0, y: 0, width: Math.round(share * CLIP.widthPx), height: CLIP.heightPx, light };
}

function codeValue(light: number): number {
  return Math.round(255 * linearToSrgb(light));
}

function paint(frame: Uint8Array, acrossPx: number, patch: Patch, timeS: Seconds): void {
  const { r, g, b } = patch.light(timeS);
  const line = new Uint8Array(patch.width * 4);
  const pixel = [codeValue(r), codeValue(g), codeValue(b), 255];
  line.forEach((_, i) => (line[i] = pixel[i % 4] ?? 0));
  for (let y = patch.y; y < patch.y + patch.height; y += 1) {
    frame.set(line, (y * acrossPx + patch.x) * 4);
  }
}

/** The verdict on patches in front of a ground, painted into 8-bit frames at full resolution. */
export function judgePatches(
  ground: Light,
  patches: readonly Patch[],
  change: ClipChange = {},
): FlashVerdict {
  const { seconds, ...options } = { ...CLIP, ...change };
  const { widthPx: width, heightPx: height, frameHz } = options;
  const meter = createFlashMeter(options);
  const frame = new Uint8Array(width * height * 4);
  const everything = [{ x: 0, y: 0, width, height, light: ground }, ...patches];
  for (let i = 0; i < seconds * frameHz; i += 1) {
    for (const patch of everything) paint(frame, width, patch, i / frameHz);
    meter.frame(frame);
  }
  return meter.verdict();
}

/** The verdict on a picture of one changing colour, or of one that depends on the place of a cell, without rounding. */
export function judgeCells(
  light: (timeS: Seconds, cell: number) => LinearRgb,
  change: ClipChange = {},
): FlashVerdict {
  const { seconds, ...options } = { ...CLIP, ...change };
  const meter = createFlashMeter(options);
  const frame = new Float32Array(meter.cells.columns * meter.cells.rows * 3);
  for (let i = 0; i < seconds * options.frameHz; i += 1) {
    for (let cell = 0; cell < frame.length / 3; cell += 1) {
      const { r, g, b } = light(i / options.frameHz, cell);
      frame.set([r, g, b], cell * 3);
    }
    meter.frameOfCells(frame);
  }
  return meter.verdict();
}
