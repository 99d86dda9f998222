import { createOutputStore } from '@overtone/client/safety/output-store';
import { createSession } from '@overtone/client/session/session';
import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { createFakeEngine } from '@overtone/testkit/fake-engine';
import { createFakeHost } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SessionBar } from './session-bar.tsx';

async function renderRunning() {
  const engine = createFakeEngine();
  const host = createFakeHost();
  const session = createSession({ defaults: DEMO_DEFAULTS, engine, host });
  const output = createOutputStore({ engine, host, person: 'visitor' });
  const screen = await render(<SessionBar session={session} output={output} />);
  session.turnOn();
  const isOn = () => session.$settings.get().isOn;
  const wasShutDown = () => engine.commands.some(({ name }) => name === 'shutDown');
  return { screen, session, output, isOn, wasShutDown };
}

describe('quick controls', () => {
  it('stop everything', async () => {
    const { screen, isOn, wasShutDown } = await renderRunning();
    await screen.getByRole('button', { name: 'Stop (Esc)' }).click();
    expect(isOn()).toBe(false);
    expect(wasShutDown()).toBe(true);
  });

  it('switch the meeting on and off, and show its key', async () => {
    const { screen, output } = await renderRunning();
    const meeting = screen.getByRole('button', { name: 'Meeting Alt+M' });
    await meeting.click();
    expect(output.$choice.get()).toMatchObject({ showsLight: false, ducksSound: true });
    await expect.element(meeting).toHaveAttribute('aria-pressed', 'true');
    await meeting.click();
    expect(output.$choice.get()).toMatchObject({ showsLight: true, ducksSound: false });
  });

  it('say what the meeting does', async () => {
    const { screen } = await renderRunning();
    await expect
      .element(screen.getByRole('button', { name: 'Meeting Alt+M' }))
      .toHaveAccessibleDescription('Light off, sound low while you share or talk');
  });

  it('follow the session and switch it', async () => {
    const { screen, session, isOn } = await renderRunning();
    const bar = screen.getByRole('group', { name: 'Quick controls' });
    const power = bar.getByRole('switch', { name: 'Session on or off' });
    await expect.element(power).toBeChecked();
    session.setStrength(0.9);
    await expect.element(bar.getByRole('slider', { name: 'Strength' })).toHaveValue('0.9');
    power.element().focus();
    await userEvent.keyboard(' ');
    expect(isOn()).toBe(false);
    await expect.element(power).not.toBeChecked();
  });
});
