import type { LeftBehind } from '@overtone/client/session/left-program';
import { stretchAt } from '@overtone/client/program/places';
import { keptPrograms } from '@overtone/client/program/kept-programs';
import type { PlayingPlace, ProgramPlayer } from '@overtone/client/program/player-port';
import { createProgramDesk } from '@overtone/client/program/program-desk';
import type { ProgramPlace } from '@overtone/client/program-sync/program-home';
import { devicePrograms } from '@overtone/client/program-sync/device-programs';
import { OWN_PROGRAMS } from '@overtone/domain/program/own/own-programs';
import { fragmentOf } from '@overtone/domain/program/link/program-link';
import { printProgram } from '@overtone/domain/program/text/print-program';
import type { Program } from '@overtone/domain/program/program';
import { createFakeHost } from '@overtone/testkit/fake-host';
import { atom } from 'nanostores';
import { describe, expect, it } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CalmPanels } from '../page/calm-panels.tsx';
import { changesOf } from '../page/testing/changes-of.ts';
import { ProgramsAtHand } from './programs-at-hand.tsx';
import { ProgramsPanel } from './programs-panel.tsx';

const ADDRESS = 'https://overtone.example/demo';

/** What the classes of the picture come to, for a page that has no style sheet. */
const LAYOUT = `
  .absolute { position: absolute } .relative { position: relative }
  .sticky { position: sticky } .left-0 { left: 0 } .left-1\\/2 { left: 50% } .bottom-4 { bottom: 1rem } .h-7 { height: 1.75rem } .w-full { width: 100% }
  .inset-0 { inset: 0 } .inset-y-0 { top: 0; bottom: 0 } .inset-x-0 { left: 0; right: 0 }
  .h-4 { height: 1rem } .w-4 { width: 1rem } .w-5\\.5 { width: 1.375rem } .size-6 { width: 1.5rem; height: 1.5rem } .z-10 { z-index: 10 } .z-20 { z-index: 20 }
  .-translate-x-1\\/2 { translate: -50% } .-translate-1\\/2 { translate: -50% -50% }
  .pointer-events-none { pointer-events: none } .touch-none { touch-action: none }
`;

function own(id: string): Program {
  const found = OWN_PROGRAMS.find((each) => each.id === id);
  if (!found) throw new Error(`There is no program ${id}.`);
  return found.program;
}

/** Sixty stages that go up and down, after a long one. */
const DENSE: Program = {
  ...own('wind-down'),
  course: Array.from({ length: 60 }, (_, index) => ({
    kind: 'stage',
    lengthMs: index === 0 ? 1_200_000 : 60_000,
    curve: 'exponential',
    to: { fastHz: index % 2 === 0 ? 30 : 5 },
  })),
};

/** As many stages as there may be, each of which says more than its length. */
const LONG_COURSE: Program['course'] = Array.from({ length: 1000 }, (_, index) => ({
  kind: 'stage',
  lengthMs: 10_000 + 1000 * (index % 50),
  curve: 'exponential',
  to: { fastHz: 10 + (index % 20), hue: index % 360 },
}));

async function renderPanel(player: ProgramPlayer | null = null) {
  const { storage } = createFakeHost();
  const desk = createProgramDesk(devicePrograms(storage));
  const screen = await render(
    <>
      <style>{LAYOUT}</style>
      <ProgramsPanel desk={desk} player={player} delivered={null} address={ADDRESS} isGuarded />
    </>,
  );
  const course = () => desk.$open.get()?.editor.program.course ?? [];
  const minutes = () =>
    course().map((step) => (step.kind === 'stage' ? step.lengthMs / 60_000 : step.times));
  return { screen, desk, storage, course, minutes };
}

async function renderOpen(id: string, player: ProgramPlayer | null = null) {
  const panel = await renderPanel(player);
  panel.desk.open(own(id), 'own');
  await expect.element(panel.screen.getByRole('figure')).toBeVisible();
  return panel;
}

/** Sends events of a pointer to the handle that a slider belongs to, so many pixels from its middle. */
function pointerOn(slider: Element) {
  const handle = slider.parentElement;
  if (!handle) throw new Error('There is no handle.');
  handle.setPointerCapture = () => undefined;
  const { left, top, width, height } = handle.getBoundingClientRect();
  return (type: string, dx: number, dy: number) =>
    handle.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        button: 0,
        pointerId: 1,
        clientX: left + width / 2 + dx,
        clientY: top + height / 2 + dy,
      }),
    );
}

describe('the programs to begin with', () => {
  it('are ten, each with its course, length and reason, and open by name', async () => {
    const { screen } = await renderPanel();
    const list = screen.getByRole('region', { name: 'Ten to start with' });
    await expect.element(list.getByRole('button', { name: /^Open / }).nth(9)).toBeVisible();
    await screen.getByRole('button', { name: 'Open Wind down, 30:00' }).click();
    await expect.element(screen.getByRole('figure', { name: 'Course of Wind down' })).toBeVisible();
    await expect
      .element(
        screen.getByRole('option', {
          name: /^Stage 1: 29:00, exponential, fast rhythm from 6 Hz to 2 Hz/,
        }),
      )
      .toHaveAttribute('aria-selected', 'true');
  });

  it('open at the begin, however far down the list was scrolled', async () => {
    const { storage } = createFakeHost();
    const desk = createProgramDesk(devicePrograms(storage));
    const screen = await render(
      <div data-testid="pane" style={{ height: 300, overflowY: 'auto' }}>
        <ProgramsPanel desk={desk} player={null} delivered={null} address={ADDRESS} isGuarded />
      </div>,
    );
    const pane = screen.getByTestId('pane').element();
    await expect.element(screen.getByRole('button', { name: /^Open / }).last()).toBeInTheDocument();
    pane.scrollTop = pane.scrollHeight;
    desk.open(own('wind-down'), 'own');
    const name = screen.getByLabelText('Name of the program');
    await expect.element(name).toBeVisible();
    const belowBy = () =>
      name.element().getBoundingClientRect().top - pane.getBoundingClientRect().top;
    await expect.poll(belowBy).toBeGreaterThanOrEqual(0);
    expect(belowBy()).toBeLessThan(200);
  });

  it('are joined by what is changed, kept on this device, deleted and brought back', async () => {
    const { screen, desk, storage } = await renderOpen('wind-down');
    await screen.getByRole('textbox', { name: 'Name of the program' }).fill('Evening');
    await userEvent.keyboard('{Enter}');
    expect(keptPrograms(storage).map(({ program }) => program.name)).toEqual(['Evening']);
    await screen.getByRole('button', { name: 'All programs' }).click();
    await screen.getByRole('button', { name: 'Delete Evening' }).click();
    expect(desk.$kept.get()).toEqual([]);
    const back = screen.getByRole('button', { name: 'Bring it back' });
    await expect.element(back).toHaveFocus();
    await back.click();
    await expect.element(screen.getByRole('button', { name: 'New program' })).toHaveFocus();
    await expect.element(screen.getByRole('button', { name: 'Open Evening, 30:00' })).toBeVisible();
  });
});

