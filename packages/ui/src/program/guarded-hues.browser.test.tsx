import { createProgramDesk } from '@overtone/client/program/program-desk';
import { devicePrograms } from '@overtone/client/program-sync/device-programs';
import { OWN_PROGRAMS } from '@overtone/domain/program/own/own-programs';
import { createFakeHost } from '@overtone/testkit/fake-host';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { accentCss } from '../theme/hue-theme.tsx';
import { ProgramsPanel } from './programs-panel.tsx';

const INSTEAD = 'Flash guard keeps light out of saturated red: 40° is shown.';

async function renderRed(isGuarded: boolean) {
  const program = OWN_PROGRAMS.find(({ id }) => id === 'wind-down')?.program;
  if (!program) throw new Error('There is no program to wind down with.');
  const desk = createProgramDesk(devicePrograms(createFakeHost().storage));
  const screen = await render(
    <div style={{ width: 900 }}>
      <ProgramsPanel desk={desk} player={null} delivered={null} address={null} {...{ isGuarded }} />
    </div>,
  );
  desk.open({ ...program, start: { ...program.start, hue: 0 } }, 'own');
  await expect.element(screen.getByRole('figure')).toBeVisible();
  desk.change({ kind: 'set-values', place: [0], values: { hue: 0 } });
  const figure = screen.getByRole('figure').element();
  const inks = () =>
    [...figure.querySelectorAll('stop')].map((stop) => stop.getAttribute('stop-color'));
  const field = screen.getByRole('textbox', { name: 'Hue' });
  const swatch = () => field.element().parentElement?.querySelector('rect')?.getAttribute('fill');
  return { screen, inks, swatch, field };
}

it('a red is drawn as Flash guard shows it, and its field and its handle say so', async () => {
  const { screen, inks, swatch, field } = await renderRed(true);
  await expect.poll(() => new Set(inks())).toEqual(new Set([accentCss(40)]));
  expect(swatch()).toBe(accentCss(40));
  await expect.element(screen.getByText(INSTEAD)).toBeVisible();
  await expect.element(field).toHaveValue('0');
  const handle = screen.getByRole('slider', { name: 'Hue at the end of stage 1' });
  await expect.element(handle).toHaveAttribute('aria-valuetext', '0° → 40°');
  handle.element().focus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
  await expect.element(handle).toHaveAttribute('aria-valuetext', '40°');
  await expect.element(screen.getByText(INSTEAD)).not.toBeInTheDocument();
});

it('a red is red where Flash guard is off', async () => {
  const { screen, inks, swatch } = await renderRed(false);
  await expect.poll(() => new Set(inks())).toEqual(new Set([accentCss(0)]));
  expect(swatch()).toBe(accentCss(0));
  expect(screen.getByText(INSTEAD).query()).toBeNull();
});
