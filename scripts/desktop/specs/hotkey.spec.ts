import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type DrivenApp, startApp } from '../app.ts';
import { DEBUG_APP } from '../build-app.mjs';
import { processesOf, wakesOf } from '../processes.ts';
import { until } from '../until.ts';

/** The chord that nobody has changed yet. */
const USUAL = 'ctrl+shift+F8';

/** A chord of the window manager (xfwm4: full screen). */
const TAKEN = { code: 'F11', altKey: true };

const REFUSED = 'Another app already uses these keys. Choose others.';

let app: DrivenApp;

beforeAll(async () => {
  app = await startApp();
});

afterEach(async () => {
  if (await app.isOn()) await app.turnOff();
});

afterAll(async () => {
  await app?.stop();
});

const key = (action: 'key' | 'keydown' | 'keyup', chord: string) =>
  app.desktop.run('xdotool', action, chord);

async function pressButton(name: string): Promise<void> {
  await app.driver.execute(
    `[...document.querySelectorAll('button')].find((b) => b.textContent.trim() === args[0]).click()`,
    name,
  );
}

async function says(text: string): Promise<boolean> {
  return Boolean(
    await app.driver.execute('return document.body.textContent.includes(args[0])', text),
  );
}

/** Chooses a chord in the control window, as the button that has the focus hears of the keys. */
async function choose(keys: Readonly<Record<string, unknown>>): Promise<void> {
  await pressButton('Change');
  await until('the question for keys', () => says('Press the new keys'));
  await app.driver.execute(
    `document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...args[0] }))`,
    keys,
  );
}

describe('the hotkey', () => {
  it('wakes nobody while it is not pressed', async () => {
    const [shell = 0] = processesOf(app.desktop, DEBUG_APP);
    const before = wakesOf(shell, 'key-grab');
    await pause(3000);
    expect(wakesOf(shell, 'key-grab') - before).toBe(0);
  });

  it('is heard with Caps Lock and Num Lock on, and once while it is kept down', async () => {
    key('key', 'Caps_Lock');
    key('key', 'Num_Lock');
    key('keydown', USUAL);
    // Longer than a keyboard waits before it repeats a key.
    await pause(1500);
    key('keyup', USUAL);
    key('key', 'Caps_Lock');
    key('key', 'Num_Lock');
    await until('the light', () => app.overlays().length === 2);
    expect(await app.isOn()).toBe(true);
  });

  it('stays what it was when another program has the new keys', async () => {
    await choose(TAKEN);
    await until('the reason', () => says(REFUSED));
    expect(await says('Ctrl + Shift + F8')).toBe(true);
    key('key', USUAL);
    await until('the session', app.isOn);
  });

  it('can be other keys, and leaves the old ones to others', async () => {
    await choose({ code: 'KeyO', ctrlKey: true, altKey: true });
    await until('the new keys', () => says('Ctrl + Alt + O'));
    expect(await says(REFUSED)).toBe(false);
    key('key', USUAL);
    key('key', 'ctrl+alt+o');
    await until('the session', app.isOn);
    key('key', 'ctrl+alt+o');
    await until('the end', async () => !(await app.isOn()));
  });
});
