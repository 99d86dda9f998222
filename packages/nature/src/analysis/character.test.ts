import { NATURE_TRACKS } from '@overtone/domain/session/background-sounds';
import { describe, expect, it } from 'vitest';
import { mp3Path } from '../files/track-files.ts';
import { characterDistance, characterOf, type Character } from './character.ts';
import { decodeMp3, loopOf } from './decode-mp3.ts';

/** The same recipe with another seed is at most 1.6 dB away. */
const LEAST_DISTANCE_DB = 3;

describe('the ten tracks', () => {
  it('sound different from one another', { timeout: 120_000 }, async () => {
    const earlier: { track: string; character: Character }[] = [];
    for (const track of NATURE_TRACKS) {
      const character = characterOf(loopOf(await decodeMp3(mp3Path(track))));
      for (const other of earlier) {
        const apart = characterDistance(character, other.character);
        expect(apart, `${track} and ${other.track}`).toBeGreaterThan(LEAST_DISTANCE_DB);
      }
      earlier.push({ track, character });
    }
  });
});
