import { createFakeHost, type FakeHost } from '@overtone/testkit/fake-host';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog } from '../controls/dialog.tsx';
import { CalmPanels, useCalmArrival, useCalmValue } from './calm-panels.tsx';
import { changesOf } from './testing/changes-of.ts';

function Holder() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      <Dialog title="Sure?" isOpen={isOpen} onDismiss={() => setOpen(false)}>
        <button type="button">Yes</button>
      </Dialog>
    </>
  );
}

it('a dialog comes and goes twice in a second, however fast it is asked for and dismissed', async () => {
  const host = createFakeHost();
  const screen = await render(
    <CalmPanels host={host}>
      <Holder />
    </CalmPanels>,
  );
  const dialog = screen.getByRole('dialog');
  screen.getByRole('button', { name: 'Ask' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).toBeVisible();
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await host.advance(499);
  await expect.element(dialog).toBeVisible();
  await host.advance(1);
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Ask' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await host.advance(499);
  await expect.element(dialog).not.toBeInTheDocument();
  await host.advance(1);
  await expect.element(dialog).toBeVisible();
});

function Told({ value }: { readonly value: string }) {
  return <output>{useCalmValue(value)}</output>;
}

/** Shows one value after the other, as whatever stands around them changes. */
async function renderTold(host: FakeHost | null) {
  const told = (value: string) =>
    host === null ? (
      <Told value={value} />
    ) : (
      <CalmPanels host={host}>
        <Told value={value} />
      </CalmPanels>
    );
  const screen = await render(told('first'));
  return {
    screen,
    text: () => screen.container.textContent,
    show: (value: string) => screen.rerender(told(value)),
  };
}

describe('what is drawn by a value', () => {
  it('changes at once after a rest, twice in a second in haste, and ends with the last', async () => {
    const host = createFakeHost();
    const { text, show } = await renderTold(host);
    expect(text()).toBe('first');
    await show('at once');
    expect(text()).toBe('at once');
    await show('too soon');
    await show('the last');
    await host.advance(499);
    expect(host.clock.waiting).toBe(1);
    expect(text()).toBe('at once');
    await host.advance(1);
    await expect.poll(text).toBe('the last');
    await host.advance(500);
    await show('after a rest');
    expect(text()).toBe('after a rest');
  });

  it('stays as it is where the value is what it was again', async () => {
    const host = createFakeHost();
    const { text, show } = await renderTold(host);
    await show('second');
    await show('third');
    await show('second');
    const seen = changesOf(text);
    await host.advance(5000);
    await show('fourth');
    expect(seen).toEqual(['second', 'fourth']);
  });

  it('waits no longer once it is gone', async () => {
    const host = createFakeHost();
    const { screen, show } = await renderTold(host);
    await show('second');
    await show('third');
    expect(host.clock.waiting).toBe(1);
    await screen.unmount();
    expect(host.clock.waiting).toBe(0);
  });

  it('changes at once where nothing gives a pace', async () => {
    const { text, show } = await renderTold(null);
    await show('second');
    await show('third');
    expect(text()).toBe('third');
  });
});

describe('what comes and goes with something', () => {
  async function renderCaller(host: FakeHost) {
    const caller = (isThere: boolean) => (
      <CalmPanels host={host}>
        <Caller isThere={isThere} />
      </CalmPanels>
    );
    const screen = await render(caller(false));
    return {
      screen,
      text: () => screen.container.textContent,
      call: (isThere: boolean) => screen.rerender(caller(isThere)),
    };
  }

  function Caller({ isThere }: { readonly isThere: boolean }) {
    return useCalmArrival(isThere) && <p>there</p>;
  }

  it('goes at once, and comes once in a second, however often it is called', async () => {
    const host = createFakeHost();
    const { text, call } = await renderCaller(host);
    const seen = changesOf(text);
    for (let time = 0; time < 4; time += 1) {
      await call(true);
      await call(false);
    }
    expect(seen).toEqual(['', 'there', '']);
    await call(true);
    await host.advance(999);
    expect(host.clock.waiting).toBe(1);
    expect(text()).toBe('');
    await host.advance(1);
    await expect.poll(text).toBe('there');
    await call(false);
    expect(text()).toBe('');
    await host.advance(1000);
    await call(true);
    expect(text()).toBe('there');
  });

  it('does not come once it is gone again, and waits no longer', async () => {
    const host = createFakeHost();
    const { screen, text, call } = await renderCaller(host);
    await call(true);
    await call(false);
    await call(true);
    expect(host.clock.waiting).toBe(1);
    await call(false);
    expect(host.clock.waiting).toBe(0);
    await host.advance(5000);
    expect(text()).toBe('');
    await call(true);
    await call(false);
    await call(true);
    await screen.unmount();
    expect(host.clock.waiting).toBe(0);
  });
});
