import { type Curve, curveValue, easedShare } from '../rhythm/curve.ts';
import type { SessionSettings } from '../session/settings.ts';
import type { Degrees, Milliseconds } from '../units.ts';
import type { Moment, ProgramSound } from './program.ts';
import { spanIndexAt, type Span, type Timeline } from './timeline.ts';

/** The hue on the shorter way round the circle; half of it is gone upwards. */
function hueBetween(curve: Curve, from: Degrees, to: Degrees, x: number): Degrees {
  if (curve === 'hold' || x >= 1) return to;
  if (x <= 0) return from;
  const ahead = (((to - from) % 360) + 360) % 360;
  const turn = ahead > 180 ? ahead - 360 : ahead;
  return (from + turn * easedShare(curve, x) + 360) % 360;
}

/** What a span sets at the share `x` of its time. Levels, which may be 0, go straight where frequencies go exponentially. */
export function momentOf({ curve, from, to }: Span, x: number): Moment {
  if (x >= 1 || curve === 'hold') return to;
  const hz = (key: 'slowHz' | 'fastHz' | 'carrierHz') => curveValue(curve, from[key], to[key], x);
  const levels = curve === 'exponential' ? 'straight' : curve;
  const level = (key: 'strength' | 'volume' | 'soundVolume') =>
    curveValue(levels, from[key], to[key], x);
  return {
    slowHz: hz('slowHz'),
    fastHz: hz('fastHz'),
    strength: level('strength'),
    hue: hueBetween(curve, from.hue, to.hue, x),
    carrierHz: hz('carrierHz'),
    waveform: to.waveform,
    volume: level('volume'),
    sound: to.sound,
    soundVolume: level('soundVolume'),
  };
}

/** What a program sets `timeMs` after its begin; before the begin its first moment, after the end its last. */
export function momentAt(timeline: Timeline, timeMs: Milliseconds): Moment {
  const span = timeline.spans[spanIndexAt(timeline, timeMs)];
  if (span === undefined) throw new Error('A timeline has at least one span.');
  return momentOf(span, Math.max(0, timeMs - span.startMs) / span.lengthMs);
}

function soundSettings(sound: ProgramSound, settings: SessionSettings) {
  const { ambientTrack } = settings;
  return sound === 'off' || sound === 'pink' || sound === 'brown'
    ? { backgroundSoundType: sound, ambientTrack }
    : { backgroundSoundType: 'ambient' as const, ambientTrack: sound };
}

/**
 * The settings while a program is at a moment: the moment laid over them, but no louder than what the person has chosen on
 * this device.
 */
export function settingsDuring(settings: SessionSettings, moment: Moment): SessionSettings {
  return settingsAtMoment(settings, {
    ...moment,
    volume: Math.min(moment.volume, settings.masterAudioVolume),
    soundVolume: Math.min(moment.soundVolume, settings.backgroundVolume),
  });
}

/** The settings with a moment laid over them. Whether the session runs, and what it says of own audio, stay. */
export function settingsAtMoment(settings: SessionSettings, moment: Moment): SessionSettings {
  return {
    ...settings,
    globalModulationHz: moment.slowHz,
    centerModulationHz: moment.fastHz,
    globalModulationStrength: moment.strength,
    visualHue: moment.hue,
    isochronicPitch: moment.carrierHz,
    masterAudioVolume: moment.volume,
    ...soundSettings(moment.sound, settings),
    backgroundVolume: moment.soundVolume,
    waveform: moment.waveform,
  };
}
