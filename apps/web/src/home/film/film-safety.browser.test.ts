import {
  GENERAL_FLASH_DARK_BELOW,
  GENERAL_FLASH_SWING,
} from '@overtone/domain/safety/flash-limits';
import { cellGrid, createCellAverager } from '@overtone/engine/safety/cell-frame';
import { createFlashMeter } from '@overtone/engine/safety/flash-meter';
import { createWindowArea } from '@overtone/engine/safety/window-area';
import { describe, expect, it } from 'vitest';
import dayFilm from '../../../public/media/demo-day.webm?url';
import nightFilm from '../../../public/media/demo-night.webm?url';
import { webmVideo } from '../../testing/webm-video.ts';

const SHOWN = { widthPx: 1280, heightPx: 720 };
/** Its widest on a page; the browser's full screen is wider. */
const WIDEST = { widthPx: 768, heightPx: 432 };
const PIXELS = { width: 320, height: 180 };
/** Pictures a quarter of a second apart are compared, each with each. */
const EVERY_NTH = 15;
const FRAME_HZ = 60;

/** The most of any window of 10 degrees that may flash: a quarter. */
const MOST_SHARE = 0.25;

type See = (rgba: Uint8ClampedArray, index: number) => void;

/** Decodes a film, hands on every frame of it, and gives their times. */
async function watchFilm(film: string, see: See): Promise<number[]> {
  const response = await fetch(film);
  const coded = webmVideo(new Uint8Array(await response.arrayBuffer()));
  const screen = new OffscreenCanvas(PIXELS.width, PIXELS.height).getContext('2d', {
    willReadFrequently: true,
  });
  if (!screen) throw new Error('There is nothing to draw on.');
  let judged = 0;
  const decoder = new VideoDecoder({
    output: (frame) => {
      screen.drawImage(frame, 0, 0, PIXELS.width, PIXELS.height);
      frame.close();
      see(screen.getImageData(0, 0, PIXELS.width, PIXELS.height).data, judged);
      judged += 1;
    },
    error: (error) => {
      throw error;
    },
  });
  decoder.configure({ codec: 'vp09.00.40.08' });
  for (const { timeMs, isKey, data } of coded) {
    decoder.decode(
      new EncodedVideoChunk({ timestamp: timeMs * 1000, type: isKey ? 'key' : 'delta', data }),
    );
  }
  await decoder.flush();
  expect(judged).toBe(coded.length);
  return coded.map(({ timeMs }) => timeMs);
}

describe.each([
  ['day', dayFilm],
  ['night', nightFilm],
])('the film by %s', (_, film) => {
  it('passes the flash meter, every frame of it', { timeout: 120_000 }, async () => {
    const meter = createFlashMeter({ ...SHOWN, frameHz: FRAME_HZ, pixels: PIXELS });
    const times = await watchFilm(film, (rgba) => meter.frame(rgba));

    const lastMs = times.at(-1) ?? 0;
    expect(lastMs).toBeGreaterThan(14_000);
    // The meter takes every frame to last equally long.
    expect(Math.abs(times.length - 1 - (lastMs / 1000) * FRAME_HZ)).toBeLessThanOrEqual(1);
    const verdict = meter.verdict();
    expect(verdict).toMatchObject({ pass: true, redFlashesPerSecond: 0, sustained: false });
    expect(verdict.generalFlashesPerSecond).toBeLessThanOrEqual(1);
  });

  it(
    'has no two pictures that flash in turn, however fast it is sought through',
    { timeout: 120_000 },
    async () => {
      const grid = cellGrid(WIDEST.widthPx, WIDEST.heightPx);
      const average = createCellAverager(grid, PIXELS);
      const shareAtLeast = createWindowArea(grid);
      const cells = grid.columnPx.length * grid.rowPx.length;
      const linear = new Float32Array(3 * cells);
      const pictures: Float32Array[] = [];
      await watchFilm(film, (rgba, index) => {
        if (index % EVERY_NTH !== 0) return;
        average(rgba, linear);
        pictures.push(
          Float32Array.from(
            { length: cells },
            (_, i) =>
              0.2126 * (linear[3 * i] ?? 0) +
              0.7152 * (linear[3 * i + 1] ?? 0) +
              0.0722 * (linear[3 * i + 2] ?? 0),
          ),
        );
      });
      const changes = new Uint16Array(cells);
      const shares = pictures.flatMap((one, index) =>
        pictures.slice(index + 1).map((other) => {
          for (let i = 0; i < cells; i += 1) {
            const [dark, light] = [
              Math.min(one[i] ?? 0, other[i] ?? 0),
              Math.max(one[i] ?? 0, other[i] ?? 0),
            ];
            changes[i] = Number(
              light - dark >= GENERAL_FLASH_SWING && dark < GENERAL_FLASH_DARK_BELOW,
            );
          }
          return shareAtLeast(changes, 1);
        }),
      );
      expect(shares.length).toBeGreaterThan(1000);
      expect(Math.max(...shares)).toBeLessThan(MOST_SHARE);
    },
  );
});
