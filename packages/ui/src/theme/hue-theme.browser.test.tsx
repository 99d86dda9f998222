import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { accentFor } from './hue.ts';
import { usePageHue, WithHue } from './hue-theme.tsx';
import { oklchCss } from './oklch.ts';

function Page({ hue }: { readonly hue: number }) {
  usePageHue(hue);
  return null;
}

function accentOf({ style }: ElementCSSInlineStyle) {
  return style.getPropertyValue('--accent-day');
}

describe('usePageHue', () => {
  it('gives the whole page the accent of the hue, follows it, and takes it back', async () => {
    const root = document.documentElement;
    const screen = await render(<Page hue={243} />);
    expect(accentOf(root)).toBe(oklchCss(accentFor(243, 'day')));
    await screen.rerender(<Page hue={60} />);
    expect(accentOf(root)).toBe(oklchCss(accentFor(60, 'day')));
    await screen.unmount();
    expect(accentOf(root)).toBe('');
  });
});

describe('WithHue', () => {
  it('gives its content an accent of its own', async () => {
    const screen = await render(<WithHue hue={120}>content</WithHue>);
    const scope = screen.getByText('content').element();
    expect(accentOf(scope)).toBe(oklchCss(accentFor(120, 'day')));
  });
});
