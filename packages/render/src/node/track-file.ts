import { FILE_RATE } from '@overtone/domain/audio-file/formats';
import { TRACK_LOOP_S, TRACK_MARGIN_S } from '@overtone/domain/session/background-sounds';

/** Samples of each channel that a track's file holds at most: what is played of it, and its margins. */
export const TRACK_SAMPLES: number = (TRACK_LOOP_S + 2 * TRACK_MARGIN_S) * FILE_RATE;

/** Where a sample of a channel lies in a file of decoded floats: all of the left channel, then all of the right one. */
export function byteOf(channel: 0 | 1, sample: number): number {
  return Float32Array.BYTES_PER_ELEMENT * (channel * TRACK_SAMPLES + sample);
}
