import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeControlWindow, type DrivenApp, startApp } from '../app.ts';
import { until } from '../until.ts';

let app: DrivenApp;

beforeAll(async () => {
  app = await startApp({ isFirstRun: true });
});

afterAll(async () => {
  await app?.stop();
});

const isAsking = async () =>
  Boolean(await app.driver.execute(`return document.querySelector('[role=dialog]') !== null`));
const click = (name: string) =>
  app.driver.execute(
    `[...document.querySelectorAll('button')].find((b) => b.textContent === args[0]).click()`,
    name,
  );
const isShown = () =>
  app.desktop.run('xwininfo', '-root', '-tree').includes('"Overtone": ') &&
  app.desktop.run('xdotool', 'search', '--onlyvisible', '--name', '^Overtone$').trim() !== '';

describe('the first run', () => {
  it('begins with the safety note', async () => {
    await until('the note', isAsking);
    await click('Look around without light or sound');
    await until('no note', async () => !(await isAsking()));
    expect(await app.isOn()).toBe(false);
  });

  it('answers the hotkey with the note, not with light, also from the tray', async () => {
    await closeControlWindow(app.desktop);
    app.desktop.run('xdotool', 'key', 'ctrl+shift+F8');
    await until('the note', isAsking);
    await until('the window', isShown);
    expect(app.overlays()).toEqual([]);
    expect(await app.isOn()).toBe(false);
  });

  it('has its light once the person has chosen it', async () => {
    await click('Start with light and sound');
    await until('the light', () => app.overlays().length === 2);
    expect(await isAsking()).toBe(false);
  });
});
