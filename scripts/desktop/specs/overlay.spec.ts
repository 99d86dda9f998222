import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeControlWindow, type DrivenApp, startApp } from '../app.ts';
import { type Colour, openPixels, type Pixels } from '../pixels.ts';
import { clickAt, openUnderWindow, type UnderWindow } from '../under-window.ts';
import { until } from '../until.ts';

/** A place of the second monitor where nothing but the desktop is. */
const BARE = { x: 2400, y: 600 };
const GREY: Colour = { red: 128, green: 128, blue: 128 };

let app: DrivenApp;
let pixels: Pixels;
let left: UnderWindow;
let right: UnderWindow;

beforeAll(async () => {
  app = await startApp();
  pixels = await openPixels(app.desktop.env['DISPLAY'] ?? '');
  left = await openUnderWindow(app.desktop, 'left', { x: 600, y: 100, width: 500, height: 400 });
  right = await openUnderWindow(app.desktop, 'right', { x: 1500, y: 100, width: 500, height: 400 });
});

afterAll(async () => {
  pixels?.close();
  await app?.stop();
});

async function lit(): Promise<boolean> {
  const { red, green, blue } = await pixels.at(BARE.x, BARE.y);
  return blue > red && red === green;
}

/** How many overlays lie above a window: the server lists windows from the top down. */
function overlaysAbove(title: string): number {
  const [above = ''] = app.desktop.run('xwininfo', '-root', '-tree').split(`"${title}"`);
  return app.overlays().filter(({ id }) => above.includes(id)).length;
}

describe('the light over the desktop', () => {
  it('is not there while the session is off: no window, no change of any pixel', async () => {
    expect(app.overlays()).toEqual([]);
    expect(await pixels.at(BARE.x, BARE.y)).toEqual(GREY);
  });

  it('covers both monitors exactly', async () => {
    await app.turnOn();
    const { width, height } = app.desktop.monitor;
    expect(app.overlays()).toMatchObject([
      { x: 0, y: 0, width, height },
      { x: width, y: 0, width, height },
    ]);
  });

  it('blends with what is below: bluer, and everything still seen through it', async () => {
    await until('the light', lit);
    const { red, blue } = await pixels.at(BARE.x, BARE.y);
    // The law's opacity at strength 0.45 lies between 0.036 and 0.18; a compositor that fails gives 0 or 255.
    expect(blue).toBeGreaterThan(128);
    expect(blue).toBeLessThan(128 + 0.2 * 127);
    expect(red).toBeGreaterThan(128 - 0.2 * 128);
  });

  it('lets clicks through everywhere, over its whole time', async () => {
    const before = { left: left.clicks(), right: right.clicks() };
    // Longer than the two seconds between two of the shell's checks, so that some clicks fall into one.
    for (let round = 0; round < 6; round += 1) {
      clickAt(app.desktop, 800, 300);
      clickAt(app.desktop, 1700, 300);
      await pause(600);
    }
    await until('the clicks', () => right.clicks() === before.right + 6);
    expect(left.clicks()).toBe(before.left + 6);
  });

  it('lets clicks through while it appears', async () => {
    await app.turnOff();
    const before = left.clicks();
    const turning = app.turnOn();
    for (let click = 0; click < 20; click += 1) {
      clickAt(app.desktop, 800, 300);
      await pause(60);
    }
    await turning;
    await expect.poll(() => left.clicks()).toBe(before + 20);
  });

  it('stays on top when other windows are raised', async () => {
    right.raise();
    await expect.poll(() => overlaysAbove('right')).toBe(2);
    // White below the light is darker in red and green only.
    await until('the light on the raised window', async () => {
      const { red, green, blue } = await pixels.at(1750, 450);
      return blue > red && red === green;
    });
  });

  it('stays above a window that fills the screen', async () => {
    const place = { x: 1400, y: 300, width: 300, height: 200 };
    const film = await openUnderWindow(app.desktop, 'film', place);
    const fills = () =>
      app.desktop.run('xprop', '-name', 'film', '_NET_WM_STATE').includes('_FULLSCREEN');
    await until('the full screen', async () => {
      film.raise();
      // A window manager that is busy loses a key.
      app.desktop.run('xdotool', 'key', 'alt+F11');
      await until('the window manager', fills, 5000);
      return true;
    });
    expect(overlaysAbove('film')).toBe(2);
    await film.close();
  });

  it('takes no focus and no place in the taskbar, and no window manager moves it', () => {
    const managed = app.desktop.run('xprop', '-root', '_NET_CLIENT_LIST');
    const active = app.desktop.run('xdotool', 'getactivewindow').trim();
    for (const { id } of app.overlays()) {
      expect(app.desktop.run('xwininfo', '-id', id)).toContain('Override Redirect State: yes');
      expect(managed).not.toContain(id);
      expect(active).not.toBe(String(Number(id)));
    }
  });

  it('leaves a monitor that is unplugged and comes back with it', async () => {
    app.desktop.plugSecond(false);
    await until('one overlay', () => app.overlays().length === 1);
    app.desktop.plugSecond(true);
    await until('two overlays', () => app.overlays().length === 2);
    await until('the light on the second monitor', lit);
    expect(app.overlays()[1]).toMatchObject({ x: app.desktop.monitor.width });
  });

  it('lies once over two monitors that show the same, and over both again afterwards', async () => {
    app.desktop.mirrorSecond();
    await until('one overlay', () => app.overlays().length === 1);
    expect(app.overlays()).toMatchObject([{ x: 0, y: 0, ...app.desktop.monitor }]);
    app.desktop.plugSecond(true);
    await until('two overlays', () => app.overlays().length === 2);
    await until('the light on the second monitor', lit);
  });

  it('goes at once with Escape in the control window', async () => {
    await app.inControl();
    await app.driver.press('\uE00C');
    await until('the dark', () => app.overlays().length === 0, 5000);
    expect(await app.isOn()).toBe(false);
    expect(await pixels.at(BARE.x, BARE.y)).toEqual(GREY);
  });

  it('comes and goes with the hotkey, whatever has the focus', async () => {
    left.raise();
    app.desktop.run('xdotool', 'key', 'ctrl+shift+F8');
    await until('the light', lit);
    await app.inControl();
    expect(await app.isOn()).toBe(true);
    app.desktop.run('xdotool', 'key', 'ctrl+shift+F8');
    await until('the dark', () => app.overlays().length === 0, 5000);
    await until('the session to be off', async () => !(await app.isOn()));
  });

  it('goes on while the control window is closed to the tray', async () => {
    await app.turnOn();
    await closeControlWindow(app.desktop);
    await pause(4000);
    expect(await lit()).toBe(true);
    app.desktop.run('xdotool', 'key', 'ctrl+shift+F8');
    await until('the dark', () => app.overlays().length === 0);
  });
});
