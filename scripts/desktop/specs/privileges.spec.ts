import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DrivenApp, startApp } from '../app.ts';
import { DEBUG_APP } from '../build-app.mjs';
import { processesOf, restsOf } from '../processes.ts';
import { openUnderWindow } from '../under-window.ts';
import { until } from '../until.ts';

/** Keys that are typed: many more than whatever else wakes the app meanwhile. */
const KEYS = 400;

/** Looks in a row, 50 ms apart, at which an app that rests has not woken. */
const CALM_LOOKS = 10;

const EDITOR_PLACE = { x: 700, y: 100, width: 400, height: 300 };

let app: DrivenApp;

beforeAll(async () => {
  app = await startApp();
  await app.turnOn();
});

afterAll(async () => {
  await app?.stop();
});

/** What a page gets for a command: its answer, or "refused" with the reason. */
async function attempt(command: string, args: unknown = {}): Promise<string> {
  const answer = await app.driver.execute(
    `try { return 'answer: ' + JSON.stringify(await __TAURI_INTERNALS__.invoke(args[0], args[1])); }
     catch (reason) { return 'refused: ' + reason; }`,
    command,
    args,
  );
  return String(answer);
}

const FOREIGN_COMMANDS = [
  ['plugin:opener|open_url', { url: 'https://example.com' }],
  ['plugin:opener|open_path', { path: '/etc/passwd' }],
  ['plugin:updater|check', {}],
  ['plugin:global-shortcut|register', { shortcuts: ['A'], handler: 0 }],
  ['plugin:autostart|enable', {}],
  ['plugin:deep-link|register', { protocol: 'https' }],
  ['plugin:event|emit', { event: 'stop', payload: null }],
  ['plugin:window|set_ignore_cursor_events', { value: false }],
  ['plugin:webview|create_webview_window', { options: { label: 'x', url: 'https://example.com' } }],
  ['plugin:app|version', {}],
  ['plugin:path|resolve_directory', { directory: 21 }],
] as const;

const DEVICES = [
  ['the camera', `navigator.mediaDevices.getUserMedia({ video: true })`],
  ['the microphone', `navigator.mediaDevices.getUserMedia({ audio: true })`],
  ['the screen', `navigator.mediaDevices.getDisplayMedia()`],
  ['the clipboard', `navigator.clipboard.readText()`],
  ['the position', `new Promise((a, b) => navigator.geolocation.getCurrentPosition(a, b))`],
  ['another site', `fetch('https://example.com/')`],
  [
    'a site by image',
    `new Promise((a, b) => { const i = new Image(); i.onload = a; i.onerror = b; i.src = 'https://example.com/x.png'; })`,
  ],
  ['code from text', `new Promise((a) => a(new Function('return 1')()))`],
  ['the file system', `fetch('file:///etc/passwd')`],
] as const;

describe('what the control window may not do', () => {
  beforeAll(() => app.inControl());

  it.each(FOREIGN_COMMANDS)('%s', async (command, args) => {
    expect(await attempt(command, args)).toMatch(/^refused: /u);
  });

  it.each(DEVICES)('reach %s', async (_, attempted) => {
    const answer = await app.driver.execute(
      `try { return 'got ' + await Promise.race([${attempted},
         new Promise((_, no) => setTimeout(() => no('silence'), 4000))]); }
       catch (reason) { return 'refused: ' + reason; }`,
    );
    expect(String(answer)).toMatch(/^refused: /u);
  });

  it('ask for anything of the site but its API', async () => {
    for (const path of ['/account', '//example.com/api/', 'https://example.com/api/x']) {
      const request = { method: 'GET', path, headers: {}, body: null };
      const asked = { id: 1, request, parts: '__CHANNEL__:1' };
      expect(await attempt('api_request', asked)).toMatch(/^refused: only paths/u);
    }
  });

  it('open a page that is not the site’s', async () => {
    for (const path of ['https://example.com', '//example.com', 'file:///etc/passwd']) {
      expect(await attempt('open_site', { path })).toMatch(/^refused: only pages/u);
    }
  });
});

describe('what an overlay may not do', () => {
  beforeAll(() => app.inOverlay(0));

  it.each([
    'publish_light',
    'heartbeat',
    'read_shell',
    'api_request',
    'begin_sign_in',
    'sign_out',
    'open_site',
    'set_hotkey',
    'set_autostart',
    'install_update',
  ])('%s', async (command) => {
    expect(await attempt(command)).toMatch(/^refused: .*not allowed/u);
  });
});

describe('what nobody may do', () => {
  beforeAll(async () => {
    await app.inControl();
    await app.turnOff();
  });

  it('hear keys that are typed into other programs', async () => {
    const [shell = 0] = processesOf(app.desktop, DEBUG_APP);
    const editor = await openUnderWindow(app.desktop, 'editor', EDITOR_PLACE);
    editor.raise();
    // Light and sound fade first, which is not meant.
    let before = restsOf(shell);
    let calmLooks = 0;
    await until('the app at rest', () => {
      const now = restsOf(shell);
      calmLooks = now === before ? calmLooks + 1 : 0;
      before = now;
      return calmLooks === CALM_LOOKS;
    });
    app.desktop.run('xdotool', 'type', '--delay', '5', 'a'.repeat(KEYS));
    // A program that hears of keys wakes at least once for each of them.
    expect(restsOf(shell) - before).toBeLessThan(KEYS / 4);
  });
});
