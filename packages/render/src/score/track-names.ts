import { NATURE_TRACKS, type NatureTrack } from '@overtone/domain/session/background-sounds';
import type { Program } from '@overtone/domain/program/program';
import { timelineOf } from '@overtone/domain/program/timeline';

/** The nature tracks that a program plays, each once. */
export function trackNames(program: Program): readonly NatureTrack[] {
  const heard = new Set<string>(timelineOf(program).spans.map(({ to }) => to.sound));
  return NATURE_TRACKS.filter((name) => heard.has(name));
}
