import { createOutputStore } from '@overtone/client/safety/output-store';
import { createSession } from '@overtone/client/session/session';
import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { createFakeEngine } from '@overtone/testkit/fake-engine';
import { createFakeHost } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SessionNotices } from '../session/session-notices.tsx';
import { SessionPanel } from '../session/session-panel.tsx';
import { useMeetingKey } from './use-meeting-key.tsx';

async function renderChoices() {
  const engine = createFakeEngine();
  const host = createFakeHost();
  const session = createSession({ defaults: DEMO_DEFAULTS, engine, host });
  const output = createOutputStore({ engine, host, session, person: 'visitor' });
  function Page() {
    useMeetingKey(output);
    return (
      <>
        <SessionNotices session={session} output={output} />
        <SessionPanel session={session} output={output} />
        <input aria-label="Notes" onKeyDown={(event) => event.stopPropagation()} />
      </>
    );
  }
  const screen = await render(<Page />);
  await screen.getByRole('button', { name: 'Fine-tune Performance' }).click();
  const press = (name: string) => screen.getByRole('switch', { name }).click({ force: true });
  return { engine, session, output, screen, press, choice: () => output.$choice.get() };
}

describe('Flash guard', () => {
  async function renderWarning() {
    const choices = await renderChoices();
    await choices.press('Flash guard');
    const dialog = choices.screen.getByRole('alertdialog', { name: 'Turn Flash guard off?' });
    await expect.element(dialog).toBeVisible();
    return { ...choices, dialog };
  }

  it('is on by default, with a sentence that says what it does', async () => {
    const { screen } = await renderChoices();
    await expect.element(screen.getByRole('switch', { name: 'Flash guard' })).toBeChecked();
    await expect.element(screen.getByText(/below what counts as a flash/)).toBeVisible();
  });

  it('stays on until the warning is confirmed', async () => {
    const { choice, screen, dialog } = await renderWarning();
    expect(choice().flashGuard).toBe(true);
    await screen.getByRole('button', { name: 'Turn it off' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(choice().flashGuard).toBe(false);
    await expect.element(screen.getByRole('switch', { name: 'Flash guard' })).not.toBeChecked();
  });

  it('warns of seizures without a history, and says where the choice is kept', async () => {
    const { dialog } = await renderWarning();
    await expect.element(dialog).toMatchTextContent('bright pulses can provoke a seizure');
    await expect
      .element(dialog)
      .toMatchTextContent('Most people who react to flicker had no history');
    await expect.element(dialog).toMatchTextContent('on this device only');
  });

  it('is kept by Enter: the safe answer has the focus', async () => {
    const { choice, screen, dialog } = await renderWarning();
    await expect.element(screen.getByRole('button', { name: 'Keep Flash guard on' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(choice().flashGuard).toBe(true);
  });

  it('leaves a notice while it is off, which turns it on again', async () => {
    const { choice, screen, output } = await renderChoices();
    const notice = screen.getByRole('status', { name: 'Flash guard is off' });
    await expect.element(notice).not.toBeInTheDocument();
    output.turnGuardOff();
    await expect.element(notice).toMatchTextContent('Bright pulses are not limited.');
    await notice.getByRole('button', { name: 'Turn it on' }).click();
    expect(choice().flashGuard).toBe(true);
    await expect.element(notice).not.toBeInTheDocument();
  });

  it('goes on again at once by its switch', async () => {
    const { choice, press, screen, output } = await renderChoices();
    output.turnGuardOff();
    await press('Flash guard');
    expect(choice().flashGuard).toBe(true);
    await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
  });
});

describe('the light', () => {
  it('pulses by brightness until colour is chosen, each with its sentence', async () => {
    const { choice, screen } = await renderChoices();
    await expect.element(screen.getByRole('radio', { name: 'Brightness' })).toBeChecked();
    await expect.element(screen.getByText(/grows fuller and fainter/)).toBeVisible();
    await expect.element(screen.getByText(/turns to grey and back/)).toBeVisible();
    await screen.getByRole('radio', { name: 'Colour' }).click({ force: true });
    expect(choice().pulseStyle).toBe('colour');
  });

  it('can be left out', async () => {
    const { choice, press, screen } = await renderChoices();
    await press('Show the tint');
    expect(choice().showsLight).toBe(false);
    await expect.element(screen.getByText(/^Sound only: nothing is drawn/)).toBeVisible();
  });
});

describe('a meeting', () => {
  it('is told in a notice with a way back', async () => {
    const { session, output, screen } = await renderChoices();
    session.turnOn();
    output.setInMeeting(true);
    const notice = screen.getByRole('status', { name: 'Meeting' });
    await expect.element(notice).toMatchTextContent('The light is off and the sound is low.');
    await notice.getByRole('button', { name: 'End meeting' }).click();
    expect(output.$inMeeting.get()).toBe(false);
  });

  it('says that nothing plays once the session is off', async () => {
    const { session, output, screen } = await renderChoices();
    session.turnOn();
    output.setInMeeting(true);
    const notice = screen.getByRole('status', { name: 'Meeting' });
    await expect.element(notice).toMatchTextContent('The light is off and the sound is low.');
    session.turnOff();
    await expect.element(notice).toMatchTextContent('Nothing is playing.');
  });

  it('has the last word on the light', async () => {
    const { output, screen } = await renderChoices();
    output.setInMeeting(true);
    await expect.element(screen.getByRole('switch', { name: 'Show the tint' })).toBeDisabled();
  });

  it('is switched by Alt+M, also while someone types, and types nothing', async () => {
    const { output, screen } = await renderChoices();
    await userEvent.keyboard('{Alt>}m{/Alt}');
    expect(output.$inMeeting.get()).toBe(true);
    const notes = screen.getByRole('textbox', { name: 'Notes' });
    await notes.click();
    await userEvent.keyboard('{Alt>}m{/Alt}');
    expect(output.$inMeeting.get()).toBe(false);
    await expect.element(notes).toHaveValue('');
  });

  it('knows a Mac’s key by its place, and counts a held key once', async () => {
    const { output } = await renderChoices();
    const mac = { altKey: true, code: 'KeyM', key: 'µ' };
    window.dispatchEvent(new KeyboardEvent('keydown', mac));
    window.dispatchEvent(new KeyboardEvent('keydown', { ...mac, repeat: true }));
    expect(output.$inMeeting.get()).toBe(true);
  });

  it.each([
    ['a plain M', { key: 'm', code: 'KeyM' }],
    ['AltGr+M', { key: 'm', code: 'KeyM', altKey: true, ctrlKey: true }],
    ['Alt+N', { key: 'n', code: 'KeyN', altKey: true }],
  ])('is not switched by %s', async (_, key) => {
    const { output } = await renderChoices();
    window.dispatchEvent(new KeyboardEvent('keydown', key));
    expect(output.$inMeeting.get()).toBe(false);
  });

  it('is not switched behind an open dialog', async () => {
    const { output, press, screen } = await renderChoices();
    await press('Flash guard');
    await expect.element(screen.getByRole('alertdialog')).toBeVisible();
    await userEvent.keyboard('{Alt>}m{/Alt}');
    expect(output.$inMeeting.get()).toBe(false);
  });
});
