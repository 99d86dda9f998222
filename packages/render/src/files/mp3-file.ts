import { FILE_RATE } from '@overtone/domain/audio-file/formats';
import { createEncoder } from 'wasm-media-encoders';
import type { FileEncoder, FileFacts } from './encoder.ts';
import type { FileSink } from './file-sink.ts';
import { infoFrame, MP3_FRAME_BYTES, MP3_KILOBITS, titleTag } from './mp3-frames.ts';

/** What LAME multiplies every sample by at this rate (its preset's scale), which is undone before. */
const LAME_SCALE = 0.97;

/** Fills a buffer of its own with the samples as LAME has to be given them; the buffer lasts until the next call. */
function louder(): (samples: Float32Array) => Float32Array {
  let filled = new Float32Array();
  return (samples) => {
    if (filled.length !== samples.length) filled = new Float32Array(samples.length);
    for (let i = 0; i < samples.length; i += 1) filled[i] = (samples[i] ?? 0) / LAME_SCALE;
    return filled;
  };
}

/**
 * An MP3 file: LAME encodes, `program` is the file it comes in. Its first frame, which tells a player what to drop, is
 * written once more when the number of frames is known.
 */
export async function mp3File(
  sink: FileSink,
  { title, samples }: FileFacts,
  program: Uint8Array<ArrayBuffer>,
): Promise<FileEncoder> {
  const encoder = await createEncoder('audio/mpeg', program);
  encoder.configure({ channels: 2, sampleRate: FILE_RATE, bitrate: MP3_KILOBITS });
  const [loudLeft, loudRight] = [louder(), louder()];
  const tag = titleTag(title);
  const soundAt = tag.length + MP3_FRAME_BYTES;
  let position = 0;

  async function append(bytes: Uint8Array): Promise<void> {
    if (position === 0) {
      await sink.write(tag, 0);
      await sink.write(infoFrame({ samples, frames: 0 }), tag.length);
      position = soundAt;
    }
    if (bytes.length === 0) return;
    // The encoder's next bytes take the place of these.
    await sink.write(bytes.slice(), position);
    position += bytes.length;
  }

  return {
    write: ({ left, right }) => append(encoder.encode([loudLeft(left), loudRight(right)])),
    async finish() {
      await append(encoder.finalize());
      const frames = Math.round((position - soundAt) / MP3_FRAME_BYTES);
      await sink.write(infoFrame({ samples, frames }), tag.length);
    },
    stop: () => Promise.resolve(),
  };
}
