import { closeSync, openSync, readSync, readFileSync, writeSync } from 'node:fs';
import { FILE_RATE } from '@overtone/domain/audio-file/formats';
import {
  type NatureTrack,
  TRACK_LOOP_S,
  TRACK_MARGIN_S,
} from '@overtone/domain/session/background-sounds';
import { BLEND_S, closeLoop } from '@overtone/engine/audio/loop-seam';
import { MPEGDecoder } from 'mpg123-decoder';
import { byteOf, TRACK_SAMPLES } from './track-file.ts';

/** Bytes that are decoded at a time. */
const PIECE = 16_384;

const CHANNELS = [0, 1] as const;

/** Closes the loop of both channels in the file: all that is read are its two ends. */
function closeLoopOf(file: number): void {
  const size = Math.round(BLEND_S * FILE_RATE);
  const start = TRACK_MARGIN_S * FILE_RATE;
  const end = start + TRACK_LOOP_S * FILE_RATE;
  for (const channel of CHANNELS) {
    const ends = new Float32Array(2 * size);
    readSync(file, ends.subarray(0, size), { position: byteOf(channel, start - size) });
    readSync(file, ends.subarray(size), { position: byteOf(channel, end - size) });
    closeLoop(ends, FILE_RATE, { startS: BLEND_S, lengthS: BLEND_S });
    writeSync(file, ends.subarray(size), 0, undefined, byteOf(channel, end - size));
  }
}

/** Decodes a nature track to a file, its loop closed, and keeps no more of it in memory than a piece. */
export async function decodeTrack(folder: URL, name: NatureTrack, path: string): Promise<void> {
  const bytes = readFileSync(new URL(`${encodeURIComponent(name)}.mp3`, folder));
  const decoder = new MPEGDecoder();
  await decoder.ready;
  const file = openSync(path, 'w+');
  let at = 0;
  for (let place = 0; place < bytes.length; place += PIECE) {
    const { channelData, samplesDecoded } = decoder.decode(bytes.subarray(place, place + PIECE));
    const count = Math.min(samplesDecoded, TRACK_SAMPLES - at);
    for (const channel of CHANNELS) {
      const samples = channelData[channel]?.subarray(0, Math.max(0, count));
      if (samples) writeSync(file, samples, 0, undefined, byteOf(channel, at));
    }
    at += samplesDecoded;
  }
  decoder.free();
  closeLoopOf(file);
  closeSync(file);
}
