import { TRACK_LOOP_S, TRACK_MARGIN_S } from '@overtone/domain/session/background-sounds';
import { closeLoop } from '@overtone/engine/audio/loop-seam';
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

/** The part of a decoded file that a player repeats, its end led into its beginning as the player does it. */
export function loopOf({ left, right }: Stereo): Stereo {
  return { left: loopOfChannel(left), right: loopOfChannel(right) };
}

function loopOfChannel(channel: Float64Array): Float64Array {
  const closed = channel.slice();
  closeLoop(closed, SAMPLE_RATE, { startS: TRACK_MARGIN_S, lengthS: TRACK_LOOP_S });
  const first = TRACK_MARGIN_S * SAMPLE_RATE;
  return closed.subarray(first, first + LOOP_SAMPLES);
}
