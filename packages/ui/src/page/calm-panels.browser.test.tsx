import { createFakeHost } from '@overtone/testkit/fake-host';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog } from '../controls/dialog.tsx';
import { CalmPanels } from './calm-panels.tsx';

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