it('where programs are kept, and what came of them elsewhere, is said in words', async () => {
  const { storage } = createFakeHost();
  const $place = atom<ProgramPlace>('device');
  const $told = atom<readonly string[]>(['“Evening” was changed here and elsewhere.']);
  const home = { ...devicePrograms(storage), $place, $told, heed: () => $told.set([]) };
  const desk = createProgramDesk(home);
  const screen = await render(
    <ProgramsPanel desk={desk} player={null} delivered={null} address={ADDRESS} isGuarded />,
  );
  await expect.element(screen.getByText('“Evening” was changed here and elsewhere.')).toBeVisible();
  screen.getByRole('button', { name: 'All right' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('“Evening” was changed')).not.toBeInTheDocument();
  expect(document.activeElement).not.toBe(document.body);
  desk.open(own('wind-down'), 'own');
  await expect.element(screen.getByText(/^Not kept yet/u)).toBeVisible();
  desk.keep();
  await expect.element(screen.getByText('Kept on this device.')).toBeVisible();
  $place.set('waiting');
  await expect.element(screen.getByText(/^On its way to your account/u)).toBeVisible();
  $place.set('window');
  await expect.element(screen.getByText(/^Not kept yet: this browser has no room/u)).toBeVisible();
  $place.set('account');
  await expect.element(screen.getByText('Saved with your account.')).toBeVisible();
  desk.close();
  await expect
    .element(screen.getByRole('region', { name: 'Yours, with your account' }))
    .toBeVisible();
});

describe('in a narrow place', () => {
  async function renderNarrow() {
    const { storage } = createFakeHost();
    const desk = createProgramDesk(devicePrograms(storage));
    const screen = await render(
      <div data-testid="pane" style={{ width: 360, height: 400, overflowY: 'auto' }}>
        <style>{LAYOUT}</style>
        <ProgramsPanel desk={desk} player={null} delivered={null} address={ADDRESS} isGuarded />
      </div>,
    );
    desk.open(own('block-25'), 'own');
    await expect.element(screen.getByRole('region', { name: 'Stages as a list' })).toBeVisible();
    const pane = screen.getByTestId('pane').element();
    const row = (name: RegExp) => screen.getByRole('button', { name });
    /** Whether the begin of a row and the first field of its form stand in what is seen. */
    const isSeen = (name: RegExp) => {
      const { top } = row(name).element().getBoundingClientRect();
      const field = screen.getByRole('textbox', { name: 'Length' }).element();
      const { bottom } = field.getBoundingClientRect();
      const seen = pane.getBoundingClientRect();
      return top >= seen.top - 1 && bottom <= seen.bottom + 1;
    };
    return { screen, pane, row, isSeen };
  }

  it('the form of a stage comes into view where its row is pressed', async () => {
    const { screen, row, isSeen } = await renderNarrow();
    row(/^1\. 25:00/u)
      .element()
      .scrollIntoView({ block: 'end' });
    await row(/^1\. 25:00/u).click();
    const length = screen.getByRole('textbox', { name: 'Length' });
    await expect.element(length).toHaveValue('25:00');
    await expect.element(length).toHaveAttribute('inputmode', 'text');
    await expect.poll(() => isSeen(/^1\. 25:00/u)).toBe(true);
  });

  it('a stage that is pressed on the picture, or added, is unfolded and comes into view', async () => {
    const { screen, pane, isSeen } = await renderNarrow();
    const first = screen.getByRole('option', { name: /^Stage 1:/u });
    await expect.element(first).toHaveAttribute('aria-selected', 'true');
    await first.click();
    await expect.element(screen.getByRole('textbox', { name: 'Length' })).toHaveValue('25:00');
    await expect.poll(() => isSeen(/^1\. 25:00/u)).toBe(true);
    pane.scrollTop = 0;
    await screen.getByRole('button', { name: 'Add a stage' }).click();
    await expect.element(screen.getByRole('textbox', { name: 'Length' })).toHaveValue('5:00');
    await expect.poll(() => isSeen(/^2\. 5:00/u)).toBe(true);
  });
});

it('a program opens once in a second, however often it is opened and closed', async () => {
  const host = createFakeHost();
  const desk = createProgramDesk(devicePrograms(host.storage));
  const screen = await render(
    <CalmPanels host={host}>
      <ProgramsPanel desk={desk} player={null} delivered={null} address={ADDRESS} isGuarded />
    </CalmPanels>,
  );
  const name = screen.getByLabelText('Name of the program');
  const shown = changesOf(() => name.query() !== null);
  for (let time = 0; time < 3; time += 1) {
    await screen.getByRole('button', { name: 'Open Wind down, 30:00' }).click();
    expect(desk.$open.get()).not.toBeNull();
    if (time === 0) await expect.element(name).toBeVisible();
    desk.close();
    await expect.element(name).not.toBeInTheDocument();
  }
  await screen.getByRole('button', { name: 'Open Wind down, 30:00' }).click();
  expect(shown).toEqual([false, true, false]);
  await host.advance(999);
  expect(shown).toEqual([false, true, false]);
  await host.advance(1);
  await expect.element(name).toBeVisible();
  await expect.element(name).toHaveValue('Wind down');
});

describe('the drawing of a course', () => {
  /** The lines of both rhythms, and the whole as one line. */
  function drawingOf(figure: Element) {
    const paths = [...figure.querySelectorAll('svg[aria-hidden] path')];
    const lines = paths.filter(({ parentElement }) => parentElement?.tagName === 'g');
    const waves = paths.filter((path) => path.getAttribute('stroke-linejoin') === 'round');
    const shapes = (of: readonly Element[]) => of.map((path) => path.getAttribute('d')).join();
    return { lines: () => shapes(lines), waves: () => shapes(waves) };
  }

  async function renderCalm(program: Program) {
    const host = createFakeHost();
    const desk = createProgramDesk(devicePrograms(host.storage));
    const screen = await render(
      <CalmPanels host={host}>
        <style>{LAYOUT}</style>
        <ProgramsPanel desk={desk} player={null} delivered={null} address={ADDRESS} isGuarded />
      </CalmPanels>,
    );
    desk.open(program, 'own');
    const figure = screen.getByRole('figure');
    await expect.element(figure).toBeVisible();
    const border = screen.getByRole('slider', { name: 'End of stage 1' });
    await expect.element(border).toBeInTheDocument();
    await host.advance(1000);
    const lines = changesOf(() => drawingOf(figure.element()).lines());
    const waves = changesOf(() => drawingOf(figure.element()).waves());
    const length = () => desk.$open.get()?.editor.program.course[0];
    return { host, desk, screen, border, lines, waves, length };
  }

  it('changes five times in a second while a key is held, and ends with the last length', async () => {
    const { host, border, lines, waves, screen } = await renderCalm(own('wind-down'));
    border.element().focus();
    await userEvent.keyboard('{ArrowLeft>6/}');
    await expect
      .element(border)
      .toHaveAttribute('aria-valuetext', expect.stringMatching(/^23:00/u));
    expect(lines).toHaveLength(2);
    await expect.poll(() => waves.length).toBe(2);
    await host.advance(199);
    expect([lines.length, waves.length]).toEqual([2, 2]);
    await host.advance(1);
    await expect.poll(() => [lines.length, waves.length]).toEqual([3, 3]);
    await host.advance(1000);
    await screen.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => lines.length).toBe(4);
  });

  it('follows the hand that drags a border at once, its waves five times in a second', async () => {
    const { host, border, lines, waves } = await renderCalm(own('wind-down'));
    const send = pointerOn(border.element());
    send('pointerdown', 0, 0);
    for (const [step, dx] of [-60, -120, -180].entries()) {
      send('pointermove', dx, 0);
      await expect.poll(() => lines.length).toBe(2 + step);
    }
    await expect.poll(() => waves.length).toBe(2);
    expect(lines).toHaveLength(4);
    send('pointerup', -180, 0);
    await host.advance(200);
    await expect.poll(() => waves.length).toBe(3);
  });

  it('is that of five moments in a second where it is dense, however it is dragged', async () => {
    const { host, border, lines } = await renderCalm(DENSE);
    const send = pointerOn(border.element());
    send('pointerdown', 0, 0);
    for (const dx of [-60, -120, -180]) {
      send('pointermove', dx, 0);
      await host.advance(0);
    }
    expect(lines.length).toBeLessThanOrEqual(2);
    send('pointerup', -180, 0);
    await host.advance(200);
    await expect.poll(() => lines.length).toBeGreaterThanOrEqual(2);
    expect(lines.length).toBeLessThanOrEqual(3);
  });
});

