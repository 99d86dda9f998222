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

/** Path on the product's own host of a track's audio file. */
export function trackPath(track: NatureTrack): string {
  return `/audio/ambient/${encodeURIComponent(track)}.mp3`;
}
