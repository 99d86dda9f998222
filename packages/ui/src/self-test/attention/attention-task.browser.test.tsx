import type { SartResult } from '@overtone/domain/experiment/attention/sart-result';
import { SART } from '@overtone/domain/experiment/attention/sart-task';
import { createFakeHost } from '@overtone/testkit/fake-host';
import { atom } from 'nanostores';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CalmPanels } from '../../page/calm-panels.tsx';
import type { Frames } from '../../page/page-frames.ts';
import { changesOf } from '../../page/testing/changes-of.ts';
import { AttentionTask } from './attention-task.tsx';

/** A screen whose frames the test draws. Their stamps are in the past, so that a press now comes after all of them. */
function screenAtHand() {
  const sees = new Set<(stampMs: number) => void>();
  const frames: Frames = (see) => {
    sees.add(see);
    return () => sees.delete(see);
  };
  const draw = (stampMs: number) => {
    for (const see of sees) see(stampMs);
  };
  return { frames, draw, isWatched: () => sees.size > 0 };
}

async function setUp() {
  const done: (SartResult | null)[] = [];
  let begun = 0;
  const $isOn = atom(false);
  const { frames, draw, isWatched } = screenAtHand();
  let readings = 0;
  const host = createFakeHost();
  const screen = await render(
    <CalmPanels host={host}>
      <AttentionTask
        session={{ $isOn }}
        nowMs={() => Math.floor((readings += 1) / 10) / 8}
        frames={frames}
        onBegin={() => (begun += 1)}
        onDone={(result) => done.push(result)}
      />
    </CalmPanels>,
  );
  const field = screen.getByRole('dialog');
  /** Draws the field's frames from its lead on, 60 a second, and calls `see` at each. */
  const play = (trials: number, see: (shown: string | undefined) => void = () => undefined) => {
    const beginMs = -1e7;
    draw(beginMs);
    for (let ms = 2000; ms < 2000 + trials * SART.trialMs + 20; ms += 1000 / 60) {
      draw(beginMs + ms);
      see(document.querySelector('dialog span')?.textContent ?? undefined);
    }
  };
  return { host, screen, field, play, draw, done, $isOn, isWatched, begun: () => begun };
}

describe('the attention task', () => {
  it('shows 153 digits in five sizes, and hands over what was pressed and how finely', async () => {
    const { screen, field, play, done, isWatched } = await setUp();
    await screen.getByRole('button', { name: 'Begin the three minutes' }).click();
    await expect.element(field).toBeVisible();
    const sizes = new Set<string>();
    let [digits, before] = [0, undefined as string | undefined];
    play(153, (shown) => {
      const span = document.querySelector('dialog span');
      if (span) sizes.add(getComputedStyle(span).fontSize);
      if (shown !== undefined && before === undefined) digits += 1;
      before = shown;
    });
    expect(digits).toBe(153);
    expect([...sizes].toSorted()).toEqual(['125.333px', '133.333px', '160px', '64px', '96px']);
    expect(done).toEqual([
      {
        commissions: 0,
        omissions: 136,
        tooEarly: 0,
        meanMs: null,
        spreadMs: null,
        frameMs: 16.7,
        clockMs: 0.125,
      },
    ]);
    expect(isWatched()).toBe(false);
  });

  it('takes the space bar and a touch as presses, by the stamps of their events', async () => {
    const { screen, field, play, done, begun } = await setUp();
    await screen.getByRole('button', { name: /^Practise first/u }).click();
    await expect.element(field).toBeVisible();
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard(' ');
    const element = field.element();
    let before: string | undefined;
    let isSpace = true;
    play(18, (shown) => {
      if (shown !== undefined && before === undefined && shown !== '3') {
        const how = isSpace
          ? new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true })
          : new PointerEvent('pointerdown', { bubbles: true });
        isSpace = !isSpace;
        element.dispatchEvent(how);
      }
      before = shown;
    });
    await expect
      .element(screen.getByText(/^You pressed at 16 of 16 digits, and held back at 2 of 2 threes/u))
      .toBeVisible();
    expect(done).toEqual([]);
    expect(begun()).toBe(0);
  });

  it('is stopped by Escape or its button without a loss, and can be begun anew or left out', async () => {
    const { host, screen, field, play, done, isWatched, begun } = await setUp();
    const begin = screen.getByRole('button', { name: 'Begin the three minutes' });
    await begin.click();
    await expect.element(field).toBeVisible();
    play(5);
    await userEvent.keyboard('{Escape}');
    await expect
      .element(screen.getByText('Stopped. All that is kept of this run is that it was broken off.'))
      .toBeVisible();
    expect(begun()).toBe(1);
    await expect.element(field).not.toBeInTheDocument();
    await expect.element(begin).toHaveFocus();
    expect(isWatched()).toBe(false);
    await host.advance(1000);
    await begin.click();
    await screen.getByRole('button', { name: 'Stop (Esc)' }).click();
    await expect.element(field).not.toBeInTheDocument();
    await expect.element(begin).toHaveFocus();
    await expect.element(screen.getByText('Stopped. Nothing from this run is kept.')).toBeVisible();
    await screen.getByRole('button', { name: 'Leave it out this time' }).click();
    expect(done).toEqual([null]);
    expect(begun()).toBe(1);
  });

  it('covers the window once in a second, however often it is left and begun again', async () => {
    const { host, screen, field, $isOn } = await setUp();
    const begin = screen.getByRole('button', { name: 'Begin the three minutes' });
    const shown = changesOf(() => field.query() !== null);
    await begin.click();
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(field).not.toBeInTheDocument();
    await begin.click();
    await expect.element(screen.getByText('Stopped. Nothing')).not.toBeInTheDocument();
    expect(shown).toEqual([false, true, false]);
    await host.advance(1000);
    await expect.element(field).toHaveFocus();
    for (const isOn of [true, false, true, false]) $isOn.set(isOn);
    $isOn.set(true);
    await expect.element(field).not.toBeInTheDocument();
    $isOn.set(false);
    await expect.element(begin).toBeEnabled();
    expect(shown).toEqual([false, true, false, true, false]);
  });

  it('says so where the page stood still, and keeps nothing of it', async () => {
    const { screen, field, play, draw, done } = await setUp();
    await screen.getByRole('button', { name: 'Begin the three minutes' }).click();
    await expect.element(field).toBeVisible();
    play(3);
    draw(0);
    await expect.element(screen.getByText(/^The page froze for a moment/u)).toBeVisible();
    expect(done).toEqual([]);
  });

  it('is not to be had while light or sound is on, and goes away when they come on', async () => {
    const { screen, field, $isOn } = await setUp();
    const begin = screen.getByRole('button', { name: 'Begin the three minutes' });
    await begin.click();
    await expect.element(field).toBeVisible();
    $isOn.set(true);
    await expect.element(field).not.toBeInTheDocument();
    await expect.element(begin).toBeDisabled();
    await expect.element(screen.getByText('Turn light and sound off first.')).toBeVisible();
  });
});