it('a border among many stages takes its stage along, which says once it rests how long it is', async () => {
  const { screen, desk } = await renderPanel();
  desk.open(DENSE, 'own');
  const stage = screen.getByRole('option', { name: /^Stage 1:/ });
  await expect.element(stage).toHaveAccessibleName(/^Stage 1: 20:00/);
  const width = () => stage.element().getBoundingClientRect().width;
  const border = screen.getByRole('slider', { name: 'End of stage 1' });
  const [before, send] = [width(), pointerOn(border.element())];
  send('pointerdown', 0, 0);
  const told: string[] = [];
  const labels = new MutationObserver((records) =>
    told.push(...records.map(({ attributeName }) => String(attributeName))),
  );
  labels.observe(screen.getByRole('listbox').element(), {
    subtree: true,
    attributeFilter: ['aria-label'],
  });
  send('pointermove', -60, 0);
  await expect.poll(width).toBeLessThan(before - 50);
  send('pointermove', -90, 0);
  await expect.poll(width).toBeLessThan(before - 80);
  expect(told).toEqual([]);
  send('pointerup', -90, 0);
  await expect.element(stage).not.toHaveAccessibleName(/^Stage 1: 20:00/);
  labels.disconnect();
});

describe('the zoom of the picture', () => {
  async function renderZoomed() {
    const { screen, desk } = await renderPanel();
    desk.open(DENSE, 'own');
    await expect.element(screen.getByRole('figure')).toBeVisible();
    const view = screen.getByRole('figure').element().querySelector('[data-view]');
    if (!(view instanceof HTMLElement)) throw new Error('There is no view.');
    view.style.overflowX = 'auto';
    const left = (name: RegExp) =>
      screen.getByRole('option', { name }).element().getBoundingClientRect().left;
    return { screen, desk, view, left };
  }

  it('is about the moment under the pointer where a wheel is turned with Ctrl', async () => {
    const { view, left } = await renderZoomed();
    const before = left(/^Stage 40:/u);
    const width = view.scrollWidth;
    const wheel = { bubbles: true, cancelable: true, ctrlKey: true, clientX: before };
    const turn = new WheelEvent('wheel', { ...wheel, deltaY: -100 });
    view.dispatchEvent(turn);
    expect(turn.defaultPrevented).toBe(true);
    await expect.poll(() => view.scrollWidth).toBeGreaterThan(1.9 * width);
    expect(Math.abs(left(/^Stage 40:/u) - before)).toBeLessThan(2);
    view.dispatchEvent(new WheelEvent('wheel', { ...wheel, ctrlKey: false, deltaY: -100 }));
    view.dispatchEvent(new WheelEvent('wheel', { ...wheel, deltaY: 100 }));
    await expect.poll(() => view.scrollWidth).toBeLessThan(1.1 * width);
  });

  it('is about the end of the stage that is selected where its keys are pressed', async () => {
    const { screen, view, left } = await renderZoomed();
    await screen.getByRole('option', { name: /^Stage 50:/u }).click();
    const before = left(/^Stage 51:/u);
    const width = view.scrollWidth;
    const zoomIn = screen.getByRole('button', { name: 'Zoom in' });
    await zoomIn.click();
    await expect.poll(() => view.scrollWidth).toBeGreaterThan(1.9 * width);
    expect(Math.abs(left(/^Stage 51:/u) - before)).toBeLessThan(2);
    for (let doubled = 2; doubled < 16; doubled *= 2) await zoomIn.click();
    await expect.element(screen.getByText('16×')).toBeVisible();
    expect(Math.abs(left(/^Stage 51:/u) - before)).toBeLessThan(2);
  });

  it('shows where in the whole it is, and goes where that is pressed, for as long as there is more than is seen', async () => {
    const { screen, view } = await renderZoomed();
    const overview = () => view.querySelector('[data-overview]');
    const shown = () => overview()?.querySelector('span')?.getBoundingClientRect();
    expect(overview()).toBeNull();
    const zoomIn = screen.getByRole('button', { name: 'Zoom in' });
    for (let zoom = 1; zoom < 4; zoom *= 2) await zoomIn.click();
    const quarter = view.clientWidth / 4;
    await expect.poll(() => shown()?.width ?? 0).toBeCloseTo(quarter, -1);
    const bar = overview();
    if (!(bar instanceof HTMLElement)) throw new Error('There is no overview.');
    bar.setPointerCapture = () => undefined;
    const { left, width } = view.getBoundingClientRect();
    const send = (type: string, clientX: number) =>
      bar.dispatchEvent(
        new PointerEvent(type, { bubbles: true, button: 0, pointerId: 1, clientX }),
      );
    send('pointerdown', left + width - 1);
    await expect.poll(() => view.scrollLeft).toBe(view.scrollWidth - view.clientWidth);
    await expect.poll(() => shown()?.right ?? 0).toBeCloseTo(left + width, 0);
    send('pointermove', left + width - 1 - quarter);
    send('pointerup', left + width - 1 - quarter);
    await expect.poll(() => view.scrollLeft / view.scrollWidth).toBeCloseTo(0.625, 1);
  });
});

it('what is selected elsewhere comes into view of what is zoomed', async () => {
  const { screen, desk } = await renderPanel();
  desk.open(DENSE, 'own');
  await expect.element(screen.getByRole('figure')).toBeVisible();
  const view = screen.getByRole('figure').element().querySelector('[data-view]');
  if (!(view instanceof HTMLElement)) throw new Error('There is no view.');
  view.style.overflowX = 'auto';
  const zoomIn = screen.getByRole('button', { name: 'Zoom in' });
  for (let zoom = 1; zoom < 16; zoom *= 2) await zoomIn.click();
  await expect.element(screen.getByText('16×')).toBeVisible();
  desk.select(stretchAt([59]));
  const isSeen = () => {
    const border = screen.getByRole('slider', { name: 'End of stage 60' }).query();
    const x = border?.getBoundingClientRect().right ?? Infinity;
    const { left, right } = view.getBoundingClientRect();
    return x > left && x < right;
  };
  await expect.poll(isSeen).toBe(true);
});

