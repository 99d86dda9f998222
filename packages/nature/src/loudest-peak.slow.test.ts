import { NATURE_TRACKS } from '@overtone/domain/session/background-sounds';
import { renderSound } from '@overtone/testkit/render-sound';
import { describe, expect, it } from 'vitest';
import 'node-web-audio-api/polyfill.js';
import { truePeak } from './mastering/true-peak.ts';
import { renderBackground } from './testing/render-background.ts';
import { SAMPLE_RATE } from './synthesis/loop.ts';

describe('everything at full volume', () => {
  const full = {
    isOn: true,
    masterAudioVolume: 1,
    backgroundVolume: 1,
    globalModulationStrength: 1,
    waveform: 'Square',
  } as const;
  /** A track that is still loading: the tone sounds alone, at the level that it has beside the track. */
  const loading = () => new Promise<ArrayBuffer>(() => undefined);

  it.each([
    ['pink', { backgroundSoundType: 'pink' }],
    ['brown', { backgroundSoundType: 'brown' }],
    ...NATURE_TRACKS.map(
      (ambientTrack) => [ambientTrack, { backgroundSoundType: 'ambient', ambientTrack }] as const,
    ),
  ] as const)('stays under -1 dBTP with %s', async (_, background) => {
    const settings = { ...full, ...background };
    const behind = await renderBackground(settings, 80);
    const lone = { ...settings, backgroundSoundType: 'ambient' } as const;
    const tone = await renderSound([{ atS: 0, settings: lone }], {
      durationS: 80,
      sampleRate: SAMPLE_RATE,
      load: loading,
    });
    const sum = (side: 'left' | 'right') =>
      Float64Array.from(tone[side], (value, i) => value + (behind[side][i] ?? 0));
    const peak = truePeak({ left: sum('left'), right: sum('right') });
    expect(peak).toBeLessThan(-0.95);
    expect(peak).toBeGreaterThan(-2.5);
  });
});
