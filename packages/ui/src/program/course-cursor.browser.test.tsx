import type { PlayingPlace, ProgramPlayer } from '@overtone/client/program/player-port';
import { createProgramDesk } from '@overtone/client/program/program-desk';
import { devicePrograms } from '@overtone/client/program-sync/device-programs';
import { OWN_PROGRAMS } from '@overtone/domain/program/own/own-programs';
import type { Program } from '@overtone/domain/program/program';
import { createFakeHost } from '@overtone/testkit/fake-host';
import { atom } from 'nanostores';
import { describe, expect, it, onTestFinished } from 'vitest';
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
    $gaveWay: atom(null),
    $ended: atom(null),
    $played,
    watch: (_, see) => $place.subscribe(see),
    start: (program) => $played.set({ program }),
    takeOver: (program) => $played.set({ program }),
    pause: () => undefined,
    resume: () => undefined,
    stop: () => undefined,
    seek: at,
    skipOn: () => undefined,
    skipBack: () => undefined,
    leftBehind: () => null,
    forgetLeft: () => undefined,
    renameLeft: () => undefined,
  };
  return { player, at };
}

function windDown(): Program {
  const program = OWN_PROGRAMS.find(({ id }) => id === 'wind-down')?.program;
  if (!program) throw new Error('There is no program to wind down with.');
  return program;
}

async function renderPlaying() {
  const program = windDown();
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

it('what is read out on a phone keeps the room of two lines, so that nothing below it moves', async () => {
  const { readout, at } = await renderPlaying();
  const look = document.createElement('style');
  look.textContent = `
    figcaption { display: flex; flex-wrap: wrap; width: 480px; font: 12px/18px monospace }
    figcaption .\\@max-\\[40rem\\]\\:basis-full { flex-basis: 100% }
    figcaption .\\@max-\\[40rem\\]\\:min-h-\\[2lh\\] { min-height: 2lh }
  `;
  document.head.append(look);
  onTestFinished(() => look.remove());
  const place = readout.element().querySelector('figcaption > span');
  const size = () => {
    const box = place?.getBoundingClientRect();
    return [box?.width, box?.height];
  };
  for (const minutes of [0, 5, 29]) {
    at(minutes * MINUTE);
    await expect.element(readout).toMatchTextContent(`Now ${minutes}:00`);
    expect(size()).toEqual([480, 36]);
  }
});

describe('the values at the cursor', () => {
  const LAYOUT = `
    .absolute { position: absolute } .relative { position: relative } .inset-0 { inset: 0 }
    .inset-y-0 { top: 0; bottom: 0 } .w-5 { width: 1.25rem } .-translate-x-1\\/2 { translate: -50% }
    .top-7 { top: 1.75rem } .bottom-1 { bottom: 0.25rem } .whitespace-nowrap { white-space: nowrap }
    .pointer-events-none { pointer-events: none } .figure { font: 13px monospace } svg.ml-1\\.5 { width: 10px; height: 10px }
    .absolute.grid, .absolute .grid { display: grid } .grid .grid { grid-template-columns: auto auto }
    .z-10 { z-index: 10 } .z-20 { z-index: 20 } .z-30 { z-index: 30 } [data-side='left'] { right: 100% } [data-side='right'] { left: 100% }
  `;

  async function renderCourse(width: number) {
    const desk = createProgramDesk(devicePrograms(createFakeHost().storage));
    const screen = await render(
      <div style={{ width }}>
        <style>{LAYOUT}</style>
        <ProgramsPanel desk={desk} player={null} delivered={null} address={null} isGuarded />
      </div>,
    );
    desk.open(windDown(), 'own');
    const figure = screen.getByRole('figure', { name: 'Course of Wind down' });
    await expect.element(figure).toBeVisible();
    const plot = figure.element().querySelector('[data-view] svg')?.parentElement;
    if (!plot) throw new Error('The course is not drawn.');
    const move = (share: number) => {
      const { left, width: wide, top, height } = plot.getBoundingClientRect();
      const [clientX, clientY] = [left + share * wide, top + height / 2];
      plot.dispatchEvent(
        new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse', clientX, clientY }),
      );
    };
    const tag = () => figure.element().querySelector('[data-cursor-tag] > span');
    return { screen, plot, move, tag };
  }

  it.each([760, 300])(
    'stand on a plot in %i px, never beyond its edges, and go with it',
    async (px) => {
      const { plot, move, tag } = await renderCourse(px);
      expect(tag()).toBeNull();
      for (const share of [0.01, 0.3, 0.45, 0.6, 0.99]) {
        move(share);
        await expect.poll(() => tag()?.textContent).toMatch(/^[\d:]+fast [\d.]+ Hz/u);
        const [box, ground] = [tag()?.getBoundingClientRect(), plot.getBoundingClientRect()];
        expect(box?.left).toBeGreaterThanOrEqual(ground.left);
        expect(box?.right).toBeLessThanOrEqual(ground.right);
        expect(box?.top).toBeGreaterThanOrEqual(ground.top);
        expect(box?.bottom).toBeLessThanOrEqual(ground.bottom);
      }
      plot.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, pointerType: 'mouse' }));
      await expect.poll(tag).toBeNull();
    },
  );

  it('are the time, both rhythms, the hue and the strength, also where it is moved by key in a narrow place', async () => {
    const { screen, tag } = await renderCourse(360);
    screen.getByRole('slider', { name: 'Time', exact: true }).element().focus();
    await userEvent.keyboard('{End}');
    await expect
      .poll(() => tag()?.textContent)
      .toMatch(/^30:00fast 2 Hz ?slow 1 cycle per 10 s ?hue 35 → 40 ?strength 0%$/u);
    await expect.element(screen.getByRole('figure')).toMatchTextContent('30:00 fast 2 Hz');
  });

  it('lie above the borders, also where one ends beside the cursor', async () => {
    const { screen, move, tag } = await renderCourse(760);
    const border = screen.getByRole('slider', { name: 'End of stage 1', exact: true }).element();
    move(0.9);
    await expect.poll(() => tag()?.textContent).toMatch(/fast/u);
    const layer = (element: Element | null | undefined) =>
      Number(element && getComputedStyle(element).zIndex);
    expect(layer(tag()?.parentElement)).toBeGreaterThan(layer(border.parentElement));
  });

  it('are beside the handle that is in hand', async () => {
    const { screen } = await renderCourse(760);
    const fast = screen.getByRole('slider', { name: /^Fast rhythm/u });
    fast.element().focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect
      .poll(() => fast.element().parentElement?.textContent)
      .toMatch(/^fast 2\.5 Hz ?slow/u);
    screen.getByRole('slider', { name: 'End of stage 1', exact: true }).element().focus();
    await expect.poll(() => fast.element().parentElement?.textContent).toBe('');
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(screen.getByText('28:00 long')).toBeVisible();
    const border = screen.getByRole('slider', { name: 'End of stage 1', exact: true }).element();
    expect(border.parentElement?.textContent).toMatch(
      /fast 2\.5 Hz ?slow 1 cycle per 10 s ?hue 35/u,
    );
  });
});
