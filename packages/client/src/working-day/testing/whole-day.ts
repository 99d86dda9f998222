import type { Program } from '@overtone/domain/program/program';
import type { ScriptedDay } from './play-day.ts';

/** An hour and a half of 16 Hz. */
const NINETY_MINUTES: Program = {
  name: 'Ninety minutes',
  start: {
    slowHz: 1,
    fastHz: 16,
    strength: 0.35,
    hue: 243,
    carrierHz: 205,
    waveform: 'Sine',
    volume: 0.1,
    sound: 'off',
    soundVolume: 0.015,
  },
  course: [{ kind: 'stage', lengthMs: 90 * 60_000, curve: 'hold', to: {} }],
  fadeMs: 0,
};

/** A Monday with all that the day's rules are for. */
export const WHOLE_DAY: ScriptedDay = {
  from: '08:50:00',
  to: '19:00:00',
  choice: { startsAt: 9 * 60, endsAt: 18 * 60, awayAfterMinutes: 5, soundOnlyBelowPercent: 20 },
  scenes: [
    {
      at: '09:40:00',
      says: 'dictates a sentence',
      act: ({ record }) => record(true),
    },
    { at: '09:40:04', says: 'has dictated it', act: ({ record }) => record(false) },
    { at: '10:00:00', says: 'first call', act: ({ record }) => record(true) },
    { at: '10:25:00', says: 'hangs up', act: ({ record }) => record(false) },
    { at: '11:00:00', says: 'second call', act: ({ record }) => record(true) },
    { at: '11:10:00', says: 'hangs up', act: ({ record }) => record(false) },
    { at: '11:30:00', says: 'third call', act: ({ record }) => record(true) },
    { at: '11:45:00', says: 'hangs up', act: ({ record }) => record(false) },
    { at: '12:00:00', says: 'goes for lunch', act: ({ isAtKeyboard }) => isAtKeyboard(false) },
    { at: '12:45:00', says: 'is back', act: ({ isAtKeyboard }) => isAtKeyboard(true) },
    {
      at: '13:00:00',
      says: 'watches a film',
      act: ({ see, isAtKeyboard }) => {
        see({ isFilm: true, isFullScreen: true });
        isAtKeyboard(false);
      },
    },
    {
      at: '13:30:00',
      says: 'has seen it',
      act: ({ see, isAtKeyboard }) => {
        isAtKeyboard(true);
        see({ isFilm: false, isFullScreen: false });
      },
    },
    { at: '14:00:00', says: 'pulls the cable', act: ({ see }) => see({ batteryPercent: 24 }) },
    { at: '14:20:00', says: 'battery low', act: ({ see }) => see({ batteryPercent: 19 }) },
    { at: '14:40:00', says: 'plugs it in', act: ({ see }) => see({ batteryPercent: null }) },
    {
      at: '14:50:00',
      says: 'plays ninety minutes',
      act: ({ session }) => session.program.start(NINETY_MINUTES),
    },
    { at: '16:25:00', says: 'turns on', act: ({ session }) => session.turnOn() },
    {
      at: '16:40:00',
      says: 'locks the screen',
      act: ({ session, see }) => {
        session.stopEverything();
        see({ isLocked: true });
      },
    },
    { at: '16:50:00', says: 'unlocks it', act: ({ see }) => see({ isLocked: false }) },
    { at: '16:55:00', says: 'turns on', act: ({ session }) => session.turnOn() },
    { at: '17:10:00', says: 'closes the lid', act: ({ session }) => session.stopEverything() },
    { at: '17:32:00', says: 'turns on', act: ({ session }) => session.turnOn() },
  ],
};
