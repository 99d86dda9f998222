import type { NatureTrack } from '@overtone/domain/session/background-sounds';
import { trackPath } from '@overtone/domain/session/background-sounds';
import { failed, ok, type Result } from '@overtone/domain/result';
import type { Seconds } from '@overtone/domain/units';

/** Fetches the bytes of an audio file of the product; rejects when it cannot. */
export type LoadAudio = (path: string) => Promise<ArrayBuffer>;

/**
 * Periodic margin on either side of a track's loop. Whatever a decoder cuts off or adds at the ends, the loop inside
 * stays whole.
 */
export const TRACK_MARGIN_S: Seconds = 0.25;

/** Length of a track's loop. */
export const TRACK_LOOP_S: Seconds = 80;

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
