import { BACKGROUND_SOUND_TYPES, NATURE_TRACKS } from './background-sounds.ts';
import type { SettingRows } from './setting-row.ts';

/**
 * Everything that a person can set: values and range, default, and home, a row each. Types, schemas, defaults and what
 * travels with an account follow from the rows. Of weight for public pages: no schema is made here.
 *
 * Volumes belong to the loudspeaker they were set for, and what was agreed to about flashing to the screen it was agreed
 * on. Whether the session runs is never kept, so that light and sound start only when a person starts them; nor is a
 * meeting, which ends with the page.
 */
export const SETTING_TABLE = {
  /** What a session can be set to. */
  session: {
    isOn: { kind: 'switch', default: false, home: 'never' },
    /** Name of the band of the slow rhythm. */
    frequencyBand1: { kind: 'text', longest: 40, default: 'Delta', home: 'rhythm' },
    /** Name of the band of the fast rhythm. */
    frequencyBand2: { kind: 'text', longest: 40, default: 'Gamma', home: 'rhythm' },
    /** Slow rhythm in Hz, of the whole screen and of the tone; 0 or null is none. */
    globalModulationHz: {
      kind: 'number',
      min: 0,
      max: 100,
      step: 0.1,
      canBeNull: true,
      default: 3,
      home: 'rhythm',
    },
    /** Fast rhythm in Hz, of the middle of the overlay and of the tone; 0 or null is none. */
    centerModulationHz: {
      kind: 'number',
      min: 0,
      max: 100,
      step: 0.1,
      canBeNull: true,
      default: 40,
      home: 'rhythm',
    },
    /** How deep light and tone swing, 0 to 1. */
    globalModulationStrength: {
      kind: 'number',
      min: 0,
      max: 1,
      step: 0.01,
      default: 0.45,
      home: 'look',
    },
    /** Hue of the light, in degrees. */
    visualHue: {
      kind: 'number',
      min: 0,
      max: 360,
      step: 1,
      default: 243,
      defaultInApp: 240,
      home: 'look',
    },
    /** Carrier in Hz; null is the default carrier. */
    isochronicPitch: {
      kind: 'number',
      min: 28,
      max: 1760,
      step: 1,
      canBeNull: true,
      default: 205,
      defaultInApp: 136.1,
      home: 'sound',
    },
    /** Loudness of the tone, 0 to 1. */
    masterAudioVolume: {
      kind: 'number',
      min: 0,
      max: 1,
      step: 0.01,
      default: 0.1,
      unreadable: 0,
      home: 'device',
    },
    backgroundSoundType: {
      kind: 'choice',
      of: BACKGROUND_SOUND_TYPES,
      default: 'ambient',
      home: 'sound',
    },
    ambientTrack: { kind: 'choice', of: NATURE_TRACKS, default: 'Serene Rain', home: 'sound' },
    /** Loudness of the background sound, 0 to 1. */
    backgroundVolume: {
      kind: 'number',
      min: 0,
      max: 1,
      step: 0.01,
      default: 0.015,
      unreadable: 0,
      home: 'device',
    },
    /** Shape of the modulation. */
    waveform: {
      kind: 'choice',
      of: ['Sine', 'Square', 'Triangle', 'Sawtooth'],
      default: 'Sine',
      home: 'rhythm',
    },
    /** Whether the person listens to sound of their own: then no background sound plays. */
    hasOwnAudio: { kind: 'switch', default: false, home: 'sound' },
  },

  /** How the product itself looks and behaves, apart from any session. */
  interface: {
    /** `system` follows the device. */
    theme: { kind: 'choice', of: ['system', 'day', 'night'], default: 'system', home: 'interface' },
    /** How close together the controls stand. */
    layout: { kind: 'choice', of: ['roomy', 'compact'], default: 'roomy', home: 'interface' },
    /** Whether the person is asked how focused they feel, before and after a session. */
    asksForRatings: { kind: 'switch', default: true, home: 'interface' },
  },

  /** What a person chose for light and sound on this device. */
  output: {
    /** Whether the swing of the light is limited (see docs/safety.md). */
    flashGuard: { kind: 'switch', default: true, home: 'device' },
    /**
     * How the light pulses. `light`: its opacity moves. `colour`: its opacity rests and its hue alternates with a grey of
     * equal luma, which is visible and hardly changes the brightness of the screen.
     */
    pulseStyle: {
      kind: 'choice',
      of: ['light', 'colour'],
      default: 'light',
      unreadable: 'colour',
      home: 'device',
    },
    /** Whether there is light at all; without it the sound goes on alone. */
    showsLight: { kind: 'switch', default: true, unreadable: false, home: 'device' },
    /** Whether the sound is lowered, for a call. */
    ducksSound: { kind: 'switch', default: false, home: 'never' },
  },
} as const satisfies Readonly<Record<string, SettingRows>>;
