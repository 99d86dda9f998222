import { readFileSync } from 'node:fs';
import { SUGGESTION_STATES, TASK_STATES, type TaskState } from '@overtone/domain/suggestion/states';
import { describe, expect, it } from 'vitest';
import { contrastRatio } from './contrast.ts';
import { accentFor } from './hue.ts';
import { isInSrgb, type Oklch } from './oklch.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const INK = read('./inks.css');
const TOKENS = read('./tokens.css');

const THEMES = ['day', 'night'] as const;
type Theme = (typeof THEMES)[number];

/** The colours of a `light-dark`, the night's at the hue of the page's default. */
function pair(css: string, name: string): Readonly<Record<Theme, Oklch>> {
  const [, day = '', night = ''] =
    new RegExp(`${name}: light-dark\\(oklch\\((.+?)\\), oklch\\((.+?)\\)+;`, 'u').exec(css) ?? [];
  return { day: colour(day), night: colour(night.replace('var(--hue', '266')) };
}

function colour(text: string): Oklch {
  const [lightness = NaN, chroma = NaN, hue = NaN] = text.split(' ').map(Number);
  return { lightness, chroma, hue };
}

function inkOf(state: TaskState, theme: Theme): Oklch {
  const rule = new RegExp(`\\[data-ink='${state}'\\][^{]*\\{([^}]*)\\}`, 'u').exec(INK)?.[1] ?? '';
  return colour(new RegExp(`--accent-${theme}: oklch\\((.+?)\\)`, 'u').exec(rule)?.[1] ?? '');
}

const GROUNDS = ['--color-paper', '--color-well', '--color-dusk'].map((name) => pair(TOKENS, name));
const lowest = (ink: Oklch, theme: Theme) =>
  Math.min(...GROUNDS.map((ground) => contrastRatio(ink, ground[theme])));

describe('the paper of the evening', () => {
  it.each(THEMES)('is so much darker than that of the morning by %s that it is seen', (theme) => {
    const [paper, dusk] = [pair(TOKENS, '--color-paper'), pair(TOKENS, '--color-dusk')];
    expect(dusk[theme].lightness).toBeLessThan(0.94 * paper[theme].lightness);
  });

  it.each(THEMES)('can be read by %s', (theme) => {
    for (const name of ['--color-ink', '--color-muted'])
      expect(lowest(pair(TOKENS, name)[theme], theme), name).toBeGreaterThanOrEqual(4.5);
    expect(lowest(pair(INK, '--color-faint')[theme], theme)).toBeGreaterThanOrEqual(4.5);
    expect(lowest(pair(INK, '--color-edge')[theme], theme)).toBeGreaterThanOrEqual(3);
  });
});

describe.each(TASK_STATES)('the ink of %s', (state) => {
  it.each(THEMES)('is its hue by %s, and holds 4.5:1 on every ground', (theme) => {
    const ink = inkOf(state, theme);
    expect(ink.hue).toBeCloseTo(accentFor(SUGGESTION_STATES[state].hue, theme).hue, 0);
    expect(isInSrgb(ink)).toBe(true);
    expect(ink.chroma).toBeGreaterThan(0.07);
    expect(lowest(ink, theme)).toBeGreaterThanOrEqual(4.5);
    const on = pair(TOKENS, '--color-on-accent')[theme];
    expect(contrastRatio(on, ink)).toBeGreaterThanOrEqual(4.5);
  });
});
