import type { NatureTrack } from '@overtone/domain/session/background-sounds';
import type { Hertz } from '@overtone/domain/units';
import { loadTrack, type LoadAudio } from './ambient-track.ts';

/** Both channels of a decoded sound, in memory that can be handed to a worker. */
export interface DecodedTrack {
  readonly left: Float32Array<ArrayBuffer>;
  readonly right: Float32Array<ArrayBuffer>;
}

/** A nature track as a session plays it, decoded at a rate, its loop closed. Rejects where it cannot be loaded. */
export async function decodedTrack(
  load: LoadAudio,
  track: NatureTrack,
  sampleRate: Hertz,
): Promise<DecodedTrack> {
  const loaded = await loadTrack(new OfflineAudioContext(2, 1, sampleRate), load, track);
  if (!loaded.ok) throw new Error(loaded.reason);
  const { value } = loaded;
  const right = value.numberOfChannels > 1 ? 1 : 0;
  return { left: value.getChannelData(0).slice(), right: value.getChannelData(right).slice() };
}
