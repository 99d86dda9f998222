import type { Degrees } from '@overtone/domain/units';
import { type ReactNode, useLayoutEffect } from 'react';
import { accentFor } from './hue.ts';
import { oklchCss, oklchHex } from './oklch.ts';

function accentVariables(visualHue: Degrees): Readonly<Record<`--${string}`, string>> {
  const day = accentFor(visualHue, 'day');
  return {
    '--hue': day.hue.toFixed(2),
    '--accent-day': oklchCss(day),
    '--accent-night': oklchCss(accentFor(visualHue, 'night')),
  };
}

/** The accent of a hue in both themes, as one CSS colour: for an attribute, where no inline style may stand. */
export function accentCss(visualHue: Degrees): string {
  const [day, night] = [accentFor(visualHue, 'day'), accentFor(visualHue, 'night')];
  return `light-dark(${oklchCss(day)}, ${oklchCss(night)})`;
}

/** The accent of a hue by day as `#rrggbb`: for files that are read where nobody knows themes. */
export function accentHex(visualHue: Degrees): string {
  return oklchHex(accentFor(visualHue, 'day'));
}

/** Makes this hue the accent of the whole page, dialogs included, until the component leaves; null leaves the default. */
export function usePageHue(visualHue: Degrees | null): void {
  // In the frame in which what has this hue is drawn.
  useLayoutEffect(() => {
    if (visualHue === null) return undefined;
    const { style } = document.documentElement;
    const variables = Object.entries(accentVariables(visualHue));
    for (const [name, value] of variables) style.setProperty(name, value);
    return () => {
      for (const [name] of variables) style.removeProperty(name);
    };
  }, [visualHue]);
}

/** Gives its content an accent of its own, for something that shows another hue than the page's. */
export function WithHue({
  hue,
  children,
}: {
  readonly hue: Degrees;
  readonly children: ReactNode;
}) {
  return <div style={accentVariables(hue)}>{children}</div>;
}
