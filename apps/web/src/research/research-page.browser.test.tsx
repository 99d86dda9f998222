import { createFakeHost } from '@overtone/testkit/fake-host';
import { timedKeys } from '@overtone/testkit/timed-keys';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openPage } from '../testing/open-page.ts';

describe('the claims of the research page', () => {
  it('are narrowed down twice in a second by presses in haste, at last to what is chosen', async () => {
    const { host, root } = await openPage('research.html', createFakeHost());
    const place = root.querySelector('[data-behaviour=claims]');
    const chosen = () => place?.querySelector<HTMLInputElement>('input:checked')?.value;
    const shown = () =>
      new Set(
        [...(place?.querySelectorAll<HTMLElement>('li[data-outcome]:not([hidden])') ?? [])].map(
          ({ dataset }) => dataset['outcome'],
        ),
      );
    place?.querySelector<HTMLInputElement>('input:checked')?.focus();
    await userEvent.keyboard('{ArrowRight}');
    const first = shown();
    expect(first).toEqual(new Set([chosen()]));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(chosen()).not.toBe([...first][0]);
    await host.advance(499);
    expect(shown()).toEqual(first);
    await host.advance(1);
    expect(shown()).toEqual(new Set([chosen()]));
  });

  it('have an outcome chosen four times in the second that an arrow key is held', async () => {
    const { root } = await openPage('research.html', createFakeHost());
    const place = root.querySelector('[data-behaviour=claims]');
    let changes = 0;
    place?.addEventListener('change', () => (changes += 1));
    place?.querySelector<HTMLInputElement>('input:checked')?.focus();
    const stop = timedKeys(30);
    await userEvent.keyboard('{ArrowRight>33/}');
    expect(changes).toBe(4);
    await userEvent.keyboard('{ArrowRight}'.repeat(10));
    expect(changes).toBe(14);
    stop();
  });
});