it('a border between narrow stages is held as soon as a pointer is on it', async () => {
  const { screen, desk, minutes } = await renderPanel();
  const stage = { kind: 'stage', lengthMs: 60_000, curve: 'hold', to: {} } as const;
  const open = (count: number) =>
    desk.open({ ...own('wind-down'), course: Array.from({ length: count }, () => stage) }, 'own');
  const fifth = screen.getByRole('option', { name: /^Stage 5:/u });
  open(60);
  await expect.element(fifth).toBeVisible();
  open(Math.round((60 * fifth.element().getBoundingClientRect().width) / 12));
  await expect.poll(() => Math.round(fifth.element().getBoundingClientRect().width)).toBe(12);
  fifth.element().scrollIntoView({ block: 'center' });
  const { right, top, height } = fifth.element().getBoundingClientRect();
  const at = (clientX: number) => ({
    bubbles: true,
    pointerId: 1,
    clientX,
    clientY: top + height / 2,
  });
  const under = () => document.elementFromPoint(right - 1, top + height / 2);
  expect(under()?.closest('[role=option]')).toBe(fifth.element());
  fifth.element().dispatchEvent(new PointerEvent('pointermove', at(right - 1)));
  await expect.poll(() => under()?.closest('[role=option]')).toBeNull();
  const border = under();
  if (!(border instanceof HTMLElement)) throw new Error('There is no border.');
  border.setPointerCapture = () => undefined;
  border.dispatchEvent(new PointerEvent('pointerdown', at(right - 1)));
  border.dispatchEvent(new PointerEvent('pointermove', at(right + 60)));
  border.dispatchEvent(new PointerEvent('pointerup', at(right + 60)));
  expect(minutes()[4]).toBeGreaterThan(1);
});

it('a new program has one stage that holds, and is kept once it is changed', async () => {
  const { screen, minutes, storage } = await renderPanel();
  await screen.getByRole('button', { name: 'New program' }).click();
  await expect.element(screen.getByRole('figure', { name: 'Course of New program' })).toBeVisible();
  expect(keptPrograms(storage)).toEqual([]);
  await screen.getByRole('button', { name: 'Add a stage' }).click();
  expect(minutes()).toEqual([25, 5]);
  expect(keptPrograms(storage)).toHaveLength(1);
});

describe('the focus', () => {
  /** Presses a key of the page by keyboard. */
  async function press(button: Locator) {
    button.element().focus();
    await userEvent.keyboard('{Enter}');
  }

  it.each(['Undo', 'Start and end'])(
    'stays at %s, which has nothing more to do then',
    async (name) => {
      const { screen, desk, minutes } = await renderOpen('wind-down');
      desk.add();
      const tool = screen.getByRole('button', { name });
      await expect.element(tool).toHaveAttribute('aria-disabled', 'false');
      await press(tool);
      await expect.element(tool).toHaveAttribute('aria-disabled', 'true');
      await expect.element(tool).toHaveFocus();
      const before = minutes();
      await userEvent.keyboard('{Enter}');
      expect(minutes()).toEqual(before);
      await expect.element(tool).toHaveFocus();
    },
  );

  it('goes from a value that is reset to what it is then', async () => {
    const { screen } = await renderOpen('wind-down');
    await press(screen.getByRole('button', { name: /^Fast rhythm: reset/u }));
    await expect.poll(() => document.activeElement?.textContent).toBe('as before');
  });

  it('goes with what is selected to the heading of its form', async () => {
    const { screen } = await renderOpen('block-25');
    await screen.getByRole('option', { name: /^Stage 1:/u }).click();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await press(screen.getByRole('button', { name: 'Put them in a loop' }));
    await expect.element(screen.getByRole('heading', { name: 'Loop' })).toHaveFocus();
    await press(screen.getByRole('button', { name: 'Once, without a loop' }));
    await expect
      .element(screen.getByRole('heading', { name: '2 selected, one after the other' }))
      .toHaveFocus();
    await press(screen.getByRole('button', { name: 'Select the first alone' }));
    await expect.element(screen.getByRole('heading', { name: 'Stage 1' })).toHaveFocus();
  });

  it('goes to where a program is kept, once it is', async () => {
    const { screen, desk } = await renderPanel();
    desk.open(own('wind-down'), 'link');
    const keep = screen.getByRole('button', { name: 'Keep it on this device' });
    await expect.element(keep).toBeVisible();
    await press(keep);
    await expect.element(screen.getByText('Kept on this device.')).toHaveFocus();
  });
});

describe('the keyboard', () => {
  it('moves a border by a minute, with Shift by ten seconds, and takes the whole way back in one step', async () => {
    const { screen, minutes } = await renderOpen('wind-down');
    const border = screen.getByRole('slider', { name: 'End of stage 1' });
    border.element().focus();
    await userEvent.keyboard('{ArrowRight>15/}');
    expect(minutes()).toEqual([44]);
    await expect
      .element(border)
      .toHaveAttribute('aria-valuetext', '44:00 long, ends at 44:00; all of it 45:00');
    await expect.element(screen.getByText('44:00 long')).toBeVisible();
    await expect.element(screen.getByText('all of it 45:00')).toBeVisible();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    expect(minutes()[0]).toBeCloseTo(43 + 5 / 6, 9);
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(minutes()).toEqual([29]);
    await userEvent.keyboard('{Control>}y{/Control}');
    expect(minutes()[0]).toBeCloseTo(43 + 5 / 6, 9);
  });

  it('moves a border by pages and to its ends, in whole seconds', async () => {
    const { screen, minutes } = await renderOpen('wind-down');
    screen.getByRole('slider', { name: 'End of stage 1' }).element().focus();
    await userEvent.keyboard('{PageUp}');
    expect(minutes()).toEqual([34]);
    await userEvent.keyboard('{PageDown}{PageDown}');
    expect(minutes()).toEqual([24]);
    await userEvent.keyboard('{End}');
    expect(minutes()).toEqual([180]);
    await userEvent.keyboard('{Home}');
    expect(minutes()).toEqual([1]);
  });

  it('goes from stage to stage, takes several, and cuts, pastes and deletes', async () => {
    const { screen, minutes } = await renderOpen('block-25');
    const option = (number: number) =>
      screen.getByRole('option', { name: new RegExp(`^Stage ${number}:`) });
    await option(1).click();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(option(2)).toHaveFocus();
    await expect.element(option(2)).toHaveAttribute('aria-selected', 'true');
    await expect.element(option(1)).toHaveAttribute('aria-selected', 'false');
    await userEvent.keyboard('{End}{Control>}x{/Control}');
    expect(minutes()).toEqual([25, 1]);
    await userEvent.keyboard('{Home}{Control>}v{/Control}');
    expect(minutes()).toEqual([25, 4, 1]);
    await userEvent.keyboard('{Delete}');
    expect(minutes()).toEqual([25, 1]);
    await userEvent.keyboard('{Home}{Shift>}{ArrowRight}{/Shift}');
    await screen.getByRole('button', { name: 'Put them in a loop' }).click();
    expect(minutes()).toEqual([2]);
    await expect.element(screen.getByRole('button', { name: 'Loop, 2 times' })).toBeVisible();
    await screen.getByRole('textbox', { name: 'Times' }).fill('4');
    await userEvent.keyboard('{Enter}');
    expect(minutes()).toEqual([4]);
  });

  it('stays with what is selected, and pastes what was just cut where it was', async () => {
    const { screen, minutes, course } = await renderOpen('block-90');
    const before = course();
    const option = (number: number) =>
      screen.getByRole('option', { name: new RegExp(`^Stage ${number}:`) });
    await option(2).click();
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}{Control>}x{/Control}');
    expect(minutes()).toEqual([5, 1, 34, 9]);
    await expect.element(option(2)).toHaveAttribute('aria-selected', 'true');
    await expect.element(option(2)).toHaveFocus();
    await userEvent.keyboard('{Control>}v{/Control}');
    expect(course()).toEqual(before);
    await expect.element(option(4)).toHaveAttribute('aria-selected', 'true');
  });

  it('moves a stage with Alt, and a rhythm up and down', async () => {
    const { screen, minutes, course } = await renderOpen('block-25');
    await screen.getByRole('option', { name: /^Stage 1:/ }).click();
    await userEvent.keyboard('{Alt>}{ArrowRight}{ArrowRight}{/Alt}');
    expect(minutes()).toEqual([1, 4, 25]);
    await expect.element(screen.getByRole('option', { name: /^Stage 3:/ })).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    expect(minutes()).toEqual([1, 25, 4]);
    screen.getByRole('slider', { name: 'Fast rhythm at the end of stage 2' }).element().focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(course()[1]).toMatchObject({ to: { fastHz: 16 } });
  });

  it('leaves the keys of a field of text to the field', async () => {
    const { screen, minutes } = await renderOpen('wind-down');
    await screen.getByRole('textbox', { name: 'Length' }).fill('12:00');
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Enter}');
    expect(minutes()).toEqual([12]);
  });
});

