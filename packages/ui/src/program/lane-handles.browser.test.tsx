import { createProgramDesk } from '@overtone/client/program/program-desk';
import { devicePrograms } from '@overtone/client/program-sync/device-programs';
import { OWN_PROGRAMS } from '@overtone/domain/program/own/own-programs';
import { createFakeHost } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ProgramsPanel } from './programs-panel.tsx';

/** What the classes of the lanes come to, for a page that has no style sheet. */
const LAYOUT = `
  .absolute { position: absolute } .relative { position: relative } .grid { display: grid }
  .inset-0 { inset: 0 } .inset-y-0 { top: 0; bottom: 0 } .content-start { align-content: start }
  .h-9 { height: 36px } .w-6 { width: 24px } .size-2\\.5 { width: 10px; height: 10px } .h-4 { height: 16px } .w-2 { width: 8px }
  .left-1\\/2 { left: 50% } .-translate-x-1\\/2 { translate: -50% } .-translate-1\\/2 { translate: -50% -50% }
  .block { display: block } .pointer-events-none { pointer-events: none } .pointer-events-auto { pointer-events: auto }
`;

async function renderCourse() {
  const program = OWN_PROGRAMS.find(({ id }) => id === 'wind-down')?.program;
  if (!program) throw new Error('There is no program to wind down with.');
  const desk = createProgramDesk(devicePrograms(createFakeHost().storage));
  const screen = await render(
    <div style={{ width: 900 }}>
      <style>{LAYOUT}</style>
      <ProgramsPanel desk={desk} player={null} delivered={null} address={null} isGuarded />
    </div>,
  );
  desk.open({ ...program, start: { ...program.start, hue: 20, volume: 0.1 } }, 'own');
  await expect.element(screen.getByRole('figure')).toBeVisible();
  desk.change({ kind: 'set-values', place: [0], values: { strength: 0.4, hue: 350 } });
  const now = () => {
    const open = desk.$open.get();
    const [stage] = open?.editor.program.course ?? [];
    if (!open || stage?.kind !== 'stage') throw new Error('There is no stage.');
    return { start: open.editor.program.start, to: stage.to };
  };
  return { screen, desk, now };
}

/** Drags the handle of a slider so many pixels down. */
function dragOf(slider: Element) {
  const handle = slider.parentElement;
  if (!handle) throw new Error('There is no handle.');
  handle.setPointerCapture = () => undefined;
  return (type: string, clientY: number, shiftKey = false) =>
    handle.dispatchEvent(
      new PointerEvent(type, { bubbles: true, button: 0, pointerId: 1, clientY, shiftKey }),
    );
}

