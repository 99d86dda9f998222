import { createFakeHost } from '@overtone/testkit/fake-host';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CalmPanels } from '../page/calm-panels.tsx';
import { changesOf } from '../page/testing/changes-of.ts';
import { Select } from './select.tsx';

const TRACKS = ['Rain', 'River', 'Forest'] as const;

function Holder() {
  const [track, setTrack] = useState<(typeof TRACKS)[number]>('Rain');
  return <Select label="Nature Track" options={TRACKS} value={track} onChange={setTrack} />;
}

it('a list unfolds once in a second, however often it is unfolded and left', async () => {
  const host = createFakeHost();
  const screen = await render(
    <CalmPanels host={host}>
      <Holder />
    </CalmPanels>,
  );
  const list = screen.getByRole('listbox');
  const trigger = screen.getByRole('button', { name: /Nature Track$/u });
  const shown = changesOf(() => list.query() !== null);
  for (const time of ['first', 'second', 'third']) {
    trigger.element().focus();
    await userEvent.keyboard('{Enter}');
    if (time === 'first') await expect.element(list).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(list).not.toBeInTheDocument();
  }
  await userEvent.keyboard('{Enter}');
  expect(shown).toEqual([false, true, false]);
  await host.advance(1000);
  await expect.element(list).toBeVisible();
  await userEvent.keyboard('{Escape}{Enter}');
  await userEvent.tab();
  await host.advance(1000);
  expect(host.clock.waiting).toBe(0);
  expect(shown).toEqual([false, true, false, true, false]);
  await trigger.click();
  await expect.element(list).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(trigger).toHaveTextContent('River');
  await expect.element(trigger).toHaveFocus();
});
