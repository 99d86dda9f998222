import type { NatureTrack } from '@overtone/domain/session/background-sounds';
import { NATURE_TRACKS } from '@overtone/domain/session/background-sounds';
import type { SoundScore } from './sound-score.ts';

/** The nature tracks that a score plays, each once. */
export function trackNames({ backgrounds }: SoundScore): readonly NatureTrack[] {
  const heard = new Set(backgrounds.map(({ name }) => name));
  return NATURE_TRACKS.filter((name) => heard.has(name));
}
