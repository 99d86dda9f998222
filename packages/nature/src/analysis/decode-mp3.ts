import { TRACK_MARGIN_S } from '@overtone/domain/session/background-sounds';
import { readFileSync } from 'node:fs';
import { OfflineAudioContext } from 'node-web-audio-api';
import { LOOP_SAMPLES, SAMPLE_RATE, type Stereo } from '../synthesis/loop.ts';

/** A file as a browser would decode it, with its margins. */
export async function decodeMp3(path: string): Promise<Stereo> {
  const context = new OfflineAudioContext(2, 1, SAMPLE_RATE);
  const buffer = await context.decodeAudioData(new Uint8Array(readFileSync(path)).buffer);
  return {
    left: Float64Array.from(buffer.getChannelData(0)),
    right: Float64Array.from(buffer.getChannelData(1)),
  };
}

/** The part of a decoded file that a player repeats. */
export function loopOf({ left, right }: Stereo): Stereo {
  const first = TRACK_MARGIN_S * SAMPLE_RATE;
  return {
    left: left.slice(first, first + LOOP_SAMPLES),
    right: right.slice(first, first + LOOP_SAMPLES),
  };
}