describe('the pointer', () => {
  it('drags a border, in one step', async () => {
    const { screen, desk, minutes } = await renderOpen('wind-down');
    const option = screen.getByRole('option', { name: /^Stage 1:/ });
    const handle = screen.getByRole('slider', { name: 'End of stage 1' });
    await userEvent.dragAndDrop(handle, option, {
      force: true,
      targetPosition: { x: 100, y: 40 },
    });
    expect(minutes()[0]).toBeLessThan(10);
    desk.undo();
    expect(minutes()).toEqual([29]);
  });

  it('goes on as long as it holds a border at the edge of the picture, also where it gives way a little', async () => {
    const { screen, minutes } = await renderOpen('wind-down');
    const border = screen.getByRole('slider', { name: 'End of stage 1' }).element();
    const view = screen.getByRole('figure').element().querySelector('[data-view]');
    if (!view) throw new Error('There is no view.');
    const { left = 0, width = 0 } = border.parentElement?.getBoundingClientRect() ?? {};
    const toEdge = view.getBoundingClientRect().right - left - width / 2;
    const at = pointerOn(border);
    const lengthNow = () => minutes()[0] ?? 0;
    const slowly = { timeout: 20_000 };
    at('pointerdown', 0, 0);
    at('pointermove', toEdge - 1, 0);
    await expect.poll(lengthNow, slowly).toBeGreaterThan(35);
    at('pointermove', toEdge - 6, 0);
    await expect.poll(lengthNow, slowly).toBeGreaterThan(lengthNow() + 2);
    expect(lengthNow() % 1).toBe(0);
    at('pointerup', toEdge - 6, 0);
  });

  it('drags the end of the whole, with its fade, by which the last stage goes', async () => {
    const { screen, desk, minutes } = await renderOpen('block-25');
    const at = pointerOn(screen.getByRole('slider', { name: 'End of the program' }).element());
    at('pointerdown', 0, 0);
    at('pointermove', 50, 0);
    await expect.poll(() => minutes()[2]).toBeGreaterThan(4);
    at('pointerup', 50, 0);
    expect(minutes().slice(0, 2)).toEqual([25, 1]);
    await expect.element(screen.getByRole('region', { name: 'Stage 3' })).toBeVisible();
    desk.undo();
    expect(minutes()).toEqual([25, 1, 4]);
  });

  it('says how long the stage and the whole are while a border is dragged', async () => {
    const { screen, minutes } = await renderOpen('wind-down');
    const at = pointerOn(screen.getByRole('slider', { name: 'End of stage 1' }).element());
    at('pointerdown', 0, 0);
    await expect.element(screen.getByText('29:00 long')).toBeVisible();
    at('pointermove', -40, 0);
    await expect.poll(() => minutes()[0]).toBeLessThan(29);
    expect((minutes()[0] ?? 0) % 1).toBe(0);
    await expect.element(screen.getByText(`all of it ${(minutes()[0] ?? 0) + 1}:00`)).toBeVisible();
    const caption = screen.getByRole('figure').element().querySelector('figcaption');
    expect(caption?.textContent).toContain(`${minutes()[0]}:00 fast 2 Hz`);
    at('pointerup', -40, 0);
    await expect.element(screen.getByText(/ long$/u)).not.toBeInTheDocument();
  });

  it('drags a rhythm as far as the other one, and no further', async () => {
    const { screen, desk, course } = await renderOpen('block-25');
    const at = pointerOn(screen.getByRole('slider', { name: /^Fast rhythm/ }).element());
    at('pointerdown', 0, 0);
    at('pointermove', 0, 400);
    at('pointerup', 0, 400);
    const slowHz = desk.$open.get()?.editor.program.start.slowHz ?? 0;
    const [stage] = course();
    const fastHz = stage?.kind === 'stage' ? (stage.to.fastHz ?? 0) : 0;
    expect(fastHz).toBeGreaterThan(slowHz);
    expect(fastHz).toBeLessThanOrEqual(slowHz + 0.1);
    expect(desk.$refused.get()).toEqual([]);
  });

  it('finds the grip of a border wherever the rhythms stand', async () => {
    const { screen, desk } = await renderOpen('wind-down');
    const border = screen.getByRole('slider', { name: 'End of stage 1' });
    const handle = border.element().parentElement;
    for (const fastHz of [100, 5]) {
      desk.change({ kind: 'set-values', place: [0], values: { fastHz } });
      const fast = screen.getByRole('slider', { name: /^Fast rhythm/u });
      await expect.element(fast).toHaveValue(String(fastHz));
      const grip = handle?.querySelector('svg')?.getBoundingClientRect();
      if (!grip) throw new Error('There is no grip.');
      const x = grip.left + grip.width / 2;
      for (const y of [grip.top + 1, grip.bottom - 1])
        expect(handle?.contains(document.elementFromPoint(x, y))).toBe(true);
    }
  });

  it('drags a rhythm upwards', async () => {
    const { screen, course } = await renderOpen('wind-down');
    const node = screen.getByRole('slider', { name: /^Fast rhythm/ });
    const option = screen.getByRole('option', { name: /^Stage 1:/ });
    await userEvent.dragAndDrop(node, option, { force: true, targetPosition: { x: 100, y: 60 } });
    const [stage] = course();
    expect(stage?.kind === 'stage' && stage.to.fastHz).toBeGreaterThan(20);
  });
});

describe('a typed number', () => {
  it('is taken, or refused beside its field with the reason', async () => {
    const { screen, course } = await renderOpen('wind-down');
    const fast = screen.getByRole('textbox', { name: 'Fast rhythm' });
    await fast.fill('250');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText(/The fast rhythm is 0.1–100 Hz/)).toBeVisible();
    await expect.element(fast).toHaveValue('250');
    await fast.fill('0.05');
    await userEvent.keyboard('{Enter}');
    await expect.element(fast).toHaveAttribute('aria-invalid', 'true');
    await fast.fill('3,5');
    await userEvent.keyboard('{Enter}');
    expect(course()[0]).toMatchObject({ to: { fastHz: 3.5 } });
    await screen
      .getByRole('button', { name: 'Fast rhythm: reset to what it was before the stage' })
      .click();
    await expect.element(fast).toHaveValue('6');
  });
});

