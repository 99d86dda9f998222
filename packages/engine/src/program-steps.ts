import { isOver, type ProgramPlay } from '@overtone/domain/program/play/program-play';
import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import type { SessionSettings } from '@overtone/domain/session/settings';
import type { Seconds } from '@overtone/domain/units';
import { legOf, type ProgramLeg, settingsOfPlay } from './program-leg.ts';

/** Settings of a person who lets a program be as loud as it says. */
export const AS_LOUD_AS_IT_SAYS: SessionSettings = {
  ...DEMO_DEFAULTS,
  isOn: true,
  masterAudioVolume: 1,
  backgroundVolume: 1,
};

/** A moment at which light and sound are told what a program sets. */
export interface ProgramStep {
  readonly at: Seconds;
  readonly leg: ProgramLeg;
  readonly settings: SessionSettings;
}

/** The moments of a play from `from` on until it is over, as often as an engine with a perfect timer tells of them. */
export function* programSteps(
  person: SessionSettings,
  play: ProgramPlay,
  from: Seconds,
): Generator<ProgramStep, void> {
  let leg = legOf(play, from);
  for (let at = from; !isOver(play, at); at = Math.min(leg.until, at + leg.stepS)) {
    if (at >= leg.until) leg = legOf(play, at);
    yield { at, leg, settings: settingsOfPlay(person, play, at) };
  }
}