describe('a lane', () => {
  it('has a handle of the stage that is selected, which keys move and which says its value', async () => {
    const { screen, now } = await renderCourse();
    const light = screen.getByRole('slider', { name: 'Strength at the end of stage 1' });
    light.element().focus();
    await userEvent.keyboard('{ArrowUp}{Shift>}{ArrowUp}{/Shift}');
    expect(now().to.strength).toBe(0.46);
    await expect.element(light).toHaveAttribute('aria-valuetext', '46%');
    const hue = screen.getByRole('slider', { name: 'Hue at the end of stage 1' });
    hue.element().focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(now().to.hue).toBe(10);
    await expect.element(hue).toHaveAttribute('aria-valuetext', '10° → 40°');
    await screen.getByRole('button', { name: 'Undo' }).click();
    expect(now().to).toMatchObject({ hue: 350, strength: 0.46 });
  });

  it('is dragged by the hand, finer with Shift, in one step', async () => {
    const { screen, desk, now } = await renderCourse();
    const light = screen.getByRole('slider', { name: 'Strength at the end of stage 1' });
    const send = dragOf(light.element());
    const past = desk.$open.get()?.editor.past;
    send('pointerdown', 100);
    send('pointermove', 106.5);
    expect(now().to.strength).toBeCloseTo(0.3);
    await expect.element(screen.getByText('strength 30%')).toBeInTheDocument();
    send('pointermove', 113, true);
    expect(now().to.strength).toBeCloseTo(0.28);
    send('pointerup', 113);
    await expect.element(light).toHaveFocus();
    expect(desk.$open.get()?.editor.past?.rest).toBe(past);
  });

  it('has a handle of the start, and so has each rhythm, where nothing is selected', async () => {
    const { screen, now } = await renderCourse();
    await screen.getByRole('button', { name: 'Start and end' }).click();
    const volume = screen.getByRole('slider', { name: 'Volume at the start' });
    volume.element().focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(now().start.volume).toBe(0.09);
    const fast = screen.getByRole('slider', { name: 'Fast rhythm at the start' });
    fast.element().focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(now().start.fastHz).toBe(6.5);
    await expect
      .element(screen.getByRole('slider', { name: 'Strength at the end of stage 1' }))
      .not.toBeInTheDocument();
  });

  it('has the handle that is pressed, also where the level below it is at its top', async () => {
    const { screen, now } = await renderCourse();
    const begin = screen.getByRole('slider', { name: 'Hue at the end of stage 1' }).element();
    begin.scrollIntoView({ block: 'center' });
    const boxOf = (name: string) => {
      const handle = screen.getByRole('slider', { name }).element().parentElement;
      if (!handle) throw new Error('There is no handle.');
      return { handle, box: handle.getBoundingClientRect() };
    };
    const [hue, strength, volume] = ['Hue', 'Strength', 'Volume'].map((name) =>
      boxOf(`${name} at the end of stage 1`),
    );
    if (!hue || !strength || !volume) throw new Error('There is no handle.');
    for (const { box } of [hue, strength, volume])
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
    expect(strength.box.top).toBeGreaterThanOrEqual(hue.box.bottom);
    expect(volume.box.top).toBeGreaterThanOrEqual(strength.box.bottom);
    // The dot of the level stands at its lane's top, and out of it.
    const dot = strength.handle.lastElementChild?.getBoundingClientRect();
    expect(dot?.top).toBeLessThan(strength.box.top);
    expect(dot?.top).toBeGreaterThanOrEqual(hue.box.bottom);

    const [x, y] = [(hue.box.left + hue.box.right) / 2, (hue.box.top + hue.box.bottom) / 2];
    for (const at of [hue.box.top + 1, y, hue.box.bottom - 1])
      expect(hue.handle.contains(document.elementFromPoint(x, at))).toBe(true);
    const pressed = document.elementFromPoint(x, y);
    hue.handle.setPointerCapture = () => undefined;
    const send = (type: string, clientY: number) =>
      pressed?.dispatchEvent(
        new PointerEvent(type, { bubbles: true, button: 0, pointerId: 1, clientX: x, clientY }),
      );
    send('pointerdown', y);
    send('pointermove', y - 15);
    send('pointerup', y - 15);
    expect(now().to).toMatchObject({ hue: 20, strength: 0.4 });
  });

  it('keeps its scale while its level is dragged, and takes the new one when that is let go', async () => {
    const { screen, desk } = await renderCourse();
    desk.change({ kind: 'set-start', values: { strength: 0.1 } });
    const handle = screen.getByRole('slider', { name: 'Strength at the end of stage 1' });
    const dotY = () => {
      const dot = handle.element().parentElement?.lastElementChild;
      return Number.parseFloat(dot instanceof HTMLElement ? dot.style.top : '');
    };
    const send = dragOf(handle.element());
    expect(dotY()).toBe(0);
    send('pointerdown', 100);
    send('pointermove', 112);
    await expect.poll(dotY).toBeGreaterThan(10);
    expect(dotY()).toBeLessThan(14);
    await expect.element(screen.getByText('at most 40%').first()).toBeInTheDocument();
    send('pointerup', 112);
    await expect.poll(dotY).toBe(0);
  });

  it('is labelled with what its top will be while its level is dragged beyond it, as the tag says', async () => {
    const { screen, desk } = await renderCourse();
    desk.change({ kind: 'set-start', values: { strength: 0.1 } });
    const handle = screen.getByRole('slider', { name: 'Strength at the end of stage 1' });
    const send = dragOf(handle.element());
    await expect.element(screen.getByText('at most 40%').first()).toBeInTheDocument();
    send('pointerdown', 100);
    send('pointermove', 93.5);
    await expect.element(screen.getByText('strength 50%')).toBeInTheDocument();
    await expect.element(screen.getByText('at most 50%').first()).toBeInTheDocument();
    expect(screen.getByText('at most 40%').query()).toBeNull();
    send('pointerup', 93.5);
    await expect.element(screen.getByText('at most 50%').first()).toBeInTheDocument();
  });
});
