import { asWritten } from '../frequency/as-written.ts';
import type { SessionSettings } from '../session/settings.ts';
import { settingsAtMoment } from './moment-at.ts';
import type { Moment } from './program.ts';

/** A moment as fine as its controls show it. */
export function momentAsShown(moment: Moment): Moment {
  return {
    ...moment,
    slowHz: asWritten(moment.slowHz),
    fastHz: asWritten(moment.fastHz),
    strength: Math.round(100 * moment.strength) / 100,
    hue: Math.round(moment.hue),
    carrierHz: Math.round(100 * moment.carrierHz) / 100,
  };
}

/**
 * The settings that hold while a program is at a moment, as fine as they are shown; a rhythm of 0 Hz is off. How loud it is at
 * most is always the person's.
 */
export function settingsLedBy(own: SessionSettings, moment: Moment): SessionSettings {
  const { masterAudioVolume: volume, backgroundVolume: soundVolume } = own;
  const shown = momentAsShown(moment);
  return {
    ...settingsAtMoment(own, { ...shown, volume, soundVolume }),
    globalModulationHz: shown.slowHz || null,
    centerModulationHz: shown.fastHz || null,
  };
}