describe('what is typed and not taken', () => {
  it('goes with its stage', async () => {
    const { screen } = await renderOpen('wind-down');
    const slow = screen.getByRole('textbox', { name: 'Slow rhythm' });
    await slow.fill('77');
    await userEvent.keyboard('{Enter}');
    await expect.element(slow).toHaveAttribute('aria-invalid', 'true');
    await screen.getByRole('button', { name: 'Add a stage' }).click();
    await expect.element(screen.getByRole('region', { name: 'Stage 2' })).toBeVisible();
    await expect.element(slow).toHaveValue('0.1');
    await expect.element(slow).not.toHaveAttribute('aria-invalid', 'true');
  });

  it('and is nothing leaves the value as it was, and says so', async () => {
    const { screen, minutes } = await renderOpen('wind-down');
    const length = screen.getByRole('textbox', { name: 'Length' });
    await length.fill('');
    await userEvent.tab();
    await expect.element(length).toHaveValue('29:00');
    await expect.element(length).not.toHaveAttribute('aria-invalid', 'true');
    await expect
      .element(screen.getByText('Nothing was typed, so it stays at 29:00.', { exact: false }))
      .toBeVisible();
    expect(minutes()).toEqual([29]);
  });
});

it('the lanes say the most that there is, not the next round level', async () => {
  const { screen, desk } = await renderOpen('wind-down');
  desk.change({ kind: 'set-start', values: { strength: 0.3 } });
  const course = screen.getByRole('figure', { name: 'Course of Wind down' });
  await expect.element(course.getByText('at most 30%')).toBeVisible();
});

it('the end of every stage shows its nodes, unless there are so many that they would hide the course', async () => {
  const { screen, desk } = await renderOpen('block-25');
  const nodes = () => screen.getByRole('figure').element().querySelectorAll('circle').length;
  expect(nodes()).toBe(6);
  for (let stages = 3; stages < 25; stages += 1) desk.add();
  await expect.element(screen.getByRole('option', { name: /^Stage 25:/ })).toBeInTheDocument();
  expect(nodes()).toBe(0);
});

it('a stage is selected wherever it is pressed, however narrow it is, and only its own border covers others', async () => {
  const { screen, desk } = await renderPanel();
  const stage = { kind: 'stage', lengthMs: 30_000, curve: 'hold', to: {} } as const;
  const course = Array.from({ length: 60 }, () => stage);
  desk.open({ ...own('wind-down'), course }, 'own');
  const option = screen.getByRole('option', { name: /^Stage 30: / });
  await expect.element(option).toBeVisible();
  const { left, top, width, height } = option.element().getBoundingClientRect();
  expect(width).toBeLessThan(16);
  const near = document.elementFromPoint(left + 1, top + height / 2);
  expect(near).toBe(option.element());
  await option.click({ position: { x: 1, y: height / 2 } });
  await expect.element(option).toHaveAttribute('aria-selected', 'true');
  await expect.element(screen.getByRole('slider', { name: 'End of stage 30' })).toBeInTheDocument();
});

it('a narrow stage is selected in its middle also beside the border of one that is selected, which is held all the same', async () => {
  const { screen, desk, minutes } = await renderPanel();
  const stage = (seconds: number) =>
    ({ kind: 'stage', lengthMs: 1000 * seconds, curve: 'hold', to: {} }) as const;
  const course = [stage(1800), stage(20), stage(20), stage(1800)];
  desk.open({ ...own('wind-down'), course }, 'own');
  const option = (number: number) =>
    screen.getByRole('option', { name: new RegExp(`^Stage ${number}:`, 'u') });
  await expect.element(option(1)).toHaveAttribute('aria-selected', 'true');
  const border = screen.getByRole('slider', { name: 'End of stage 1', exact: true });
  await expect.element(border).toBeInTheDocument();
  for (const narrow of [2, 3]) {
    option(narrow).element().scrollIntoView({ block: 'center' });
    const { left, top, width } = option(narrow).element().getBoundingClientRect();
    expect(width).toBeLessThan(8);
    const there = document.elementFromPoint(left + width / 2, top + 60);
    expect(there?.closest('[role=option]')).toBe(option(narrow).element());
  }
  const handle = border.element().parentElement?.getBoundingClientRect();
  expect(handle?.width).toBeGreaterThan(14);
  const at = pointerOn(border.element());
  at('pointerdown', 0, 0);
  at('pointermove', -100, 0);
  at('pointerup', -100, 0);
  expect(minutes()[0]).toBeLessThan(30);
});

describe('of a thousand stages', () => {
  async function renderLong() {
    const panel = await renderPanel();
    panel.desk.open({ ...own('wind-down'), course: LONG_COURSE }, 'own');
    const option = (number: number) =>
      panel.screen.getByRole('option', { name: new RegExp(`^Stage ${number}:`, 'u') });
    await expect.element(option(1)).toHaveAttribute('aria-selected', 'true');
    return { ...panel, option };
  }

  it('those have their options that can be met, and keys go through all', async () => {
    const { screen, option } = await renderLong();
    const list = screen.getByRole('listbox', { name: 'Stages' }).element();
    expect(list.children.length).toBeLessThan(60);
    option(1).element().focus();
    await userEvent.keyboard('{End}');
    await expect.element(option(1000)).toHaveFocus();
    await expect.element(option(1000)).toHaveAttribute('aria-selected', 'true');
    await expect.element(option(1)).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(option(999)).toHaveFocus();
  });

  it('each is selected where it is pressed', async () => {
    const { screen, option } = await renderLong();
    const list = screen.getByRole('listbox', { name: 'Stages' }).element();
    const { left } = option(1).element().getBoundingClientRect();
    const { right } = screen.getByRole('figure').element().getBoundingClientRect();
    list.dispatchEvent(
      new MouseEvent('click', { bubbles: true, clientX: left + (right - left) / 3 }),
    );
    await expect.poll(() => document.activeElement?.ariaSelected).toBe('true');
    const number = Number(document.activeElement?.getAttribute('aria-posinset'));
    expect(number).toBeGreaterThan(200);
    expect(number).toBeLessThan(500);
  });
});

