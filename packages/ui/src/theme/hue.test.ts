import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrastRatio } from './contrast.ts';
import { accentFor, oklchHueOf, type ThemeName } from './hue.ts';
import { isInSrgb, type Oklch } from './oklch.ts';

const TOKENS = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const HUES = Array.from({ length: 361 }, (_, hue) => hue);
const THEMES = ['day', 'night'] as const;
const GROUNDS = ['paper', 'surface', 'well'];

function token(name: string, theme: ThemeName, visualHue: number): Oklch {
  const pair = new RegExp(`--color-${name}: light-dark\\(oklch\\((.+?)\\), oklch\\((.+)\\)\\);`);
  const [, day = '', night = ''] = pair.exec(TOKENS) ?? [];
  const [lightness, chroma, hue] = (theme === 'day' ? day : night).split(' ');
  const written = hue === 'var(--hue)' ? oklchHueOf(visualHue) : Number(hue);
  return { lightness: Number(lightness), chroma: Number(chroma), hue: written };
}

function lowestContrast(pairs: (hue: number) => [Oklch, Oklch][]): number {
  return Math.min(...HUES.flatMap((hue) => pairs(hue).map(([a, b]) => contrastRatio(a, b))));
}

describe('oklchHueOf', () => {
  it.each([
    [0, 29.2],
    [60, 109.8],
    [120, 142.5],
    [240, 264.1],
  ])('turns HSL %s degrees into OKLCH %s', (hsl, oklch) => {
    expect(oklchHueOf(hsl)).toBeCloseTo(oklch, 0);
  });

  it('is the same at both ends of the circle and beyond it', () => {
    expect(oklchHueOf(360)).toBeCloseTo(oklchHueOf(0), 9);
    expect(oklchHueOf(-120)).toBeCloseTo(oklchHueOf(240), 9);
  });
});

describe.each(THEMES)('colours by %s, for all 361 hues', (theme) => {
  it('can be shown', () => {
    for (const hue of HUES) expect(isInSrgb(accentFor(hue, theme)), `hue ${hue}`).toBe(true);
  });

  it('keep a visible amount of colour', () => {
    for (const hue of HUES) expect(accentFor(hue, theme).chroma).toBeGreaterThan(0.07);
  });

  it.each(GROUNDS)('hold 4.5:1 for the accent as text on %s', (ground) => {
    const lowest = lowestContrast((hue) => [[accentFor(hue, theme), token(ground, theme, hue)]]);
    expect(lowest).toBeGreaterThanOrEqual(4.5);
  });

  it('hold 4.5:1 for text on the accent', () => {
    const lowest = lowestContrast((hue) => [
      [token('on-accent', theme, hue), accentFor(hue, theme)],
    ]);
    expect(lowest).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['ink', 'muted', 'faint'])('hold 4.5:1 for %s text on every ground', (text) => {
    const lowest = lowestContrast((hue) =>
      GROUNDS.map((ground) => [token(text, theme, hue), token(ground, theme, hue)]),
    );
    expect(lowest).toBeGreaterThanOrEqual(4.5);
  });

  it('hold 4.5:1 for a warning on its own ground and on every other', () => {
    const lowest = lowestContrast((hue) =>
      [...GROUNDS, 'warn-well'].map((ground) => [
        token('warn', theme, hue),
        token(ground, theme, hue),
      ]),
    );
    expect(lowest).toBeGreaterThanOrEqual(4.5);
  });

  it('hold 3:1 for the edges of controls', () => {
    const lowest = lowestContrast((hue) =>
      GROUNDS.map((ground) => [token('edge', theme, hue), token(ground, theme, hue)]),
    );
    expect(lowest).toBeGreaterThanOrEqual(3);
  });
});
