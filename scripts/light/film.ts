import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { randomScript } from '@overtone/testkit/light/light-script';
import { playScript } from '@overtone/testkit/light/light-stage';

const SIZE = { width: 320, height: 180 } as const;

function channelUnder(background: number, colour: number, alpha: number): number {
  return Math.round(Math.min(255, background * (1 - alpha) + 255 * colour));
}

/** Writes a script's light over one background as a lossless film of constant rate; it needs ffmpeg. */
export async function writeFilm(
  seed: number,
  background: readonly number[],
  file: string,
): Promise<void> {
  const script = { ...randomScript(seed) };
  const encoder = spawn(
    'ffmpeg',
    `-loglevel error -y -f rawvideo -pix_fmt rgb24 -s ${SIZE.width}x${SIZE.height} -r ${script.refreshHz} -i - -c:v libx264rgb -qp 0`
      .split(' ')
      .concat(file),
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  playScript(script, (frame) => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = frame;
    const pixel = [red, green, blue].map((colour, i) =>
      channelUnder(background[i] ?? 0, colour, alpha),
    );
    encoder.stdin.write(Buffer.alloc(SIZE.width * SIZE.height * 3, Buffer.from(pixel)));
  });
  encoder.stdin.end();
  const [status] = await once(encoder, 'close');
  if (status !== 0) throw new Error(`ffmpeg ended with ${String(status)}`);
}
