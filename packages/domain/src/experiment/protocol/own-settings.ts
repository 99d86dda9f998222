import type { Moment } from '../../program/program.ts';
import type { OutputChoice } from '../../safety/output-choice.ts';
import type { ShownTheme } from '../../session/interface-settings.ts';
import type { UnitInterval } from '../../units.ts';

/**
 * What a session began with of what is the person's own, so that the two of a pair may differ by it: no protocol seals it. It is the
 * same in both arms, and moves no verdict.
 */
export interface OwnSettings
  // Of a session with a pair alone: a program has its own of these.
  extends
    Partial<Pick<Moment, 'strength' | 'waveform' | 'hue' | 'carrierHz' | 'sound'>>,
    // Missing where it was a meeting throughout.
    Partial<Pick<OutputChoice, 'showsLight' | 'pulseStyle' | 'flashGuard'>> {
  /** Loudness of the tone at the begin; it stays in the person's hands. */
  readonly masterVolume: UnitInterval;
  /** Loudness of what plays behind the tone, as much theirs. */
  readonly backgroundVolume: UnitInterval;
  readonly hasOwnAudio?: boolean;
  /** What the light lay over at the begin; missing where it was not noted. */
  readonly theme?: ShownTheme;
}

/** Of {@link OwnSettings} those of a session that begins with a moment; none of a program's. */
export function settingsOfStart(
  start: Moment | undefined,
  anyway: Pick<OwnSettings, 'masterVolume' | 'backgroundVolume' | 'theme'>,
): OwnSettings {
  if (!start) return anyway;
  const { strength, waveform, hue, carrierHz, sound } = start;
  return { ...anyway, strength, waveform, hue, carrierHz, sound };
}
