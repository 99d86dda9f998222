import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

describe('a screen that is locked', () => {
  it('ends light and sound, and unlocking starts nothing', async () => {
    await app.turnOn();
    login.setLocked(true);
    await until('the dark', () => app.overlays().length === 0);
    await expect.poll(app.isOn, { timeout: 20_000 }).toBe(false);
    login.setLocked(false);
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