describe('a text', () => {
  it('that is long is read as soon as it is pasted, and never laid out in the field', async () => {
    const { screen, desk } = await renderPanel();
    const field = screen.getByRole('textbox', { name: 'Or paste a text or a link' });
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'x'.repeat(2_700_000));
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    expect(field.element().dispatchEvent(paste)).toBe(false);
    expect(desk.$unread.get()).toEqual([
      { line: 0, sentence: 'It is longer than 1,500,000 characters.' },
    ]);
    await expect.element(field).toHaveValue('');
  });

  it('that is long opens however it is put into the field', async () => {
    const { screen } = await renderPanel();
    const field = screen.getByRole('textbox', { name: 'Or paste a text or a link' });
    await field.fill(printProgram({ ...own('nap'), course: LONG_COURSE }));
    await expect
      .element(screen.getByRole('option', { name: /^Stage 1:/u }))
      .toHaveAttribute('aria-setsize', '1000');
  });

  it('that is pasted opens, with what was understood otherwise', async () => {
    const { screen } = await renderPanel();
    const text = screen.getByRole('textbox', { name: 'Or paste a text or a link' });
    await text.fill('ts1: 200+10/20 bell500/30\noff: -\n0:00 ts1\n0:10 off');
    await screen.getByRole('button', { name: 'Open the pasted text' }).click();
    await expect.element(screen.getByText(/from the file/)).toBeVisible();
  });

  it('that is no program is refused with its line', async () => {
    const { screen } = await renderPanel();
    const text = screen.getByRole('textbox', { name: 'Or paste a text or a link' });
    await text.fill(`${printProgram(own('nap'))}5:00 sideways`);
    await screen.getByRole('button', { name: 'Open the pasted text' }).click();
    const place = screen.getByRole('region', { name: 'Open one of your own' });
    await expect.element(place.getByRole('alert')).toMatchTextContent('Line 8:');
    await expect.element(place.getByRole('alert')).toMatchTextContent('That could not be opened');
    await expect.element(place.getByRole('alert')).toHaveFocus();
    await expect.element(place.getByRole('alert')).toBeInViewport();
  });
});

describe('a link', () => {
  async function openLink(isGuarded: boolean) {
    const host = createFakeHost();
    const { storage } = host;
    const home = Promise.resolve(devicePrograms(storage));
    const fragment = fragmentOf(own('wind-down'));
    if (!fragment.ok) throw new Error(fragment.reason);
    const parts = { player: null, delivered: null, address: ADDRESS, isGuarded };
    const screen = await render(
      <ProgramsAtHand
        {...{ ...parts, host }}
        programs={() => home}
        fragment={`#${fragment.value}`}
      />,
    );
    return { host, storage, screen };
  }

  it('opens stopped, is kept by nobody, and says what it would do', async () => {
    const { storage, screen } = await openLink(true);
    const said = screen.getByText(/^From a link. Nothing plays by itself/);
    await expect.element(said).toBeVisible();
    const volume = screen.getByText(
      'The volume is 10% at most, and never above what is set on this device.',
    );
    await expect.element(volume).not.toBeVisible();
    await screen.getByText('What else it does').click();
    await expect.element(volume).toBeVisible();
    expect(keptPrograms(storage)).toEqual([]);
    await screen.getByRole('button', { name: 'Keep it on this device' }).click();
    expect(keptPrograms(storage)).toHaveLength(1);
    await expect.element(screen.getByText(/^From a link/)).not.toBeInTheDocument();
    await expect.element(screen.getByRole('region', { name: 'What it does' })).toBeVisible();
  });

  it('is kept a second after the last key that moved a handle of it, and not said to be before', async () => {
    const { host, storage, screen } = await openLink(true);
    const lengths = () =>
      keptPrograms(storage).map(({ program: { course } }) => {
        const [step] = course;
        return step?.kind === 'stage' && step.lengthMs / 60_000;
      });
    const border = screen.getByRole('slider', { name: 'End of stage 1' });
    await expect.element(border).toBeInTheDocument();
    border.element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(screen.getByText('Your latest change is not kept yet.')).toBeVisible();
    await host.advance(1000);
    await expect.element(screen.getByText('Kept on this device.')).toBeVisible();
    expect(lengths()).toEqual([30]);
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(screen.getByText('Your latest change is not kept yet.')).toBeVisible();
    expect(lengths()).toEqual([30]);
    host.leave();
    expect(lengths()).toEqual([31]);
    await screen.getByRole('button', { name: 'Undo' }).click();
    expect(lengths()).toEqual([29]);
  });

  it('says in a narrow place how long it plays, and the rest where it is unfolded', async () => {
    const { storage } = createFakeHost();
    const desk = createProgramDesk(devicePrograms(storage));
    const screen = await render(
      <div style={{ width: 360 }}>
        <ProgramsPanel desk={desk} player={null} delivered={null} address={ADDRESS} isGuarded />
      </div>,
    );
    desk.open(own('wind-down'), 'link');
    await expect.element(screen.getByText(/^From a link.* It plays for 30 minutes/u)).toBeVisible();
    const volume = screen.getByText(/^The volume is 10% at most/u);
    await expect.element(volume).not.toBeVisible();
    await screen.getByText('What else it does').click();
    await expect.element(volume).toBeVisible();
  });

  it('is said to be unguarded where Flash guard is off, and nowhere else', async () => {
    const words = 'Flash guard is off on this device.';
    const guarded = await openLink(true);
    await expect.element(guarded.screen.getByText(/^From a link/)).toBeVisible();
    expect(guarded.screen.getByText(words, { exact: false }).query()).toBeNull();
    await guarded.screen.unmount();
    const { screen } = await openLink(false);
    await expect.element(screen.getByText(words, { exact: false })).toBeVisible();
  });
});

