import { TRACK_LOOP_S } from '@overtone/domain/session/background-sounds';
import type { Decibels, Hertz, Seconds } from '@overtone/domain/units';
import { bandPower, spectrumAt } from '../analysis/spectrum.ts';
import { amplitude, decibels, SAMPLE_RATE, type Stereo } from '../synthesis/loop.ts';
import { drawText, TEXT_HEIGHT } from './lettering.ts';
import { pngFile, type Rgb } from './png.ts';

const LEFT = 44;
const WIDTH = LEFT + 10 * TRACK_LOOP_S;
const SPECTRUM = { top: 4, height: 240, lowest: 40, highest: 20_000, rangeDb: 54 };
const LEVEL = { top: 254, height: 64, lowest: -40, highest: -8 };
const HEIGHT = LEVEL.top + LEVEL.height + 2 * TEXT_HEIGHT;

const COLUMN_S: Seconds = 0.1;
const WINDOW_S: Seconds = 0.15;

const HEAT_STEPS = 48;
const PAPER = HEAT_STEPS;
const INK = HEAT_STEPS + 1;
const GRID = HEAT_STEPS + 2;
const CURVE = HEAT_STEPS + 3;

/**
 * A picture of one loop: above, power by time and frequency in equal steps of pitch (54 dB from
 * dark to bright); below, the level of each tenth of a second in dB against full scale.
 */
export function trackPicture(sound: Stereo): Buffer {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(PAPER);
  const set = (x: number, y: number, colour: number) => {
    if (x >= 0 && x < WIDTH && y >= 0 && y < HEIGHT) pixels[y * WIDTH + x] = colour;
  };
  drawSpectrum(sound, set);
  drawLevel(sound, set);
  drawScales((x, y) => set(x, y, INK));
  return pngFile(WIDTH, pixels, PALETTE);
}

type Set = (x: number, y: number, colour: number) => void;

function drawSpectrum(sound: Stereo, set: Set): void {
  const mono = sound.left.map((x, i) => (x + (sound.right[i] ?? 0)) / 2);
  const columns = Array.from({ length: TRACK_LOOP_S / COLUMN_S }, (_, column) => {
    const spectrum = spectrumAt(mono, (column + 0.5) * COLUMN_S - WINDOW_S / 2, WINDOW_S);
    return Array.from({ length: SPECTRUM.height }, (_, row) =>
      bandPower(spectrum, rowHz(row - 0.5), rowHz(row + 0.5)),
    );
  });
  const brightest = columns.flat().sort((a, b) => b - a)[Math.floor(columns.length / 4)] ?? 1;
  columns.forEach((powers, column) =>
    powers.forEach((power, row) => {
      const level = (10 * Math.log10(power / brightest + 1e-12)) / SPECTRUM.rangeDb + 1;
      const step = Math.floor(Math.min(0.999, Math.max(0, level)) * HEAT_STEPS);
      set(LEFT + column, SPECTRUM.top + SPECTRUM.height - 1 - row, step);
    }),
  );
}

function rowHz(row: number): Hertz {
  return SPECTRUM.lowest * (SPECTRUM.highest / SPECTRUM.lowest) ** (row / SPECTRUM.height);
}

function drawLevel({ left, right }: Stereo, set: Set): void {
  for (let db = LEVEL.lowest; db <= LEVEL.highest; db += 8) {
    for (let x = LEFT; x < WIDTH; x += 4) set(x, levelY(db), GRID);
  }
  const size = COLUMN_S * SAMPLE_RATE;
  const level = (column: number): Decibels => {
    const power = (channel: Float64Array) =>
      channel.subarray(column * size, (column + 1) * size).reduce((sum, x) => sum + x * x, 0);
    return decibels(Math.sqrt((power(left) + power(right)) / (2 * size)) + amplitude(-99));
  };
  let last = levelY(level(0));
  for (let column = 0; column < TRACK_LOOP_S / COLUMN_S; column++) {
    const y = levelY(level(column));
    for (let at = Math.min(last, y); at <= Math.max(last, y); at++) set(LEFT + column, at, CURVE);
    last = y;
  }
}

function levelY(db: Decibels): number {
  const share = (db - LEVEL.lowest) / (LEVEL.highest - LEVEL.lowest);
  return LEVEL.top + Math.round((1 - Math.min(1, Math.max(0, share))) * (LEVEL.height - 1));
}

function drawScales(dot: (x: number, y: number) => void): void {
  for (const [hz, label] of [
    [100, '100Hz'],
    [1000, '1kHz'],
    [10_000, '10kHz'],
  ] as const) {
    const share = Math.log(hz / SPECTRUM.lowest) / Math.log(SPECTRUM.highest / SPECTRUM.lowest);
    const y = SPECTRUM.top + Math.round((1 - share) * SPECTRUM.height);
    drawText(label, 0, y - TEXT_HEIGHT / 2, dot);
    for (let x = LEFT - 3; x < LEFT; x++) dot(x, y);
  }
  for (const db of [-8, -24, -40]) drawText(`${db}dB`, 0, levelY(db) - TEXT_HEIGHT / 2, dot);
  for (let time = 0; time < TRACK_LOOP_S; time += 10) {
    const x = LEFT + time / COLUMN_S;
    drawText(`${time}s`, x, LEVEL.top + LEVEL.height + 6, dot);
    for (let y = 0; y < 4; y++) dot(x, LEVEL.top + LEVEL.height + y);
  }
}

/** From night to light in even steps of brightness. */
const HEAT: readonly Rgb[] = [
  [6, 8, 24],
  [38, 24, 92],
  [110, 32, 118],
  [188, 58, 92],
  [238, 118, 50],
  [252, 196, 80],
  [255, 250, 214],
];

const PALETTE: readonly Rgb[] = [
  ...Array.from({ length: HEAT_STEPS }, (_, step) => heat(step / (HEAT_STEPS - 1))),
  [255, 255, 255],
  [60, 60, 66],
  [206, 206, 212],
  [176, 52, 88],
];

function heat(share: number): Rgb {
  const position = share * (HEAT.length - 1);
  const index = Math.min(HEAT.length - 2, Math.floor(position));
  const [a, b] = [HEAT[index] ?? HEAT[0], HEAT[index + 1] ?? HEAT[0]];
  const mixed = (channel: 0 | 1 | 2) =>
    Math.round(
      (a?.[channel] ?? 0) + ((b?.[channel] ?? 0) - (a?.[channel] ?? 0)) * (position - index),
    );
  return [mixed(0), mixed(1), mixed(2)];
}
