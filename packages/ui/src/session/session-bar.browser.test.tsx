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
  const output = createOutputStore({ engine, host, session, person: 'visitor' });
  const screen = await render(<SessionBar session={session} output={output} />);
  session.turnOn();
  const isOn = () => session.$settings.get().isOn;
  const wasShutDown = () => engine.commands.some(({ name }) => name === 'shutDown');
  return { screen, host, session, output, isOn, wasShutDown };
}

/** A bar whose switch is off, and what presses it. */
async function renderToPress() {
  const { screen, host, session, isOn } = await renderRunning();
  session.turnOff();
  await host.advance(10_000);
  const power = screen.getByRole('switch', { name: 'Session on or off' });
  const press = () => (power.element() as HTMLElement).click();
  return { host, isOn, power, press };
}

describe('the bar', () => {
  it('stop everything', async () => {
    const { screen, isOn, wasShutDown } = await renderRunning();
    await screen.getByRole('button', { name: 'Stop (Esc)' }).click();
    expect(isOn()).toBe(false);
    expect(wasShutDown()).toBe(true);
  });

  it('stop nothing that is off, and leave the focus where it was', async () => {
    const { screen } = await renderRunning();
    const stop = screen.getByRole('button', { name: 'Stop (Esc)' });
    await expect.element(stop).not.toHaveAttribute('aria-disabled', 'true');
    stop.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(stop).toHaveAttribute('aria-disabled', 'true');
    await expect.element(stop).toHaveFocus();
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
    const bar = screen.getByRole('group', { name: 'Session Controls' });
    const power = bar.getByRole('switch', { name: 'Session on or off' });
    await expect.element(power).toBeChecked();
    session.setStrength(0.9);
    await expect.element(bar.getByRole('slider', { name: 'Effect Intensity' })).toHaveValue('0.9');
    power.element().focus();
    await userEvent.keyboard(' ');
    expect(isOn()).toBe(false);
    await expect.element(power).not.toBeChecked();
  });

  it('end as the last of eleven presses at once asks', async () => {
    const { host, isOn, power, press } = await renderToPress();
    for (let presses = 0; presses < 11; presses += 1) press();
    await expect.element(power).toBeChecked();
    await host.advance(1000);
    expect(isOn()).toBe(true);
    await expect.element(power).toBeChecked();
  });

  it.each([10, 60, 120, 390, 410])(
    'end as the last press asks, in series of presses %s ms apart',
    async (apartMs) => {
      const { host, isOn, power, press } = await renderToPress();
      let presses = 0;
      for (const length of [5, 4, 3, 2, 6, 1, 7, 5, 5]) {
        for (const end = presses + length; presses < end; presses += 1) {
          press();
          await host.advance(apartMs);
        }
        await host.advance(1000);
        expect(isOn()).toBe(presses % 2 === 1);
        if (isOn()) await expect.element(power).toBeChecked();
        else await expect.element(power).not.toBeChecked();
      }
    },
  );
});
