import type { Protocol } from '@overtone/domain/experiment/protocol/protocol';
import type { Moment, Program } from '@overtone/domain/program/program';
import { DEFAULT_CARRIER_HZ } from '@overtone/domain/session/defaults';
import type { SessionSettings } from '@overtone/domain/session/settings';
import type { Milliseconds } from '@overtone/domain/units';

/** A session with a pair goes on until the person ends it, but no longer than this. */
const LONGEST_SESSION_MS: Milliseconds = 4 * 3_600_000;

function soundOf({ backgroundSoundType, ambientTrack }: SessionSettings): Moment['sound'] {
  return backgroundSoundType === 'ambient' ? ambientTrack : backgroundSoundType;
}

/**
 * What a session of a self-test plays: the program that is tested, or the pair with the person's own strength, colour,
 * pitch and sound as they are now. How loud it is stays in their hands, since no program is louder than they want it.
 */
export function testProgram({ stimulus }: Protocol, settings: SessionSettings): Program {
  if (stimulus.kind === 'program') return stimulus.program;
  const start: Moment = {
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
  return {
    name: 'Self-test session',
    start,
    course: [{ kind: 'stage', lengthMs: LONGEST_SESSION_MS, curve: 'hold', to: {} }],
    fadeMs: 0,
  };
}
