import type { SessionSettings } from '@overtone/domain/session/settings';
import { type Cue, renderSound, TONE_ALONE } from '@overtone/testkit/render-sound';
import { clickLevel } from '@overtone/testkit/tone-analysis';
import { describe, expect, it } from 'vitest';
import { createRandom, type Random } from '../dsp/random.ts';

const LIMIT_DBFS = -80;
const SEQUENCES = 120;
const LONGEST_GAP_S = 0.12;
const LAST_CUE_S = 0.9;

const WAVEFORMS = ['Sine', 'Square', 'Triangle', 'Sawtooth'] as const;

/** What a person, an assistant or a program can change of the tone. Nothing of it reaches 4 kHz in steady state. */
const CHANGES: readonly ((random: Random) => Partial<SessionSettings>)[] = [
  (random) => ({ isOn: random.uniform() < 0.6 }),
  (random) => ({ masterAudioVolume: random.uniform() }),
  (random) => ({ masterAudioVolume: random.uniform() < 0.5 ? 0 : 1 }),
  (random) => ({ globalModulationStrength: random.uniform() }),
  (random) => ({ isochronicPitch: 80 + 420 * random.uniform() }),
  (random) => ({ centerModulationHz: 0.1 + 40 * random.uniform() }),
  (random) => ({ globalModulationHz: random.uniform() < 0.3 ? 0 : 0.1 + 3 * random.uniform() }),
  (random) => ({ waveform: WAVEFORMS[Math.floor(4 * random.uniform())] ?? 'Sine' }),
];

function sequence(random: Random): Cue[] {
  const cues: Cue[] = [{ atS: 0.02, settings: { ...TONE_ALONE, masterAudioVolume: 1 } }];
  for (let atS = 0.03 + 0.1 * random.uniform(); atS < LAST_CUE_S;) {
    const change = CHANGES[Math.floor(CHANGES.length * random.uniform())];
    if (change) cues.push({ atS: Math.round(48_000 * atS) / 48_000, settings: change(random) });
    atS += LONGEST_GAP_S * random.uniform() ** 2;
  }
  return cues;
}

describe('random sequences of changes', () => {
  it('leave no click above -80 dBFS, however they interrupt one another', async () => {
    let worst = { dBFS: -Infinity, seed: 0 };
    for (let seed = 1; seed <= SEQUENCES; seed += 1) {
      const cues = sequence(createRandom(seed));
      const { left, sampleRate } = await renderSound(cues, { durationS: 1.1 });
      const dBFS = clickLevel(left, sampleRate);
      if (dBFS > worst.dBFS) worst = { dBFS, seed };
    }
    expect(worst.dBFS, `sequence ${worst.seed}`).toBeLessThan(LIMIT_DBFS);
  }, 300_000);
});
