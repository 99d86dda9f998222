import {
  TRACK_LOOP_S,
  TRACK_MARGIN_S,
  trackPath,
  type NatureTrack,
} from '@overtone/domain/session/background-sounds';
import { failed, ok, type Result } from '@overtone/domain/result';

/** Fetches the bytes of an audio file of the product; rejects when it cannot. */
export type LoadAudio = (path: string) => Promise<ArrayBuffer>;

/** A decoded track, or why there is none. */
export async function loadTrack(
  context: BaseAudioContext,
  load: LoadAudio,
  track: NatureTrack,
): Promise<Result<AudioBuffer, string>> {
  try {
    return ok(await context.decodeAudioData(await load(trackPath(track))));
  } catch (cause) {
    return failed(`The track ${track} could not be loaded: ${String(cause)}`);
  }
}

/** A source that plays a decoded track without end and without a seam. */
export function trackLoop(context: BaseAudioContext, buffer: AudioBuffer): AudioBufferSourceNode {
  return new AudioBufferSourceNode(context, {
    buffer,
    loop: true,
    loopStart: TRACK_MARGIN_S,
    loopEnd: TRACK_MARGIN_S + TRACK_LOOP_S,
  });
}
