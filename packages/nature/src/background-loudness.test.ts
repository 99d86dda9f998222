import { APP_DEFAULTS, DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { NATURE_TRACKS } from '@overtone/domain/session/background-sounds';
import type { SessionSettings } from '@overtone/domain/session/settings';
import type { Decibels } from '@overtone/domain/units';
import { type RenderedSound, renderSound, TONE_ALONE } from '@overtone/testkit/render-sound';
import { describe, expect, it } from 'vitest';
import 'node-web-audio-api/polyfill.js';
import { measureLoudness } from './mastering/loudness.ts';
import { renderBackground } from './testing/render-background.ts';
import { SAMPLE_RATE } from './synthesis/loop.ts';

const FADED_IN_S = 0.2;
const LOUDEST = { backgroundVolume: 1, masterAudioVolume: 0 };

function loudness({ left, right }: Pick<RenderedSound, 'left' | 'right'>): Decibels {
  const from = FADED_IN_S * SAMPLE_RATE;
  return measureLoudness({
    left: Float64Array.from(left.subarray(from)),
    right: Float64Array.from(right.subarray(from)),
  }).integrated;
}

/** Loudness of a background alone, through the nodes that play it. */
async function backgroundLoudness(
  change: Partial<SessionSettings>,
  durationS: number,
): Promise<Decibels> {
  return loudness(await renderBackground(change, durationS));
}

describe('the backgrounds', () => {
  it.each(['pink', 'brown'] as const)(
    '%s is as loud as a nature track within 1 LU',
    async (kind) => {
      const lufs = await backgroundLoudness({ ...LOUDEST, backgroundSoundType: kind }, 20);
      expect(Math.abs(lufs - -20)).toBeLessThan(1);
    },
  );

  it.each(NATURE_TRACKS)('%s is as loud as every other within 1 LU', async (ambientTrack) => {
    const lufs = await backgroundLoudness({ ...LOUDEST, ambientTrack }, 80);
    expect(Math.abs(lufs - -20)).toBeLessThan(0.5);
  });

  it.each([
    ['demo', DEMO_DEFAULTS],
    ['app', APP_DEFAULTS],
  ])('at its default, %s, is heard: 12 to 18 LU under the default tone', async (_, defaults) => {
    const tone = await renderSound([{ atS: 0, settings: { ...defaults, ...TONE_ALONE } }], {
      durationS: 12,
    });
    const under = loudness(tone) - (await backgroundLoudness(defaults, 80));
    expect(under).toBeGreaterThan(12);
    expect(under).toBeLessThan(18);
  });
});
