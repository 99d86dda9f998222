// The real app on a desktop of its own, driven from outside.
import { NOTE_READ_KEY } from '../../apps/desktop/src/control/first-run/first-run.ts';
import { freePort } from '../free-port.ts';
import { DEBUG_APP } from './build-app.mjs';
import { until } from './until.ts';
import { openSession, type WebDriver } from './webdriver.ts';
import { end, startDesktop, type XDesktop } from './x-desktop.ts';

/** A window of the X server. */
export interface XWindow {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The app that runs. */
export interface DrivenApp {
  readonly desktop: XDesktop;
  readonly driver: WebDriver;
  /** Goes on in the control window. */
  readonly inControl: () => Promise<void>;
  /** Goes on in an overlay, in the order of their windows. */
  readonly inOverlay: (index: number) => Promise<void>;
  readonly isOn: () => Promise<boolean>;
  /** What the control window says about the signal of each monitor with light. */
  readonly signalChecks: () => Promise<readonly string[]>;
  /** Presses the switch of the session. */
  readonly press: () => Promise<void>;
  /** Switches the session on and waits until every monitor has its light. */
  readonly turnOn: (monitors?: number) => Promise<void>;
  /** Switches the session off and waits until no light is left. */
  readonly turnOff: () => Promise<void>;
  /** The overlays that are shown, from left to right. */
  readonly overlays: () => readonly XWindow[];
  readonly stop: () => Promise<void>;
}

const SWITCH = '[aria-label="Session on or off"]';

const SHOWS_A_RHYTHM = /(?:Fast|Slow)(?!off)/u;

/** What an app is started with. */
export interface AppOptions {
  readonly desktop?: XDesktop;
  readonly application?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Whether nobody has read the safety note on this desktop; else it was read before. */
  readonly isFirstRun?: boolean;
}

/** Starts the app on a desktop, a new one unless one is given. A new one is ended when that fails. */
export async function startApp(options: AppOptions = {}): Promise<DrivenApp> {
  const desktop = options.desktop ?? (await startDesktop());
  try {
    return await drive(desktop, options);
  } catch (error) {
    if (!options.desktop) await desktop.stop();
    throw error;
  }
}

async function drive(desktop: XDesktop, options: AppOptions): Promise<DrivenApp> {
  const [port, nativePort] = [await freePort(), await freePort()];
  const driving = desktop.start(
    'env',
    ...Object.entries(options.env ?? {}).map(([name, value]) => `${name}=${value}`),
    'tauri-driver',
    '--port',
    String(port),
    '--native-port',
    String(nativePort),
  );
  const address = `http://127.0.0.1:${port}`;
  await until('the driver', async () => (await fetch(`${address}/status`)).ok);
  const driver = await openSession(address, options.application ?? DEBUG_APP);

  async function inWindow(isWanted: (url: string) => boolean, index = 0): Promise<void> {
    const found: string[] = [];
    for (const handle of await driver.windows()) {
      await driver.switchTo(handle);
      if (isWanted(await driver.url())) found.push(handle);
    }
    const handle = found[index];
    if (handle === undefined) throw new Error('There is no such window.');
    await driver.switchTo(handle);
  }

  const inControl = () => inWindow((url) => !url.endsWith('/overlay.html'));
  const isOn = async () =>
    (await driver.execute(`return document.querySelector('${SWITCH}').checked`)) === true;
  const overlays = () => undisturbed(() => overlayWindows(desktop));

  const signalChecks = async (): Promise<readonly string[]> =>
    Object(
      await driver.execute(
        `return [...document.querySelectorAll('[data-monitor] dl')].map((list) => list.textContent)`,
      ),
    );

  const press = async () => {
    await driver.execute(`document.querySelector('${SWITCH}').click()`);
  };

  await inControl();
  await pageIsReady(driver);
  if (options.isFirstRun !== true) await beginAsBefore(driver);
  await until('the controls', async () => !(await isOn()));

  return {
    desktop,
    driver,
    inControl,
    inOverlay: (index) => inWindow((url) => url.endsWith('/overlay.html'), index),
    isOn,
    press,
    signalChecks,
    overlays,
    async turnOn(monitors = 2) {
      await press();
      const { width } = desktop.monitor;
      const covering = () => overlays().filter((overlay) => overlay.width === width).length;
      await until('the light', () => covering() === monitors);
      // Clicks go through by then, and every monitor has been told what to draw.
      await until('the rhythm on every monitor', async () => {
        const checks = await signalChecks();
        return checks.filter((check) => SHOWS_A_RHYTHM.test(check)).length === monitors;
      });
    },
    async turnOff() {
      await press();
      await until('the dark', () => overlays().length === 0);
    },
    async stop() {
      await driver.quit().catch(() => undefined);
      await end(driving);
      if (!options.desktop) await desktop.stop();
    },
  };
}

/** Waits until the control window has asked the shell everything; the shell has the hotkey by then. */
async function pageIsReady(driver: WebDriver): Promise<void> {
  await until('the version', async () =>
    Boolean(
      await driver.execute(
        `return document.title !== 'before' && /Version \\d/.test(document.body.textContent)`,
      ),
    ),
  );
}

/** Begins the control window anew as on a computer where the safety note was read before. */
async function beginAsBefore(driver: WebDriver): Promise<void> {
  await driver.execute(
    `localStorage.setItem('${NOTE_READ_KEY}', 'yes'); document.title = 'before'; location.reload();`,
  );
  await pageIsReady(driver);
}

/** Closes the control window as a person does: it goes to the tray, and the session goes on. */
export async function closeControlWindow(desktop: XDesktop): Promise<void> {
  let id = '';
  // Searching fails when another window goes while it is looked at; then it is searched again.
  await until('the control window', () => {
    const found = desktop.run('xdotool', 'search', '--onlyvisible', '--name', '^Overtone$').trim();
    id = found.split('\n').at(-1) ?? '';
    return id !== '';
  });
  desktop.run('xdotool', 'windowactivate', '--sync', id, 'key', '--clearmodifiers', 'alt+F4');
}

const TREE_LINE =
  /(0x[\da-f]+) "Overtone light".*?(\d+)x(\d+)\+-?\d+\+-?\d+\s+\+(-?\d+)\+(-?\d+)/gu;

function overlayWindows(desktop: XDesktop): readonly XWindow[] {
  return [...desktop.run('xwininfo', '-root', '-tree').matchAll(TREE_LINE)]
    .map(([, id = '', width, height, x, y]) => ({
      id,
      x: Number(x),
      y: Number(y),
      width: Number(width),
      height: Number(height),
    }))
    .filter(({ id }) => desktop.run('xwininfo', '-id', id).includes('IsViewable'))
    .sort((a, b) => a.x - b.x);
}

/** What a look at all windows finds. It fails when a window goes while it is looked at; then it is taken again. */
function undisturbed<Seen>(look: () => Seen, looks = 10): Seen {
  try {
    return look();
  } catch (error) {
    if (looks <= 1) throw error;
    return undisturbed(look, looks - 1);
  }
}
