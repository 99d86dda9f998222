import { createFlashMeter } from '@overtone/engine/safety/flash-meter';
import { expect, it } from 'vitest';
import film from '../../../public/media/demo.webm?url';
import { webmVideo } from '../../testing/webm-video.ts';

const SHOWN = { widthPx: 1280, heightPx: 720 };
const PIXELS = { width: 320, height: 180 };
const FRAME_HZ = 60;

it('the film passes the flash meter, every frame of it', { timeout: 120_000 }, async () => {
  const response = await fetch(film);
  const coded = webmVideo(new Uint8Array(await response.arrayBuffer()));
  const meter = createFlashMeter({ ...SHOWN, frameHz: FRAME_HZ, pixels: PIXELS });
  const screen = new OffscreenCanvas(PIXELS.width, PIXELS.height).getContext('2d', {
    willReadFrequently: true,
  });
  let judged = 0;
  const decoder = new VideoDecoder({
    output: (frame) => {
      screen?.drawImage(frame, 0, 0, PIXELS.width, PIXELS.height);
      frame.close();
      meter.frame(screen?.getImageData(0, 0, PIXELS.width, PIXELS.height).data ?? new Uint8Array());
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

  const lastMs = coded.at(-1)?.timeMs ?? 0;
  expect(lastMs).toBeGreaterThan(14_000);
  expect(judged).toBe(coded.length);
  // The meter takes every frame to last equally long.
  expect(Math.abs(judged - 1 - (lastMs / 1000) * FRAME_HZ)).toBeLessThanOrEqual(1);
  const verdict = meter.verdict();
  expect(verdict).toMatchObject({ pass: true, redFlashesPerSecond: 0, sustained: false });
  expect(verdict.generalFlashesPerSecond).toBeLessThanOrEqual(1);
});
