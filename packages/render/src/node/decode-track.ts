import { readFile } from 'node:fs/promises';
import {
  type NatureTrack,
  TRACK_LOOP_S,
  TRACK_MARGIN_S,
} from '@overtone/domain/session/background-sounds';
import { FILE_RATE } from '@overtone/domain/audio-file/formats';
import { closeLoop } from '@overtone/engine/audio/loop-seam';
import { MPEGDecoder } from 'mpg123-decoder';
import type { Stereo } from '../samples/background-reader.ts';

/** Bytes that are decoded at a time. */
const PIECE = 65_536;

/** Samples of each channel that a track's file holds at most: what is played of it, and its margins. */
const SAMPLES = (TRACK_LOOP_S + 2 * TRACK_MARGIN_S) * FILE_RATE;

/** Decodes a nature track, its loop closed, into memory that every thread reads. */
export async function decodeTrack(folder: URL, name: NatureTrack): Promise<Stereo> {
  const bytes = await readFile(new URL(`${encodeURIComponent(name)}.mp3`, folder));
  const decoder = new MPEGDecoder();
  await decoder.ready;
  const channel = () => new Float32Array(new SharedArrayBuffer(4 * SAMPLES));
  const track = { left: channel(), right: channel() };
  let at = 0;
  for (let place = 0; place < bytes.length; place += PIECE) {
    const { channelData, samplesDecoded } = decoder.decode(bytes.subarray(place, place + PIECE));
    const [left, right] = channelData;
    const count = Math.min(samplesDecoded, SAMPLES - at);
    if (count > 0 && left && right) {
      track.left.set(left.subarray(0, count), at);
      track.right.set(right.subarray(0, count), at);
    }
    at += samplesDecoded;
  }
  decoder.free();
  const loop = { startS: TRACK_MARGIN_S, lengthS: TRACK_LOOP_S };
  for (const samples of [track.left, track.right]) closeLoop(samples, FILE_RATE, loop);
  return track;
}
