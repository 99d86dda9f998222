/// <reference types="@vitest/browser-playwright" />
import { keptProgramsState } from '@overtone/client/program-sync/kept-programs-state';
import { jsonResponse } from '@overtone/testkit/fake-host';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fakeControl } from '../testing/fake-control.ts';
import { DEFAULT_HOTKEY } from './computer/desktop-preferences.ts';
import { ControlApp } from './control-app.tsx';
import { WORDS } from './words.ts';
import './layout.css';

async function renderWindow(isNoteRead = true) {
  const { engine, host, shell, stores } = fakeControl({ isNoteRead });
  host.respond('/api/quota', () =>
    jsonResponse({ used: 10, limit: 10, aiSuggestions: true, answersWithinMs: 12_000 }),
  );
  host.respond('/api/capabilities', () =>
    jsonResponse({
      aiArticles: false,
      aiSuggestions: true,
      dailyLimit: false,
      offersOnSale: ['hero'],
    }),
  );
  stores.account.take({
    user: { id: 'ada', email: 'ada@example.com', name: 'Ada' },
    keepsSignIn: true,
  });
  const screen = await render(<ControlApp stores={stores} />);
  return { engine, host, shell, stores, screen };
}

const paddingPx = () => {
  const main = document.querySelector('main');
  return main ? getComputedStyle(main).paddingTop : '';
};

