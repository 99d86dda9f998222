import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WORKING_DAY_KEY } from '@overtone/client/working-day/working-day';
import { type DrivenApp, startApp } from '../app.ts';
import { type LoginManager, startLoginManager } from '../login-manager.ts';
import { beginWithChoice } from '../set-session.ts';
import { openUnderWindow } from '../under-window.ts';
import { until } from '../until.ts';

let login: LoginManager;
let app: DrivenApp;

beforeAll(async () => {
  login = await startLoginManager();
  app = await startApp({ env: { DBUS_SYSTEM_BUS_ADDRESS: login.address } });
});

afterAll(async () => {
  await app?.stop();
  await login?.stop();
});

/** Begins with what a person has chosen for their day before. */
async function beginWithDay(choice: object): Promise<void> {
  await app.inControl();
  await app.driver.execute(
    'localStorage.setItem(args[0], JSON.stringify(args[1]))',
    WORKING_DAY_KEY,
    choice,
  );
  await beginWithChoice(app, { flashGuard: true, showsLight: true });
}

const isDark = () => app.overlays().length === 0;
const isLit = () => app.overlays().length === 2;

describe('another app that fills the screen', () => {
  it('takes the light where that was chosen, until it fills the screen no more', async () => {
    await beginWithDay({ fullScreen: 'dark' });
    await app.turnOn();
    const place = { x: 100, y: 100, width: 400, height: 300 };
    const game = await openUnderWindow(app.desktop, 'a game', place);
    game.raise();
    // The window manager's own key for it.
    const fill = () => app.desktop.run('xdotool', 'key', 'alt+F11');
    fill();
    await until('the dark', isDark, 20_000);
    expect(await app.isOn()).toBe(true);
    fill();
    await until('the light again', isLit, 20_000);
    await game.close();
    await app.turnOff();
  });
});

describe('somebody who has left the keyboard', () => {
  /** The shell asks every three seconds whether a film is on, while nobody touches anything: this often in more than a minute. */
  const TIMES_ASKED = 22;

  const WITHIN_MS = 120_000;

  it(
    'is away, unless a film is on, and back with the first touch',
    { timeout: 300_000 },
    async () => {
      await beginWithDay({ awayAfterMinutes: 1 });
      login.setKeepsAwake(true);
      await app.turnOn();
      app.desktop.run('xdotool', 'mousemove', '5', '5');
      const before = login.timesAsked();
      await until('a long rest', () => login.timesAsked() - before >= TIMES_ASKED, WITHIN_MS);
      expect(isLit()).toBe(true);
      login.setKeepsAwake(false);
      await until('the dark', isDark, WITHIN_MS);
      app.desktop.run('xdotool', 'mousemove', '7', '7');
      await until('the light again', isLit, 20_000);
      await app.turnOff();
    },
  );
});