describe('what plays', () => {
  function createPlayer(left: LeftBehind | null = null) {
    let leftNow = left;
    const $played = atom<{ program: Program } | null>(null);
    const asked: string[] = [];
    let see: (place: PlayingPlace | null) => void = () => undefined;
    const player: ProgramPlayer = {
      $isBlind: atom(false),
      $gaveWay: atom(null),
      $ended: atom(null),
      $played,
      start(program, from) {
        if (from) asked.push(`start at ${from.fromMs}`);
        leftNow = null;
        $played.set({ program });
      },
      takeOver: (program) => $played.set({ program }),
      pause: () => asked.push('pause'),
      resume: () => asked.push('resume'),
      seek: (ms) => asked.push(`seek ${ms}`),
      skipOn: () => asked.push('skip on'),
      skipBack: () => asked.push('skip back'),
      stop: () => $played.set(null),
      watch(_, run) {
        see = run;
        run({ positionMs: 0, isPaused: false });
        return () => undefined;
      },
      leftBehind: () => leftNow,
      forgetLeft: () => (leftNow = null),
      renameLeft(name) {
        leftNow &&= { ...leftNow, program: { ...Object(leftNow.program), name } };
      },
    };
    return { player, asked, tell: (place: PlayingPlace) => see(place) };
  }

  it('is started, shown, paused, sought and stopped', async () => {
    const { player, asked, tell } = createPlayer();
    const { screen } = await renderOpen('wind-down', player);
    await screen.getByRole('button', { name: 'Start' }).click();
    await expect.element(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
    tell({ positionMs: 750_000, isPaused: false });
    await expect.element(screen.getByText('12:30 of 30:00')).toBeVisible();
    // Its length is said once.
    expect(screen.getByText('Length 30:00', { exact: true }).query()).toBeNull();
    await expect
      .element(screen.getByRole('slider', { name: 'Time' }))
      .toHaveAttribute('aria-valuetext', expect.stringMatching(/^12:30: fast 3.74 Hz/));
    await screen.getByRole('button', { name: 'Next stage' }).click();
    await screen.getByRole('button', { name: 'Previous stage' }).click();
    expect(asked.splice(0)).toEqual(['skip on', 'skip back']);
    tell({ positionMs: 1_799_000, isPaused: false });
    await expect.element(screen.getByRole('button', { name: 'To the end' })).toBeVisible();
    await screen.getByRole('button', { name: 'Pause' }).click();
    tell({ positionMs: 750_000, isPaused: true });
    await screen.getByRole('button', { name: 'Go on' }).click();
    screen.getByRole('slider', { name: 'Time' }).element().focus();
    await userEvent.keyboard('{Home}{Enter}');
    expect(asked).toEqual(['pause', 'resume', 'seek 0']);
    const time = screen.getByRole('textbox', { name: 'Play on from' });
    await time.fill('31');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('It ends at 30:00.')).toBeVisible();
    await time.fill('12:30');
    await userEvent.keyboard('{Enter}');
    expect(asked.at(-1)).toBe('seek 750000');
    await expect.element(time).toHaveValue('');
    await screen.getByRole('button', { name: 'Stop', exact: true }).click();
    await expect.element(screen.getByRole('button', { name: 'Start' })).toBeVisible();
    await expect.element(screen.getByText('Length 30:00', { exact: true })).toBeVisible();
  });

  it('is started and stopped in the list, by one key that keeps the focus', async () => {
    const { player } = createPlayer();
    const { screen, desk } = await renderPanel(player);
    await screen.getByRole('button', { name: 'Start Wind down' }).click();
    expect(player.$played.get()?.program).toEqual(own('wind-down'));
    const stop = screen
      .getByRole('region', { name: 'Ten to start with' })
      .getByRole('button', { name: 'Stop Wind down' });
    await expect.element(stop).toHaveFocus();
    await expect.element(screen.getByText('Playing', { exact: true })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Start /u }).elements()).toHaveLength(9);
    await userEvent.keyboard('{Enter}');
    expect(player.$played.get()).toBeNull();
    await expect.element(screen.getByRole('button', { name: 'Start Wind down' })).toHaveFocus();
    expect(desk.$open.get()).toBeNull();
  });

  it('is no longer called from a link, once it was started', async () => {
    const { player } = createPlayer();
    const { screen, desk } = await renderPanel(player);
    desk.open(own('wind-down'), 'link');
    const note = screen.getByText(/^From a link/u);
    await expect.element(note).toBeVisible();
    await screen.getByRole('button', { name: 'Start', exact: true }).click();
    await expect.element(note).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Stop', exact: true }).click();
    await expect.element(screen.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
    expect(note.query()).toBeNull();
  });

  it('stays in view with its place and its keys, whatever is changed of it', async () => {
    const { player, tell } = createPlayer();
    const { screen, desk } = await renderOpen('wind-down', player);
    await screen.getByRole('button', { name: 'Start' }).click();
    tell({ positionMs: 750_000, isPaused: false });
    await expect.element(screen.getByText('12:30 of 30:00')).toBeVisible();
    const hasKeys = () => screen.getByRole('button', { name: 'Pause' }).query() !== null;
    const seen = changesOf(hasKeys);
    desk.change({ kind: 'set-length', place: [0], lengthMs: 2_400_000, following: 'moves' });
    await expect.element(screen.getByText(/ of 41:00$/u)).toBeVisible();
    tell({ positionMs: 760_000, isPaused: false });
    await expect.element(screen.getByText('12:40 of 41:00')).toBeVisible();
    expect(seen).toEqual([true]);
    await screen.getByRole('button', { name: 'All programs' }).click();
    const kept = screen.getByRole('region', { name: 'Yours, on this device' });
    await kept.getByRole('button', { name: /^Open Wind down/u }).click();
    await expect.element(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
  });

  it('goes on where it stood when its page went, or begins anew, in the list and where it lies open', async () => {
    const left = { program: own('wind-down'), positionMs: 760_400 };
    const { player, asked } = createPlayer(left);
    const { screen, desk } = await renderPanel(player);
    const notice = screen.getByRole('region', { name: 'Left off' });
    await expect.element(notice).toMatchTextContent('Wind down stood at 12:40 of 30:00.');
    await notice.getByRole('button', { name: 'Go on from there' }).click();
    await expect.element(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
    expect(asked).toEqual(['start at 760400']);
    await screen.unmount();

    const again = createPlayer(left);
    const open = await renderOpen('wind-down', again.player);
    await expect.element(open.screen.getByText('It stood at 12:40 of 30:00.')).toBeVisible();
    await open.screen.getByRole('button', { name: 'From the start' }).click();
    await expect.element(open.screen.getByRole('button', { name: 'Pause' })).toBeVisible();
    expect(again.asked).toEqual([]);
    expect(desk.$kept.get()).toEqual([]);
  });

  it('that was left is forgotten when the person says so, and is not another program', async () => {
    const { player } = createPlayer({ program: own('nap'), positionMs: 60_000 });
    const { screen, desk } = await renderOpen('wind-down', player);
    await expect.element(screen.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
    desk.close();
    await screen.getByRole('button', { name: 'Forget it' }).click();
    await expect.element(screen.getByRole('region', { name: 'Left off' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'New program' })).toHaveFocus();
    expect(player.leftBehind()).toBeNull();
  });

  it('is not called left off in the list while it stands paused', async () => {
    // A paused program’s place is kept, too, in case its page goes.
    const { player } = createPlayer({ program: own('wind-down'), positionMs: 60_000 });
    player.takeOver(own('wind-down'));
    const { screen } = await renderPanel(player);
    await expect.element(screen.getByRole('button', { name: 'New program' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Left off' }).query()).toBeNull();
  });

  it('that was left takes its new name, and is gone once it is deleted', async () => {
    const { player } = createPlayer({ program: own('nap'), positionMs: 60_000 });
    const { screen, desk } = await renderOpen('nap', player);
    desk.change({ kind: 'rename', name: 'Siesta' });
    await expect.element(screen.getByText(/^It stood at 1:00 of /u)).toBeVisible();
    desk.close();
    const notice = screen.getByRole('region', { name: 'Left off' });
    await expect.element(notice).toMatchTextContent(/^Siesta stood at 1:00/u);
    const [kept] = desk.$kept.get();
    if (!kept) throw new Error('Nothing was kept.');
    desk.remove(kept);
    await expect.element(notice).not.toBeInTheDocument();
    expect(player.leftBehind()).toBeNull();
  });

  it('is not offered where nothing can play', async () => {
    const { screen } = await renderOpen('wind-down');
    await expect
      .element(screen.getByRole('button', { name: 'Start', exact: true }))
      .not.toBeInTheDocument();
  });
});

it('begins at its top whenever a program opens or closes', async () => {
  const { screen, desk } = await renderPanel();
  const box = screen.container;
  box.style.cssText = 'height: 300px; overflow-y: auto';
  const panel = box.querySelector('[tabindex="-1"]');
  const aboveBy = () =>
    box.getBoundingClientRect().top - (panel?.getBoundingClientRect().top ?? NaN);
  const scrollDown = () => {
    box.scrollTop = 400;
    expect(aboveBy()).toBeGreaterThan(300);
  };
  await expect.element(screen.getByRole('button', { name: 'New program' })).toBeVisible();
  scrollDown();
  desk.open(own('wind-down'), 'own');
  await expect.element(screen.getByRole('figure')).toBeVisible();
  await expect.poll(aboveBy).toBeLessThanOrEqual(0);
  scrollDown();
  desk.close();
  await expect.element(screen.getByRole('button', { name: 'New program' })).toBeVisible();
  await expect.poll(aboveBy).toBeLessThanOrEqual(0);
});