describe('the control window', () => {
  afterEach(() => {
    delete document.documentElement.dataset['layout'];
  });

  it('sets its parts as close together as the account says', async () => {
    const { stores } = await renderWindow();
    const roomy = paddingPx();
    stores.look.follow({ layout: 'compact' });
    await expect.poll(paddingPx).toBe('12px');
    expect(roomy).not.toBe('12px');
    stores.look.follow({ layout: 'roomy' });
    await expect.poll(paddingPx).toBe(roomy);
  });

  it('shows the safety note first, and begins as the person chooses', async () => {
    const { engine, screen, stores } = await renderWindow(false);
    const note = screen.getByRole('dialog', { name: WORDS.safety });
    await expect.element(note).toMatchTextContent('consult a doctor before use');
    expect(engine.applied?.isOn).toBe(false);
    await note.getByRole('button', { name: WORDS.firstRun.begin.sound }).click();
    await expect.element(note).not.toBeInTheDocument();
    expect(engine.applied?.isOn).toBe(true);
    expect(stores.output.$choice.get().showsLight).toBe(false);
  });

  it('says that a break has come, and goes on with one press', async () => {
    const { engine, host, screen, stores } = await renderWindow();
    stores.day.choose({ turns: { workMinutes: 1, breakMinutes: 1 } });
    stores.session.turnOn();
    for (let looks = 0; looks < 13; looks += 1) await host.advance(5_000);
    const notice = screen.getByRole('status', { name: WORDS.day.title });
    await expect.element(notice).toMatchTextContent('A break: dark and silent');
    expect(engine.applied?.isOn).toBe(false);
    await notice.getByRole('button', { name: WORDS.day.goOn }).click();
    expect(engine.applied?.isOn).toBe(true);
    await expect.element(notice).not.toBeInTheDocument();
    await screen.getByRole('button', { name: /End after$/u }).click();
    await screen.getByRole('option', { name: '50 minutes' }).click();
    expect(stores.day.$choice.get().timerMinutes).toBe(50);
  });

  it('asks what to do when somebody is away, the battery is low and another app fills the screen', async () => {
    const { screen, stores } = await renderWindow();
    await screen.getByRole('button', { name: /Away after$/u }).click();
    await screen.getByRole('option', { name: '15 minutes' }).click();
    await screen.getByRole('button', { name: /Sound only below$/u }).click();
    await screen.getByRole('option', { name: '30% battery' }).click();
    const full = screen.getByRole('radiogroup', { name: WORDS.day.fullScreen });
    await full.getByText('Softer').click();
    expect(stores.day.$choice.get()).toMatchObject({
      awayAfterMinutes: 15,
      soundOnlyBelowPercent: 30,
      fullScreen: 'softer',
    });
  });

  it('asks nothing of that where the system does not tell it, and says so', async () => {
    const { screen, stores } = await renderWindow();
    const away = screen.getByRole('button', { name: /Away after$/u });
    await expect.element(away).toBeVisible();
    stores.system.take({ ...stores.system.$state.get(), platform: 'macos' });
    await expect.element(away).not.toBeInTheDocument();
    await expect.element(screen.getByText(WORDS.day.aroundNote.macos)).toBeVisible();
  });

  it('says why nothing can start, for as long as the system says that the screen is locked', async () => {
    const { engine, screen, shell, stores } = await renderWindow();
    const notice = screen.getByText(WORDS.day.locked);
    await expect.element(notice).not.toBeInTheDocument();
    shell.send('locked', { isLocked: true });
    await expect.element(notice).toBeVisible();
    stores.session.turnOn();
    expect(engine.applied?.isOn).toBe(false);
    shell.send('locked', { isLocked: false });
    await expect.element(notice).not.toBeInTheDocument();
    stores.session.turnOn();
    expect(engine.applied?.isOn).toBe(true);
  });

  it('takes new keys for the hotkey at its button alone, and no key that leads away from it', async () => {
    const { screen, stores } = await renderWindow();
    const { $hotkey } = stores.preferences;
    const words = WORDS.desktop;
    const desktop = screen.getByRole('region', { name: words.title, exact: true });
    const change = desktop.getByRole('button', { name: words.hotkeyChange, exact: true });
    const cancel = desktop.getByRole('button', { name: WORDS.account.cancel, exact: true });
    const listening = desktop.getByText(words.hotkeyPress);
    await change.click();
    await expect.element(listening).toBeVisible();
    await cancel.click();
    await expect.element(listening).not.toBeInTheDocument();
    await change.click();
    await expect.element(listening).toBeVisible();
    await userEvent.keyboard('{Tab}');
    await expect.element(listening).not.toBeInTheDocument();
    expect(document.activeElement).not.toBe(change.element());
    await userEvent.keyboard('{Control>}{Alt>}o{/Alt}{/Control}');
    expect($hotkey.get()).toBe(DEFAULT_HOTKEY);
    change.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(listening).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(listening).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect.element(listening).toBeVisible();
    await userEvent.keyboard('{Control>}{Alt>}o{/Alt}{/Control}');
    await expect.poll(() => $hotkey.get()).toBe('Control+Alt+KeyO');
    await expect.element(listening).not.toBeInTheDocument();
  });

  it('says of monitors that show the same picture that they share one light', async () => {
    const { screen, stores } = await renderWindow();
    const note = screen.getByText(WORDS.desktop.sharedLightNote);
    const place = { x: 0, y: 0, width: 1280, height: 720, scale: 1 };
    const monitor = (key: string, lightKey: string) => ({ key, lightKey, name: key, ...place });
    stores.monitors.take([monitor('A', 'A'), monitor('B', 'B')]);
    await expect.element(screen.getByRole('switch', { name: /^B/u })).toBeInTheDocument();
    await expect.element(note).not.toBeInTheDocument();
    stores.monitors.take([monitor('A', 'A'), monitor('B', 'A')]);
    await expect.element(note).toBeInTheDocument();
  });

  it('is stopped by Escape also while it waits for new keys, and waits no more', async () => {
    const { engine, screen, stores } = await renderWindow();
    stores.session.turnOn();
    await screen.getByRole('button', { name: WORDS.desktop.hotkeyChange, exact: true }).click();
    const listening = screen.getByText(WORDS.desktop.hotkeyPress);
    await expect.element(listening).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(listening).not.toBeInTheDocument();
    expect(engine.applied?.isOn).toBe(false);
  });

  it('opens the plans in the browser, and stays where it is', async () => {
    const { screen, shell } = await renderWindow();
    await screen.getByRole('button', { name: 'See the plans' }).click();
    await expect.poll(() => shell.given).toContainEqual(['openSite', '/#pricing-section']);
    await expect
      .element(screen.getByRole('link', { name: 'See the plans' }))
      .not.toBeInTheDocument();
  });

  it('plays a program through its session, on the timeline of the demo, and keeps what is changed', async () => {
    const { engine, host, screen, stores } = await renderWindow();
    await screen.getByRole('button', { name: WORDS.programs }).click();
    await screen.getByRole('button', { name: 'Open Wind down, 30:00' }).click();
    await expect.element(screen.getByRole('figure', { name: 'Course of Wind down' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Copy link' })).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Start', exact: true }).click();
    expect(engine.applied?.isOn).toBe(true);
    expect(engine.play).toMatchObject({ isPaused: false });
    await screen.getByRole('button', { name: 'Pause' }).click();
    expect(stores.session.$settings.get().isOn).toBe(false);
    expect(engine.play).toMatchObject({ isPaused: true });
    await screen.getByRole('textbox', { name: 'Name of the program' }).fill('Evening');
    await userEvent.keyboard('{Enter}');
    // Without a network it waits for the account on this computer.
    await expect.element(screen.getByText(/^On its way to your account/u)).toBeVisible();
    expect(keptProgramsState(host.storage, 'ada').read()?.state.waiting).toHaveLength(1);
  });
});
