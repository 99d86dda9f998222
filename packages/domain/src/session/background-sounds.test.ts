import { describe, expect, it } from 'vitest';
import {
  BACKGROUND_SOUND_LABELS,
  BACKGROUND_SOUND_TYPES,
  NATURE_TRACKS,
  trackPath,
} from './background-sounds.ts';

describe('background sounds', () => {
  it('has four types, and calls the ambient one Nature', () => {
    expect(BACKGROUND_SOUND_TYPES).toEqual(['off', 'pink', 'brown', 'ambient']);
    expect(BACKGROUND_SOUND_LABELS.ambient).toBe('Nature');
  });

  it('has ten different nature tracks, Serene Rain first', () => {
    expect(new Set(NATURE_TRACKS).size).toBe(10);
    expect(NATURE_TRACKS[0]).toBe('Serene Rain');
  });

  it('finds a track under its name, safely encoded', () => {
    expect(trackPath('Serene Rain')).toBe('/audio/ambient/Serene%20Rain.mp3');
    for (const track of NATURE_TRACKS) {
      expect(decodeURIComponent(trackPath(track))).toBe(`/audio/ambient/${track}.mp3`);
    }
  });
});
