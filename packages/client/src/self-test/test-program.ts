import {
  type OwnSettings,
  settingsOfStart,
} from '@overtone/domain/experiment/protocol/own-settings';
import type { SetAtStart } from '@overtone/domain/experiment/kept/open-session';
import type { Protocol } from '@overtone/domain/experiment/protocol/protocol';
import type { Moment, Program } from '@overtone/domain/program/program';
import { DEFAULT_CARRIER_HZ } from '@overtone/domain/session/defaults';
import type { ShownTheme } from '@overtone/domain/session/interface-settings';
import type { SessionSettings } from '@overtone/domain/session/settings';
import type { Milliseconds } from '@overtone/domain/units';

/** A session with a pair goes on until the person ends it, but no longer than this. */
const LONGEST_SESSION_MS: Milliseconds = 4 * 3_600_000;

function soundOf({ backgroundSoundType, ambientTrack }: SessionSettings): Moment['sound'] {
  return backgroundSoundType === 'ambient' ? ambientTrack : backgroundSoundType;
}

/**
 * What a session with a pair begins with: the person's own strength, colour, pitch and sound as they are now; undefined for one
 * with a program, which has its own. How loud it is stays in their hands, since no program is louder than they want it.
 */
export function testStart({ stimulus }: Protocol, settings: SessionSettings): Moment | undefined {
  if (stimulus.kind === 'program') return undefined;
  return {
    slowHz: stimulus.slowHz,
    fastHz: stimulus.fastHz,
    strength: settings.globalModulationStrength,
    hue: settings.visualHue,
    carrierHz: settings.isochronicPitch ?? DEFAULT_CARRIER_HZ,
    waveform: settings.waveform,
    volume: 1,
    sound: soundOf(settings),
    soundVolume: 1,
  };
}

/** What of the person's own a session begins with, as it is set now, that begins with this moment. */
export function ownSettings(
  start: Moment | undefined,
  settings: SessionSettings,
  theme: ShownTheme,
): OwnSettings {
  const { masterAudioVolume: masterVolume, backgroundVolume } = settings;
  return settingsOfStart(start, { masterVolume, backgroundVolume, theme });
}

/** The same with what may be switched as it was at the begin, once that is known. */
export function withSwitches(settings: OwnSettings, atStart: SetAtStart | null): OwnSettings {
  if (!atStart) return settings;
  const { showsLight, pulseStyle, flashGuard, hasOwnAudio } = atStart;
  return { ...settings, showsLight, pulseStyle, flashGuard, hasOwnAudio };
}

/** What a session of a self-test plays: the program that is tested, or the pair with what it began with. */
export function testProgram({ stimulus }: Protocol, start: Moment | undefined): Program {
  if (stimulus.kind === 'program') return stimulus.program;
  if (!start) throw new Error('A session with a pair begins with something.');
  return {
    name: 'Self-test session',
    start,
    course: [{ kind: 'stage', lengthMs: LONGEST_SESSION_MS, curve: 'hold', to: {} }],
    fadeMs: 0,
  };
}
