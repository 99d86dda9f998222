import {
  TRACK_LOOP_S,
  TRACK_MARGIN_S,
  trackPath,
  type NatureTrack,
} from '@overtone/domain/session/background-sounds';
import { closeLoop, type LoopPlace } from './loop-seam.ts';
import { failed, ok, type Result } from '@overtone/domain/result';

/** Fetches the bytes of an audio file of the product; rejects when it cannot. */
export type LoadAudio = (path: string) => Promise<ArrayBuffer>;

const LOOP: LoopPlace = { startS: TRACK_MARGIN_S, lengthS: TRACK_LOOP_S };

/** A decoded track whose loop is closed, or why there is none. */
export async function loadTrack(
  context: BaseAudioContext,
  load: LoadAudio,
  track: NatureTrack,
): Promise<Result<AudioBuffer, string>> {
  try {
    const buffer = await context.decodeAudioData(await load(trackPath(track)));
    for (let channel = 0; channel < buffer.numberOfChannels; channel += 1) {
      closeLoop(buffer.getChannelData(channel), buffer.sampleRate, LOOP);
    }
    return ok(buffer);
  } catch (cause) {
    return failed(`The track ${track} could not be loaded: ${String(cause)}`);
  }
}
