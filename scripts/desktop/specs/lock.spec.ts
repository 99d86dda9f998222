import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WORDS } from '../../../apps/desktop/src/control/words.ts';
import { type DrivenApp, startApp } from '../app.ts';
import { type LoginManager, startLoginManager } from '../login-manager.ts';
import { beginWithChoice } from '../set-session.ts';
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

/** Whether the control window says that the screen is locked. */
const saysLocked = async () =>
  Boolean(
    await app.driver.execute(
      'return document.body.textContent.includes(args[0])',
      WORDS.day.locked,
    ),
  );

async function lock(): Promise<void> {
  login.setLocked(true);
  await until('the lock', saysLocked);
}

async function unlock(): Promise<void> {
  login.setLocked(false);
  await until('the open screen', async () => !(await saysLocked()));
}

describe('a screen that is locked', () => {
  it('ends light and sound, and unlocking starts nothing', async () => {
    await app.turnOn();
    login.setLocked(true);
    await until('the dark', () => app.overlays().length === 0);
    await expect.poll(app.isOn, { timeout: 20_000 }).toBe(false);
    await unlock();
    expect(await app.isOn()).toBe(false);
    await app.turnOn();
    await app.turnOff();
  });

  it('lets nothing begin, also in a window that begins meanwhile', async () => {
    await lock();
    await beginWithChoice(app, { flashGuard: true, showsLight: true });
    await until('the lock', saysLocked);
    await app.press();
    expect(await app.isOn()).toBe(false);
    expect(app.overlays()).toEqual([]);
    await unlock();
    await app.turnOn();
    await app.turnOff();
  });

  it('ends sound without light, too', async () => {
    await beginWithChoice(app, { flashGuard: true, showsLight: false });
    await app.press();
    await until('the sound', app.isOn);
    expect(app.overlays()).toEqual([]);
    login.setLocked(true);
    await expect.poll(app.isOn, { timeout: 20_000 }).toBe(false);
  });
});
