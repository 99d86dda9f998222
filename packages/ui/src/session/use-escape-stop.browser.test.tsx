import { createOutputStore } from '@overtone/client/safety/output-store';
import { createSession } from '@overtone/client/session/session';
import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { createFakeEngine } from '@overtone/testkit/fake-engine';
import { createFakeHost } from '@overtone/testkit/fake-host';
import { ListBox, ListBoxItem } from 'react-aria-components';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog } from '../controls/dialog.tsx';
import { SessionBar } from './session-bar.tsx';
import { SessionPanel } from './session-panel.tsx';
import { useEscapeStop } from './use-escape-stop.tsx';

async function renderRunning(isDialogOpen = false) {
  const engine = createFakeEngine();
  const host = createFakeHost();
  const session = createSession({ defaults: DEMO_DEFAULTS, engine, host });
  const output = createOutputStore({ engine, host, session, person: 'visitor' });
  function Page() {
    useEscapeStop(session);
    return (
      <>
        <SessionBar session={session} output={output} />
        <SessionPanel session={session} output={output} />
        <input aria-label="Greedy" onKeyDown={(event) => event.stopPropagation()} />
        <ListBox aria-label="A course" selectionMode="single">
          <ListBoxItem>A stage</ListBoxItem>
        </ListBox>
        <Dialog title="A dialog" isOpen={isDialogOpen} onDismiss={() => {}}>
          <button type="button">Inside</button>
        </Dialog>
      </>
    );
  }
  const screen = await render(<Page />);
  session.turnOn();
  const isOn = () => session.$settings.get().isOn;
  const wasShutDown = () => engine.commands.some(({ name }) => name === 'shutDown');
  return { screen, session, output, isOn, wasShutDown };
}

const OVERLAYS = '[role=dialog], [role=alertdialog], [role=listbox]';

/** The first Escape belongs to an overlay once the focus is in it. */
const isFocusInOverlay = () => Boolean(document.activeElement?.closest(OVERLAYS));

describe('Escape', () => {
  it('stops light and sound at once when nothing has the focus', async () => {
    const { isOn, wasShutDown } = await renderRunning();
    await userEvent.keyboard('{Escape}');
    expect(isOn()).toBe(false);
    expect(wasShutDown()).toBe(true);
  });

  it.each([
    ['switch', 'Session on or off'],
    ['slider', 'Effect Intensity'],
    ['button', 'Fine-tune Performance'],
    ['button', 'Stop (Esc)'],
    ['textbox', 'Greedy'],
    ['option', 'A stage'],
  ] as const)('stops them with the focus on the %s %s', async (role, name) => {
    const { screen, isOn } = await renderRunning();
    screen.getByRole(role, { name }).element().focus();
    await userEvent.keyboard('{Escape}');
    expect(isOn()).toBe(false);
  });

  it.each([
    ['textbox', 'Fast rhythm'],
    ['radio', 'Sine'],
  ] as const)('stops them with the focus on the %s %s', async (role, name) => {
    const { screen, isOn } = await renderRunning();
    await screen.getByRole('button', { name: 'Fine-tune Performance' }).click();
    const part = screen.getByRole(role, { name });
    await expect.element(part).toBeInTheDocument();
    part.element().focus();
    await userEvent.keyboard('{Escape}');
    expect(isOn()).toBe(false);
  });

  it('belongs to an open dialog first', async () => {
    const { isOn } = await renderRunning(true);
    await expect.poll(isFocusInOverlay).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(isOn()).toBe(true);
  });

  it('belongs to the warning about Flash guard first, and leaves the guard on', async () => {
    const { screen, output, isOn } = await renderRunning();
    await screen.getByRole('button', { name: 'Fine-tune Performance' }).click();
    await screen.getByRole('switch', { name: 'Flash guard' }).click({ force: true });
    await expect.element(screen.getByRole('alertdialog')).toBeVisible();
    await expect.poll(isFocusInOverlay).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
    expect(output.$choice.get().flashGuard).toBe(true);
    expect(isOn()).toBe(true);
  });

  it('closes an open select first, and stops them the second time', async () => {
    const { screen, isOn } = await renderRunning();
    await screen.getByRole('button', { name: 'Fine-tune Performance' }).click();
    await screen.getByRole('button', { name: /Nature Track/ }).click();
    await expect.element(screen.getByRole('listbox', { name: /Nature Track/ })).toBeVisible();
    await expect.poll(isFocusInOverlay).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect
      .element(screen.getByRole('listbox', { name: /Nature Track/ }))
      .not.toBeInTheDocument();
    expect(isOn()).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(isOn()).toBe(false);
  });
});
