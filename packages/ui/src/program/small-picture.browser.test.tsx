import { OWN_PROGRAMS } from '@overtone/domain/program/own/own-programs';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { SmallPicture } from './small-picture.tsx';

/** A small picture of a rhythm that stands still, in so many pixels: how wide it is, and how thick its line. */
async function drawnIn(px: number) {
  const [own] = OWN_PROGRAMS;
  if (!own) throw new Error('There is no program.');
  const program = {
    ...own.program,
    fadeMs: 0,
    start: { ...own.program.start, slowHz: 0, fastHz: 10, strength: 0.6 },
    course: [{ kind: 'stage', lengthMs: 60_000, curve: 'hold', to: {} } as const],
  };
  const screen = await render(
    <div style={{ width: px }}>
      <SmallPicture program={program} />
    </div>,
  );
  const svg = screen.container.querySelector('svg');
  const line = screen.container.querySelector('g path:last-of-type');
  if (!svg || !line) throw new Error('There is no picture.');
  return {
    width: svg.getBoundingClientRect().width,
    thickness: line.getBoundingClientRect().height,
  };
}

it('the lines of a small picture are as thick in a wide place as in a narrow one, and it fills both', async () => {
  const [narrow, wide] = [await drawnIn(176), await drawnIn(350)];
  expect(narrow.width).toBe(176);
  expect(wide.width).toBe(350);
  expect(wide.thickness).toBeCloseTo(narrow.thickness, 3);
  expect(narrow.thickness).toBeLessThan(5);
});
