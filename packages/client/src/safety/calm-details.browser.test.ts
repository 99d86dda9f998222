import type { Stop } from '@overtone/domain/stop';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { calmDetails } from './calm-details.ts';

let stop: Stop;
let part: HTMLDetailsElement;

beforeEach(() => {
  stop = calmDetails(document);
  part = document.createElement('details');
  part.innerHTML = '<summary>A question</summary><p>An answer</p>';
  document.body.append(part);
});

afterEach(() => {
  stop();
  part.remove();
});

it('folds and unfolds twice in a second while Enter is held, and again a second later', async () => {
  let presses = 0;
  let taken: number[] = [];
  part.addEventListener('click', ({ timeStamp, defaultPrevented }) => {
    presses += 1;
    if (!defaultPrevented) taken = [...taken, timeStamp];
  });
  part.querySelector('summary')?.focus();
  await expect
    .poll(
      async () => {
        await userEvent.keyboard('{Enter>6/}');
        return taken.length;
      },
      { timeout: 20_000 },
    )
    .toBeGreaterThan(4);
  expect(presses).toBeGreaterThan(taken.length);
  for (const [i, atMs] of taken.slice(2).entries()) {
    expect(atMs - (taken[i] ?? NaN)).toBeGreaterThanOrEqual(1000);
  }
  await expect.poll(() => part.open).toBe(taken.length % 2 === 1);
});

it('leaves presses of anything else alone', () => {
  const button = document.createElement('button');
  part.append(button);
  let presses = 0;
  button.addEventListener('click', ({ defaultPrevented }) => {
    if (!defaultPrevented) presses += 1;
  });
  for (let i = 0; i < 5; i += 1) button.click();
  expect(presses).toBe(5);
});
