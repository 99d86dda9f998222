import { relativeLuminance, srgbToLinear } from '@overtone/domain/safety/luminance';
import { describe, expect, it, onTestFinished } from 'vitest';
import { accentFor } from './hue.ts';
import { oklchCss } from './oklch.ts';
import tokens from './tokens.css?raw';

/** The tokens as a page has them that no compiler has read: a theme is what its root declares. */
const STYLE = tokens.replaceAll(/@theme(?: inline)? \{/gu, ':root {');
const HUES = Array.from({ length: 36 }, (_, index) => index * 10);
/** From WCAG's flash: no change counts where both states are at least so bright, or so little apart. */
const BRIGHT = 0.8;
const CHANGE = 0.1;

type Light = number;

function lightOf(colour: string): Light {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [r = 0, g = 0, b = 0] = context.getImageData(0, 0, 1, 1).data;
  const linear = (level: number) => srgbToLinear(level / 255);
  return relativeLuminance({ r: linear(r), g: linear(g), b: linear(b) });
}

function renderText(theme: 'day' | 'night') {
  const style = document.createElement('style');
  style.textContent = STYLE;
  const text = document.createElement('p');
  text.textContent = 'Light and sound that pulse together.';
  // As on a solid key: what is selected there has the same ground.
  text.style.color = 'var(--color-on-accent)';
  document.head.append(style);
  document.body.append(text);
  const root = document.documentElement;
  root.dataset['theme'] = theme;
  root.style.transition = 'none';
  onTestFinished(() => {
    style.remove();
    text.remove();
    root.removeAttribute('data-theme');
    root.removeAttribute('style');
  });
  return (hue: number) => {
    for (const each of ['day', 'night'] as const)
      root.style.setProperty(`--accent-${each}`, oklchCss(accentFor(hue, each)));
    root.style.setProperty('--hue', String(accentFor(hue, 'night').hue));
    const { color, backgroundColor } = getComputedStyle(text, '::selection');
    return {
      text: lightOf(color),
      ground: lightOf(backgroundColor),
      paper: lightOf(getComputedStyle(document.body).backgroundColor),
    };
  };
}

describe('text that is selected', () => {
  it.each(['day', 'night'] as const)('can be read by %s, in every hue', (theme) => {
    const at = renderText(theme);
    for (const hue of HUES) {
      const { text, ground, paper } = at(hue);
      const [darker, lighter] = [Math.min(text, ground), Math.max(text, ground)];
      expect((lighter + 0.05) / (darker + 0.05), `hue ${hue}`).toBeGreaterThanOrEqual(4.5);
      expect(ground, `hue ${hue}`).not.toBe(paper);
    }
  });

  it('is so bright by day that drawing it up and down a page is no flash', () => {
    const at = renderText('day');
    for (const hue of HUES) expect(at(hue).ground, `hue ${hue}`).toBeGreaterThanOrEqual(BRIGHT);
  });

  it('is so dark by night that drawing it up and down a page is no flash', () => {
    const at = renderText('night');
    for (const hue of HUES) {
      const { ground, paper } = at(hue);
      expect(Math.abs(ground - paper), `hue ${hue}`).toBeLessThan(CHANGE);
    }
  });
});
