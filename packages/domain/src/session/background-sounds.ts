import type { Seconds } from '../units.ts';

/** Kinds of background sound, as stored in the settings. */
export const BACKGROUND_SOUND_TYPES = ['off', 'pink', 'brown', 'ambient'] as const;

/** A kind of background sound. */
export type BackgroundSoundType = (typeof BACKGROUND_SOUND_TYPES)[number];

/** What the settings panel calls each kind. */
export const BACKGROUND_SOUND_LABELS: Readonly<Record<BackgroundSoundType, string>> = {
  off: 'Off',
  pink: 'Pink',
  brown: 'Brown',
  ambient: 'Nature',
};

/** Names of the nature tracks; the first is the default. */
export const NATURE_TRACKS = [
  'Serene Rain',
  'Ocean Waves',
  'Mountain Stream',
  'Gentle Wind',
  'Forest Birds',
  'Night Crickets',
  'Distant Thunder',
  'Campfire Crackle',
  'Hidden Waterfall',
  'Wind Chimes',
] as const;

/** Name of a nature track. */
export type NatureTrack = (typeof NATURE_TRACKS)[number];

/** Length of a track's loop. Whole seconds keep the loop's ends on whole samples at every common rate. */
export const TRACK_LOOP_S: Seconds = 80;

/**
 * What a track's file holds of the loop's end before its start, and of its start after its end. A player loops from here
 * to {@link TRACK_LOOP_S} later, and never touches what a decoder cuts off or adds at the ends of a file.
 */
export const TRACK_MARGIN_S: Seconds = 0.25;

/** Highest sample of any track after decoding: -1.5 dB true peak, which the tracks are mastered below. */
export const TRACK_PEAK = 10 ** (-1.5 / 20);

/** Path on the product's own host of a track's audio file. */
export function trackPath(track: NatureTrack): string {
  return `/audio/ambient/${encodeURIComponent(track)}.mp3`;
}
