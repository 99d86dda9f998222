import { OWN_PROGRAMS } from '@overtone/domain/program/own/own-programs';
import { timelineOf } from '@overtone/domain/program/timeline';
import { relativeLuminance, srgbToLinear } from '@overtone/domain/safety/luminance';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { accentFor } from '../theme/hue.ts';
import { oklchCss } from '../theme/oklch.ts';
import tokens from '../theme/tokens.css?raw';
import { LevelLanes } from './level-lanes.tsx';
import { lanesOf } from './picture/lanes.ts';

/** From WCAG's flash: no change counts where both states are at least so bright. */
const BRIGHT = 0.8;

/** Relative luminance of an ink over a paper, as an SVG lays one over the other. */
function lightOf(paper: string, ink: string, opacity: number): number {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  context.fillStyle = paper;
  context.fillRect(0, 0, 1, 1);
  context.globalAlpha = opacity;
  context.fillStyle = ink;
  context.fillRect(0, 0, 1, 1);
  const [r = 0, g = 0, b = 0] = context.getImageData(0, 0, 1, 1).data;
  const linear = (level: number) => srgbToLinear(level / 255);
  return relativeLuminance({ r: linear(r), g: linear(g), b: linear(b) });
}

it('the lanes are so pale by day, in every hue, that no key which moves them makes a flash', async () => {
  const [own] = OWN_PROGRAMS;
  if (!own) throw new Error('There is no program.');
  const timeline = timelineOf(own.program);
  const frame = { width: 800, height: 300, endMs: timeline.lengthMs };
  const screen = await render(
    <LevelLanes id="lanes" {...{ frame, timeline }} lanes={lanesOf(timeline)} hasLabels={false} />,
  );
  const fills = [...screen.container.querySelectorAll('path[opacity]')];
  expect(fills.length).toBeGreaterThanOrEqual(2);
  const paper = /--color-paper: light-dark\((oklch\(.+?\)),/u.exec(tokens)?.[1] ?? '';
  for (const fill of fills)
    for (let hue = 0; hue < 360; hue += 10) {
      const light = lightOf(
        paper,
        oklchCss(accentFor(hue, 'day')),
        Number(fill.getAttribute('opacity')),
      );
      expect(light, `hue ${hue}`).toBeGreaterThanOrEqual(BRIGHT);
    }
});
