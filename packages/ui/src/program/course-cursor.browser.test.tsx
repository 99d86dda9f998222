import type { PlayingPlace, ProgramPlayer } from '@overtone/client/program/player-port';
import { createProgramDesk } from '@overtone/client/program/program-desk';
import { devicePrograms } from '@overtone/client/program-sync/device-programs';
import { OWN_PROGRAMS } from '@overtone/domain/program/own/own-programs';
import type { Program } from '@overtone/domain/program/program';
import { createFakeHost } from '@overtone/testkit/fake-host';
import { atom } from 'nanostores';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ProgramsPanel } from './programs-panel.tsx';

const MINUTE = 60_000;

/** What plays a program, where a test says that it stands. */
function createPlayer() {
  const $played = atom<{ readonly program: Program } | null>(null);
  const $place = atom<PlayingPlace | null>({ positionMs: 0, isPaused: false });
  const at = (positionMs: number) => $place.set({ positionMs, isPaused: false });
  const player: ProgramPlayer = {
    $isBlind: atom(false),
    $played,
    watch: (_, see) => $place.subscribe(see),
    start: (program) => $played.set({ program }),
    takeOver: (program) => $played.set({ program }),
    pause: () => undefined,
    resume: () => undefined,
    stop: () => undefined,
    seek: at,
    leftBehind: () => null,
    forgetLeft: () => undefined,
  };
  return { player, at };
}

async function renderPlaying() {
  const program = OWN_PROGRAMS.find(({ id }) => id === 'wind-down')?.program;
  if (!program) throw new Error('There is no program to wind down with.');
  const desk = createProgramDesk(devicePrograms(createFakeHost().storage));
  const { player, at } = createPlayer();
  const screen = await render(
    <ProgramsPanel desk={desk} player={player} delivered={null} address={null} isGuarded />,
  );
  desk.open(program, 'own');
  await screen.getByRole('button', { name: 'Start', exact: true }).click();
  const slider = screen.getByRole('slider', { name: 'Time', exact: true });
  await expect.element(slider).toBeInTheDocument();
  const readout = screen.getByRole('figure', { name: 'Course of Wind down' });
  return { slider, readout, at };
}

describe('the moment that is read out under a course that plays', () => {
  it('is where it plays, also after somebody went elsewhere by pointer', async () => {
    const { slider, readout, at } = await renderPlaying();
    at(5 * MINUTE);
    await expect.element(readout).toMatchTextContent('Now 5:00 fast 4.96 Hz');
    await slider.click();
    await expect.element(readout).not.toMatchTextContent('Now 5:00');
    at(20 * MINUTE + 47_000);
    await expect.element(readout).toMatchTextContent('Now 20:47 fast 2.73 Hz');
    await expect
      .element(slider)
      .toHaveAttribute('aria-valuetext', expect.stringContaining('20:47'));
    await expect.element(readout).not.toMatchTextContent('Cursor');
  });

  it('is the cursor’s while it is moved by key, beside where it plays, until it is gone to or left', async () => {
    const { slider, readout, at } = await renderPlaying();
    at(5 * MINUTE);
    slider.element().focus();
    await userEvent.keyboard('{End}');
    await expect.element(readout).toMatchTextContent('Cursor 30:00');
    await expect.element(readout).toMatchTextContent('Now 5:00');
    await expect.element(readout).toMatchTextContent('Enter plays on from there.');
    await expect
      .element(slider)
      .toHaveAttribute('aria-valuetext', expect.stringMatching(/; Enter plays on from there$/u));
    at(6 * MINUTE);
    await expect.element(readout).toMatchTextContent('Cursor 30:00');
    await expect.element(readout).toMatchTextContent('Now 6:00');
    await userEvent.keyboard('{Home}{Enter}');
    await expect.element(readout).toMatchTextContent('Now 0:00');
    await expect.element(readout).not.toMatchTextContent('Cursor');
    await expect.element(readout).not.toMatchTextContent('Enter plays');
    await userEvent.keyboard('{End}');
    await expect.element(readout).toMatchTextContent('Cursor 30:00');
    await userEvent.tab();
    await expect.element(readout).not.toMatchTextContent('Cursor');
  });
});
