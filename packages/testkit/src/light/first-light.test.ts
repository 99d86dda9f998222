import type { Hertz, Milliseconds } from '@overtone/domain/units';
import { describe, expect, it } from 'vitest';
import type { LightAct, LightScript } from './light-script.ts';
import { judgeScript, scriptOfSeed } from './light-search.ts';
import { playScript } from './light-stage.ts';

/** Opacity in the middle of the screen at each refresh, of 40 Hz that are asked for after what happens in the dark. */
function opacities(
  believedHz: Hertz,
  before: readonly (readonly [atMs: Milliseconds, act: LightAct])[],
  lengthMs: Milliseconds,
): readonly number[] {
  const rhythms: LightAct = { kind: 'rhythms', slowHz: null, fastHz: 40 };
  const script: LightScript = {
    refreshHz: believedHz,
    lengthMs,
    acts: [
      { atMs: 0, act: rhythms },
      { atMs: 0, act: { kind: 'strength', to: 1 } },
      ...before.map(([atMs, act]) => ({ atMs, act })),
    ],
  };
  const shown: number[] = [];
  playScript(script, (frame) => void shown.push(frame[3] ?? 0));
  return shown;
}

/** Cycles of a rhythm that are looked at together. */
const CYCLES = 12;

/** The largest amplitude that a rhythm has in any run of a few of its cycles, on a screen of that rate. */
function largestAmplitude(shown: readonly number[], hz: Hertz, refreshHz: Hertz): number {
  const length = Math.round((CYCLES * refreshHz) / hz);
  const turn = (2 * Math.PI * hz) / refreshHz;
  const amplitudes = shown.slice(length).map((_, from) => {
    let [real, imaginary] = [0, 0];
    for (let i = 0; i < length; i += 1) {
      const hann = (1 - Math.cos((2 * Math.PI * (i + 0.5)) / length)) / length;
      real += 2 * hann * (shown[from + i] ?? 0) * Math.cos(turn * i);
      imaginary += 2 * hann * (shown[from + i] ?? 0) * Math.sin(turn * i);
    }
    return Math.hypot(real, imaginary);
  });
  return Math.max(...amplitudes);
}

const toggle: LightAct = { kind: 'toggle' };
const becomes = (hz: Hertz): LightAct => ({ kind: 'refresh', hz });

const DARK_CHANGES: readonly (readonly [string, Parameters<typeof opacities>[1]])[] = [
  [
    'before the first light',
    [
      [0, becomes(60)],
      [300, toggle],
    ],
  ],
  [
    'between two lights',
    [
      [0, toggle],
      [1500, toggle],
      [2500, becomes(60)],
      [3000, toggle],
    ],
  ],
  [
    'while light that has just been asked for is not there yet',
    [
      [300, toggle],
      [310, becomes(60)],
    ],
  ],
];

describe('a screen of 120 Hz that has become one of 60 Hz', () => {
  it.each(DARK_CHANGES)('never shows 40 Hz as 20 Hz, where it changed %s', (_, before) => {
    const onset = Math.max(...before.map(([atMs]) => atMs));
    const all = opacities(120, before, onset + 5000);
    const shown = all.slice(-Math.round(0.06 * 5000));
    expect(largestAmplitude(shown, 20, 60)).toBeLessThan(
      0.03 * largestAmplitude(shown, 40 / 3, 60),
    );
  });

  it('shows what it showed last, then nothing, then no 20 Hz, where it changed while the page was hidden', () => {
    const returnMs = 3500;
    const hidden: Parameters<typeof opacities>[1] = [
      [0, toggle],
      [1500, { kind: 'pause', forMs: returnMs - 1500 }],
      [2000, becomes(60)],
    ];
    const framesBefore = 0.12 * 2000 + 0.06 * (returnMs - 2000);
    const shown = opacities(120, hidden, returnMs + 4000).slice(framesBefore - 6);
    const dark = shown.indexOf(0);
    expect(shown[0]).toBeGreaterThan(0);
    expect(new Set(shown.slice(0, dark)).size).toBe(1);
    expect(dark).toBeLessThan(0.06 * 600);
    const after = shown.slice(dark);
    expect(largestAmplitude(after, 20, 60)).toBeLessThan(
      0.03 * largestAmplitude(after, 40 / 3, 60),
    );
  });

  it('goes on from what it showed last, without a gap, where it has not changed meanwhile', () => {
    const shown = opacities(
      60,
      [
        [0, toggle],
        [1500, { kind: 'pause', forMs: 2000 }],
      ],
      5000,
    );
    expect(Math.min(...shown.slice(60))).toBeGreaterThan(0);
    expect(new Set(shown.slice(3500 * 0.06 + 15)).size).toBeGreaterThan(3);
  });
});

describe('the search', () => {
  it.each([69, 128, 3_000_000_039, 3_000_000_051, 3_000_000_144])(
    'finds in script %d no light that was made for a faster screen',
    (seed) => {
      expect(judgeScript(scriptOfSeed(seed)).outpacedAt).toBeNull();
    },
  );
});

describe('light that is asked for', () => {
  it('has begun within a fifth of a second on a screen that is as it was, and is at once as it goes on', () => {
    const shown = opacities(120, [[0, toggle]], 1500);
    expect(shown.slice(24).every((opacity) => opacity > 0)).toBe(true);
    const swing = largestAmplitude(shown.slice(60), 40, 120);
    expect(largestAmplitude(shown, 40, 120)).toBeCloseTo(swing, 2);
    expect(largestAmplitude(shown, 10, 120)).toBeLessThan(0.1 * swing);
  });

  it('has begun within 0.6 seconds where the screen has changed', () => {
    const shown = opacities(
      120,
      [
        [0, becomes(60)],
        [0, toggle],
      ],
      1500,
    );
    expect(shown[36]).toBeGreaterThan(0);
  });
});
