import { createFakeHost } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openPage } from '../testing/open-page.ts';

describe('the claims of the research page', () => {
  it('are narrowed down twice in a second while an arrow key is held, at last to what is chosen', async () => {
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
});
