import type { FileWish, MadeFile } from '@overtone/client/program/file-maker';
import { OWN_PROGRAMS } from '@overtone/domain/program/own/own-programs';
import { expect, it, describe } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AudioFiles } from './audio-files.tsx';
import { SaveAsAudio } from './save-as-audio.tsx';

const WIND_DOWN = OWN_PROGRAMS.map(({ program }) => program).find(
  ({ name }) => name === 'Wind down',
);

/** A maker whose wishes come true when the test says so. */
function makerInHand() {
  const wishes: (FileWish & { readonly end: (end: MadeFile) => void })[] = [];
  const make = (wish: FileWish) =>
    new Promise<MadeFile>((resolve) => {
      wishes.push({ ...wish, end: resolve });
      wish.signal.addEventListener('abort', () => resolve({ kind: 'left' }));
    });
  return { make, wishes };
}

async function show() {
  if (!WIND_DOWN) throw new Error('There is no such program.');
  const { make, wishes } = makerInHand();
  const screen = await render(
    <AudioFiles value={make}>
      <SaveAsAudio program={WIND_DOWN} />
    </AudioFiles>,
  );
  return { screen, wishes };
}

describe('saving as audio', () => {
  it('is not offered where nothing makes files', async () => {
    if (!WIND_DOWN) throw new Error('There is no such program.');
    const screen = await render(<SaveAsAudio program={WIND_DOWN} />);
    expect(screen.container.textContent).toBe('');
  });

  it('says how large each kind would be, how long it takes yet, and where it went', async () => {
    const { screen, wishes } = await show();
    await expect.element(screen.getByText('37 MB')).toBeVisible();
    await screen.getByText('Opus', { exact: true }).click();
    await expect.element(screen.getByText('29 MB')).toBeVisible();
    await screen.getByRole('button', { name: 'Save Opus' }).click();
    expect(wishes[0]).toMatchObject({ format: 'opus', name: 'wind-down.opus' });
    wishes[0]?.onProgress(0.25, 90_000);
    await expect.element(screen.getByText('25%, 1:30 left')).toBeVisible();
    wishes[0]?.end({ kind: 'saved' });
    await expect.element(screen.getByText('Saved as wind-down.opus.')).toBeVisible();
  });

  it('says it where it is seen, however far down that is', async () => {
    const { screen, wishes } = await show();
    const save = screen.getByRole('button', { name: 'Save FLAC' });
    // The button is the last thing in view, and the result comes beneath it.
    const { bottom } = save.element().getBoundingClientRect();
    screen.container.style.paddingTop = `${innerHeight - bottom}px`;
    await save.click();
    wishes[0]?.end({ kind: 'saved' });
    await expect.element(screen.getByText('Saved as wind-down.flac.')).toBeInViewport({ ratio: 1 });
  });

  it('is cancelled', async () => {
    const { screen, wishes } = await show();
    await screen.getByRole('button', { name: 'Save FLAC' }).click();
    await screen.getByRole('button', { name: 'Cancel' }).click();
    expect(wishes[0]?.signal.aborted).toBe(true);
    await expect.element(screen.getByText('Nothing was saved.')).toBeVisible();
  });

  it('leaves the focus to the key that comes in the place of the one that was pressed', async () => {
    const { screen } = await show();
    const save = screen.getByRole('button', { name: 'Save FLAC' });
    save.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('Nothing was saved.')).toBeVisible();
    await expect.element(save).toHaveFocus();
  });

  it('offers WAV where an encoder is missing', async () => {
    const { screen, wishes } = await show();
    await screen.getByText('Opus', { exact: true }).click();
    await screen.getByRole('button', { name: 'Save Opus' }).click();
    wishes[0]?.end({ kind: 'failed', sentence: 'There is none.', isFormat: true });
    await expect.element(screen.getByText('There is none.')).toBeVisible();
    await screen.getByRole('button', { name: 'Save WAV instead' }).click();
    expect(wishes[1]).toMatchObject({ format: 'wav', name: 'wind-down.wav' });
  });
});
