import { createProgramDesk } from '@overtone/client/program/program-desk';
import { devicePrograms } from '@overtone/client/program-sync/device-programs';
import { OWN_PROGRAMS } from '@overtone/domain/program/own/own-programs';
import { createFakeHost } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ProgramsPanel } from './programs-panel.tsx';

/** What the classes of the picture come to, for a page that has no style sheet. */
const LAYOUT = `
  .absolute { position: absolute } .relative { position: relative }
  .inset-0 { inset: 0 } .inset-y-0 { top: 0; bottom: 0 }
`;

async function renderCourse(width = 900) {
  const program = OWN_PROGRAMS.find(({ id }) => id === 'wind-down')?.program;
  if (!program) throw new Error('There is no program to wind down with.');
  const desk = createProgramDesk(devicePrograms(createFakeHost().storage));
  const screen = await render(
    <div style={{ width }}>
      <style>{LAYOUT}</style>
      <ProgramsPanel desk={desk} player={null} delivered={null} address={null} isGuarded />
    </div>,
  );
  desk.open(program, 'own');
  await expect.element(screen.getByRole('figure')).toBeVisible();
  const minutes = () =>
    desk.$open
      .get()
      ?.editor.program.course.map((step) => (step.kind === 'stage' ? step.lengthMs / 60_000 : 0));
  return { screen, minutes };
}

describe('a stage is split', () => {
  it('where its course is pressed twice, which is taken back in one step', async () => {
    const { screen, minutes } = await renderCourse();
    const stage = screen.getByRole('option', { name: /^Stage 1:/u }).element();
    const { left, width, top } = stage.getBoundingClientRect();
    const at = { clientX: left + width / 2, clientY: top + 4 };
    stage.dispatchEvent(new MouseEvent('dblclick', { bubbles: true, ...at }));
    await expect.poll(minutes).toEqual([14.5, 14.5]);
    await expect
      .element(screen.getByRole('option', { name: /^Stage 1:/u }))
      .toHaveAttribute('aria-selected', 'true');
    await screen.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(minutes).toEqual([29]);
  });

  it('where the cursor stands that a key moved, by a key or the tool, and nowhere without one', async () => {
    const { screen, minutes } = await renderCourse();
    const split = screen.getByRole('button', { name: 'Split here' });
    await expect.element(split).toHaveAttribute('aria-disabled', 'true');
    const time = screen.getByRole('slider', { name: 'Time', exact: true });
    time.element().focus();
    await userEvent.keyboard('s');
    expect(minutes()).toEqual([29]);
    await userEvent.keyboard('{ArrowRight>40/}');
    const atMs = valueOf(time.element());
    await userEvent.keyboard('s');
    await expect.poll(() => minutes()?.[0]).toBe(atMs / 60_000);
    await userEvent.keyboard('{ArrowLeft>20/}');
    await split.click();
    await expect.poll(() => minutes()?.length).toBe(3);
  });

  it('not by two presses in a narrow place, where a press unfolds it', async () => {
    const { screen, minutes } = await renderCourse(360);
    const stage = screen.getByRole('option', { name: /^Stage 1:/u }).element();
    const { left, width, top } = stage.getBoundingClientRect();
    const at = { clientX: left + width / 2, clientY: top + 4 };
    stage.dispatchEvent(new MouseEvent('dblclick', { bubbles: true, ...at }));
    await expect
      .element(screen.getByRole('button', { name: 'Undo' }))
      .toHaveAttribute('aria-disabled', 'true');
    expect(minutes()).toEqual([29]);
  });
});

/** Where a slider stands. */
function valueOf(slider: Element): number {
  return slider instanceof HTMLInputElement ? Number(slider.value) : Number.NaN;
}
