import { createFakeHost } from '@overtone/testkit/fake-host';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Tabs } from './tabs.tsx';

const IDS = ['reading', 'video', 'code'] as const;

async function renderTabs() {
  const host = createFakeHost();
  const shown: string[] = [];
  const near: string[] = [];
  function Holder() {
    const [selected, setSelected] = useState<(typeof IDS)[number]>('reading');
    if (shown.at(-1) !== selected) shown.push(selected);
    const tabs = IDS.map((id) => ({
      id,
      title: id,
      content: <p>{`What ${id} shows`}</p>,
      onNear: () => near.push(id),
    }));
    return <Tabs label="Practice" {...{ tabs, selected, host }} onSelect={setSelected} />;
  }
  const screen = await render(<Holder />);
  return { host, near, shown, screen };
}

describe('tabs', () => {
  it('change twice in a second while an arrow key is held, and end at the last', async () => {
    const { host, shown, screen } = await renderTabs();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight>9/}');
    const last = screen.getByRole('tab', { name: 'reading' });
    await expect.element(last).toHaveFocus();
    expect(shown).toEqual(['reading', 'video']);
    await host.advance(500);
    await expect.element(last).toHaveAttribute('aria-selected', 'true');
    await expect.element(screen.getByText('What reading shows')).toBeVisible();
    expect(shown).toEqual(['reading', 'video', 'reading']);
  });

  it('tell that one may be shown next, to whoever prepares it', async () => {
    const { near, screen } = await renderTabs();
    await screen.getByRole('tab', { name: 'video' }).hover();
    await expect.poll(() => near).toContain('video');
    await userEvent.tab();
    expect(near.at(-1)).toBe('reading');
  });
});
