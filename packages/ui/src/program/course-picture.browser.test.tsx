import { createProgramDesk } from '@overtone/client/program/program-desk';
import { devicePrograms } from '@overtone/client/program-sync/device-programs';
import { OWN_PROGRAMS } from '@overtone/domain/program/own/own-programs';
import type { Program } from '@overtone/domain/program/program';
import { createFakeHost } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { ProgramsPanel } from './programs-panel.tsx';

/** What the classes of the picture come to, for a page that has no style sheet. */
const LAYOUT = `
  .absolute { position: absolute } .relative { position: relative }
  .inset-0 { inset: 0 } .inset-y-0 { top: 0; bottom: 0 }
  .h-4 { height: 1rem } .w-5\\.5 { width: 1.375rem } .-translate-x-1\\/2 { translate: -50% }
`;

/** A course of so many minutes with a fade of a second. */
function shortFade(stages: number): Program {
  const program = OWN_PROGRAMS.find(({ id }) => id === 'wind-down')?.program;
  if (!program) throw new Error('There is no program to wind down with.');
  return {
    ...program,
    name: 'Dense',
    fadeMs: 1000,
    course: Array.from({ length: stages }, (_, index) => ({
      kind: 'stage',
      lengthMs: 60_000,
      curve: 'exponential',
      to: { fastHz: index % 2 === 0 ? 30 : 5 },
    })),
  };
}

async function renderCourse(width: number, stages: number) {
  const desk = createProgramDesk(devicePrograms(createFakeHost().storage));
  const screen = await render(
    <div style={{ width }}>
      <style>{LAYOUT}</style>
      <ProgramsPanel desk={desk} player={null} delivered={null} address={null} isGuarded />
    </div>,
  );
  desk.open(shortFade(stages), 'own');
  const figure = screen.getByRole('figure', { name: 'Course of Dense' });
  await expect.element(figure).toBeVisible();
  return { screen, figure: figure.element(), desk };
}

describe('the names of both rhythms', () => {
  it.each([
    [360, 3],
    [667, 100],
    [900, 100],
  ])('stand behind the end of the course, in %i px and of %i stages', async (px, stages) => {
    const { figure } = await renderCourse(px, stages);
    const names = [...figure.querySelectorAll('svg text')];
    expect(names.map(({ textContent }) => textContent)).toEqual(['fast', 'slow']);
    const ends = [...figure.querySelectorAll<HTMLElement>('[data-stage]')].map(
      (stage) => stage.getBoundingClientRect().right,
    );
    for (const name of names)
      expect(name.getBoundingClientRect().left).toBeGreaterThan(Math.max(...ends));
  });
});

it('the grip of the whole stands apart from that of the last stage, behind a short fade too', async () => {
  const { screen } = await renderCourse(900, 1);
  const gripOf = (name: string) => {
    const border = screen.getByRole('slider', { name, exact: true }).element().parentElement;
    const grip = border?.querySelector('svg')?.getBoundingClientRect();
    if (!grip) throw new Error('There is no grip.');
    return grip;
  };
  const [stage, whole] = [gripOf('End of stage 1'), gripOf('End of the program')];
  expect(Math.abs(stage.left - whole.left)).toBeLessThan(22);
  expect(Math.abs(stage.top - whole.top)).toBeGreaterThanOrEqual(20);
});

it('what is zoomed has no label that an edge cuts, and says of its line that it is what is seen', async () => {
  const { screen, figure } = await renderCourse(900, 30);
  const view = figure.querySelector('[data-view]');
  if (!(view instanceof HTMLElement)) throw new Error('There is no view.');
  view.style.overflowX = 'auto';
  await expect.element(screen.getByText(/^All of it as one line:/u)).toBeVisible();
  for (let zoom = 1; zoom < 8; zoom *= 2)
    await screen.getByRole('button', { name: 'Zoom in' }).click();
  const words = screen.getByText(/^What is seen, as one line:/u);
  await expect.element(words).toBeVisible();
  expect(words.element().getBoundingClientRect().width).toBeLessThanOrEqual(view.clientWidth);
  const edges = view.getBoundingClientRect();
  const shown = () =>
    [...figure.querySelectorAll('[data-label]')]
      .filter((label) => label.checkVisibility({ visibilityProperty: true }))
      .map((label) => label.getBoundingClientRect())
      .filter(({ left, right }) => right > edges.left && left < edges.right);
  const cut = () =>
    shown().filter(({ left, right }) => left < edges.left - 2 || right > edges.right + 2);
  for (const scrolled of [0, 15, 30, 45, 60, 75]) {
    view.scrollLeft = scrolled;
    await expect.poll(() => view.scrollLeft).toBe(scrolled);
    await expect.poll(() => cut().length).toBe(0);
    expect(shown().length).toBeGreaterThan(3);
  }
});
