import { createProgramDesk } from '@overtone/client/program/program-desk';
import { devicePrograms } from '@overtone/client/program-sync/device-programs';
import { stretchAt } from '@overtone/client/program/places';
import { OWN_PROGRAMS } from '@overtone/domain/program/own/own-programs';
import type { Program, Step } from '@overtone/domain/program/program';
import { createFakeHost } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ProgramsPanel } from './programs-panel.tsx';

const stage = (seconds: number): Step => ({
  kind: 'stage',
  lengthMs: 1000 * seconds,
  curve: 'hold',
  to: {},
});

/** A program with this course, else like one of its own. */
function withCourse(course: readonly Step[]): Program {
  const program = OWN_PROGRAMS.find(({ id }) => id === 'wind-down')?.program;
  if (!program) throw new Error('There is no program to wind down with.');
  return { ...program, course };
}

async function renderNarrow(course: readonly Step[]) {
  const desk = createProgramDesk(devicePrograms(createFakeHost().storage));
  const screen = await render(
    <div data-testid="pane" style={{ width: 360, height: 400, overflowY: 'auto' }}>
      <ProgramsPanel desk={desk} player={null} delivered={null} address={null} isGuarded />
    </div>,
  );
  desk.open(withCourse(course), 'own');
  const list = screen.getByRole('region', { name: 'Stages as a list' });
  await expect.element(list).toBeVisible();
  const row = (number: number) =>
    list.getByRole('button', { name: new RegExp(`^${number}\\.`, 'u') });
  const rows = () => list.element().querySelectorAll('button[aria-expanded]');
  const pane = screen.getByTestId('pane').element();
  return { desk, screen, list, row, rows, pane };
}

it('gives the focus of a loop that is taken away to what stands in the list', async () => {
  const { desk, screen, list } = await renderNarrow([
    { kind: 'loop', times: 2, course: [stage(60)] },
  ]);
  list.getByRole('button', { name: 'Loop', exact: false }).element().focus();
  await userEvent.keyboard('{Enter}');
  screen.getByRole('button', { name: 'Once, without a loop' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => desk.$open.get()?.editor.program.course.map(({ kind }) => kind))
    .toEqual(['stage']);
  await expect.poll(() => list.element().contains(document.activeElement)).toBe(true);
});

describe('the list of a long course', () => {
  const long = Array.from({ length: 1000 }, (_, index) => stage(10 + (index % 50)));

  it('draws the rows that are near what is seen, and keeps the room of the others', async () => {
    const { row, rows, pane } = await renderNarrow(long);
    await expect.element(row(1)).toBeInTheDocument();
    expect(rows().length).toBeLessThan(150);
    expect(pane.scrollHeight).toBeGreaterThan(1000 * 20);
    pane.scrollTop = pane.scrollHeight / 2;
    await expect.element(row(1)).not.toBeInTheDocument();
    await expect.poll(() => rows().length).toBeGreaterThan(1);
    expect(rows().length).toBeLessThan(150);
  });

  it('unfolds what is selected far away, in view', async () => {
    const { desk, screen, row, pane } = await renderNarrow(long);
    const first = row(1).element();
    if (!(first instanceof HTMLElement)) throw new Error('There is no row.');
    first.focus();
    await userEvent.keyboard('{Enter}');
    desk.select(stretchAt([899]));
    await expect.element(row(900)).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: 'Length' })).toHaveValue('0:59');
    await expect
      .poll(() => row(900).element().getBoundingClientRect().top)
      .toBeLessThan(pane.getBoundingClientRect().bottom);
  });

  it('is gone through by Tab, row by row, beyond what was drawn first', async () => {
    const { row, rows } = await renderNarrow(long);
    const drawn = rows();
    const last = drawn.item(drawn.length - 1);
    if (!(last instanceof HTMLElement)) throw new Error('There is no row.');
    last.focus();
    const number = Number.parseInt(last.textContent, 10);
    await expect.element(row(number + 1)).toBeInTheDocument();
    await userEvent.tab();
    await expect.element(row(number + 1)).toHaveFocus();
  });

  it('draws the rows of a long loop as they come near, too', async () => {
    const { row, rows, pane } = await renderNarrow([
      stage(10),
      { kind: 'loop', times: 2, course: long.slice(0, 499) },
    ]);
    await expect.element(row(1)).toBeInTheDocument();
    pane.scrollTop = 1500;
    await expect.element(row(20)).toBeInTheDocument();
    expect(rows().length).toBeLessThan(200);
  });
});
