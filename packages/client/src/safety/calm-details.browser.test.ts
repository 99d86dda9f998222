import type { Stop } from '@overtone/domain/stop';
import { createFakeHost, type FakeHost } from '@overtone/testkit/fake-host';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { calmDetails } from './calm-details.ts';

let host: FakeHost;
let stop: Stop;
let parts: readonly HTMLDetailsElement[];

function press(part: HTMLDetailsElement | undefined, times = 1): void {
  for (let i = 0; i < times; i += 1) part?.querySelector('summary')?.click();
}

const areOpen = () => parts.map(({ open }) => open);

beforeEach(() => {
  host = createFakeHost();
  stop = calmDetails(document, host);
  parts = [1, 2, 3].map(() => {
    const part = document.createElement('details');
    part.innerHTML = '<summary>A question</summary><p>An answer</p>';
    document.body.append(part);
    return part;
  });
});

afterEach(() => {
  stop();
  for (const part of parts) part.remove();
});

describe('folding parts', () => {
  it('fold and unfold twice in a second while Enter is held', async () => {
    const seen: boolean[] = [];
    const watch = new MutationObserver(() => seen.push(parts[0]?.open === true));
    watch.observe(document.body, { attributeFilter: ['open'], subtree: true });
    parts[0]?.querySelector('summary')?.focus();
    await userEvent.keyboard('{Enter>8/}');
    expect(seen).toEqual([true]);
    await host.advance(499);
    expect(seen).toEqual([true]);
    await host.advance(1);
    expect(seen).toEqual([true, false]);
    await host.advance(5000);
    expect(seen).toEqual([true, false]);
    watch.disconnect();
  });

  it('forget a press that another takes back', async () => {
    press(parts[0], 3);
    await host.advance(5000);
    expect(areOpen()).toEqual([true, false, false]);
  });

  it('that are pressed in haste turn together when their time has come', async () => {
    for (const part of parts) press(part);
    expect(areOpen()).toEqual([true, false, false]);
    await host.advance(500);
    expect(areOpen()).toEqual([true, true, true]);
  });

  it('are left alone where something in them is pressed', () => {
    const button = document.createElement('button');
    parts[0]?.append(button);
    let presses = 0;
    button.addEventListener('click', ({ defaultPrevented }) => {
      if (!defaultPrevented) presses += 1;
    });
    for (let i = 0; i < 5; i += 1) button.click();
    expect(presses).toBe(5);
  });
});
