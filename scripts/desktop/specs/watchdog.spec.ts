import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type DrivenApp, startApp } from '../app.ts';
import { processesOf } from '../processes.ts';
import { beginWithChoice } from '../set-session.ts';
import { until } from '../until.ts';

// The driver's session ends with the first page that does: each test has an app of its own, and looks from outside.
let app: DrivenApp;

beforeEach(async () => {
  app = await startApp();
});

afterEach(async () => {
  await app?.stop();
});

/** Processes that draw pages on this desktop. */
const webProcesses = () => processesOf(app.desktop, 'WebKitWebProcess');

/** Apps on this desktop, without those that only guard another. */
const shells = () =>
  processesOf(app.desktop, 'overtone').filter(
    (pid) => !readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('--guard'),
  );

/** Freezes a process while there is light; the seconds until it is dark. */
async function darkAfterS(what: string, isDark: () => boolean, pid: number): Promise<number> {
  const frozenAt = performance.now();
  process.kill(pid, 'SIGSTOP');
  await until(what, isDark, 20_000);
  const seconds = (performance.now() - frozenAt) / 1000;
  console.info(`${what} ${seconds.toFixed(1)} s after process ${pid} was frozen`);
  return seconds;
}

/** Three seconds, and what a busy machine adds. */
const SOON_S = 5;

describe('an overlay that died', () => {
  it('is taken away and comes again, and the others stay', async () => {
    const before = new Set(webProcesses());
    await app.turnOn();
    const [overlay] = webProcesses().filter((pid) => !before.has(pid));
    if (overlay === undefined) throw new Error('The overlays have no process.');
    process.kill(overlay, 'SIGKILL');
    await until('one overlay less', () => app.overlays().length === 1);
    await until('the light again', () => app.overlays().length === 2, 20_000);
    app.desktop.run('xdotool', 'key', 'ctrl+shift+F8');
    await expect.poll(() => app.overlays(), { timeout: 20_000 }).toEqual([]);
  });
});

describe('an overlay whose page is frozen', () => {
  it('is dark within three seconds and comes again, and the others stay', async () => {
    const before = new Set(webProcesses());
    await app.turnOn();
    const [overlay] = webProcesses().filter((pid) => !before.has(pid));
    if (overlay === undefined) throw new Error('The overlays have no process.');
    const oneLess = () => app.overlays().length === 1;
    expect(await darkAfterS('one overlay less', oneLess, overlay)).toBeLessThan(SOON_S);
    await until('the light again', () => app.overlays().length === 2, 20_000);
    // What stands still does not hear that its app has ended.
    process.kill(overlay, 'SIGKILL');
  });
});

describe('a shell that hangs', () => {
  it('leaves no light, and comes back in the tray, switched off', async () => {
    await app.turnOn();
    const [shell] = shells();
    if (shell === undefined) throw new Error('The shell has no process.');
    const noneLeft = () => app.overlays().length === 0;
    expect(await darkAfterS('the dark', noneLeft, shell)).toBeLessThan(SOON_S);
    await until('a new shell', () => shells().some((pid) => pid !== shell));
    expect(app.overlays()).toEqual([]);
  });
});

describe('a control window that is frozen', () => {
  /** The one process that draws a page while there is no light. */
  function controlProcess(): number {
    const [control, ...others] = webProcesses();
    expect(others).toEqual([]);
    if (control === undefined) throw new Error('The control window has no process.');
    return control;
  }

  const isAnew = (before: number) => () => {
    const [control, ...others] = webProcesses();
    return control !== undefined && control !== before && others.length === 0;
  };

  it('is ended with its light, and comes back switched off', async () => {
    const control = controlProcess();
    await app.turnOn();
    const noneLeft = () => app.overlays().length === 0;
    expect(await darkAfterS('the dark', noneLeft, control)).toBeLessThan(SOON_S);
    await until('a new page', isAnew(control));
    expect(app.overlays()).toEqual([]);
  });

  it('is ended with its sound, where a person has ended the session', async () => {
    await beginWithChoice(app, { flashGuard: true, showsLight: false });
    await app.press();
    await until('the sound', app.isOn);
    const control = controlProcess();
    process.kill(control, 'SIGSTOP');
    app.desktop.run('xdotool', 'key', 'ctrl+shift+F8');
    await expect.poll(isAnew(control), { timeout: 20_000 }).toBe(true);
  });
});

describe('a control window that died', () => {
  it('takes its light with it, and comes back switched off', async () => {
    const [control, ...others] = webProcesses();
    expect(others).toEqual([]);
    if (control === undefined) throw new Error('The control window has no process.');
    await app.turnOn();
    const killedAt = performance.now();
    process.kill(control, 'SIGKILL');
    await until('the dark', () => app.overlays().length === 0, 10_000);
    const seconds = (performance.now() - killedAt) / 1000;
    console.info(`dark ${seconds.toFixed(1)} s after the control window was killed`);
    // Two seconds of silence, and what a busy machine adds.
    expect(seconds).toBeLessThan(5);
    await until('a new page', () => webProcesses().length === 1);
    expect(app.overlays()).toEqual([]);
    await until('the light again, by the hotkey', async () => {
      // A press that comes before the new page listens is lost.
      app.desktop.run('xdotool', 'key', 'ctrl+shift+F8');
      await until('the light', () => app.overlays().length === 2, 10_000);
      return true;
    });
  });
});
