import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createFlashMeter } from '@overtone/engine/safety/flash-meter';
import type { FlashVerdict } from '@overtone/engine/safety/flash-verdict';
import type { LightScript } from '@overtone/testkit/light/light-script';
import type { Hertz } from '@overtone/domain/units';
import { playScript } from '@overtone/testkit/light/light-stage';

const SIZE = { width: 320, height: 180 } as const;

/** As large as a film is taken to be shown: most of the reference screen. */
const SHOWN_PX = { widthPx: 1024, heightPx: 576 } as const;

/** How long the overlay's middle is along each side of a film, as a share of it: the rest shows the rim. */
const MIDDLE_SHARE = 0.5;

/** One pixel of the film: a background, gamma-encoded from 0 to 1, under premultiplied colour. */
function pixelUnder(background: readonly number[], tint: Float32Array): Buffer {
  const [red = 0, green = 0, blue = 0, alpha = 0] = tint;
  return Buffer.from(
    [red, green, blue].map((colour, i) =>
      Math.round(255 * Math.min(1, (background[i] ?? 0) * (1 - alpha) + colour)),
    ),
  );
}

function paint(film: Buffer, background: readonly number[], frame: Float32Array): void {
  const { width, height } = SIZE;
  const middle = pixelUnder(background, frame.subarray(0, 4));
  film.fill(pixelUnder(background, frame.subarray(4, 8)));
  const from = Math.round((width * (1 - MIDDLE_SHARE)) / 2);
  const row = Buffer.alloc(3 * (width - 2 * from), middle);
  const edge = Math.round((height * (1 - MIDDLE_SHARE)) / 2);
  for (let y = edge; y < height - edge; y += 1) row.copy(film, 3 * (y * width + from));
}

/** A meter of what the film shows. */
function filmMeter(frameHz: Hertz) {
  const meter = createFlashMeter({ ...SHOWN_PX, frameHz, pixels: SIZE });
  const rgba = new Uint8Array(4 * SIZE.width * SIZE.height).fill(255);
  return {
    see(film: Buffer): void {
      for (let from = 0, to = 0; from < film.length; from += 3, to += 4) {
        rgba.set(film.subarray(from, from + 3), to);
      }
      meter.frame(rgba);
    },
    verdict: () => meter.verdict(),
  };
}

/**
 * Writes a script's light over one background as a lossless film of constant rate, which needs ffmpeg; gives what our own
 * meter says of its pixels.
 */
export async function writeFilm(
  script: LightScript,
  background: readonly number[],
  file: string,
): Promise<FlashVerdict> {
  const encoder = spawn(
    'ffmpeg',
    `-loglevel error -y -f rawvideo -pix_fmt rgb24 -s ${SIZE.width}x${SIZE.height} -r ${script.refreshHz} -i - -c:v libx264rgb -qp 0`
      .split(' ')
      .concat(file),
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const meter = filmMeter(script.refreshHz);
  playScript(script, (frame) => {
    const film = Buffer.alloc(SIZE.width * SIZE.height * 3);
    paint(film, background, frame);
    meter.see(film);
    encoder.stdin.write(film);
  });
  encoder.stdin.end();
  const [status] = await once(encoder, 'close');
  if (status !== 0) throw new Error(`ffmpeg ended with ${String(status)}`);
  return meter.verdict();
}
