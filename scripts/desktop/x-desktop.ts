// A desktop of its own for tests and measurements: an X server with two monitors that nobody sees, a window manager
// and a compositor, without which a transparent window is black.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { until } from './until.ts';

/** Size of each monitor, in pixels. */
export interface MonitorSize {
  readonly width: number;
  readonly height: number;
}

/** A desktop that runs. */
export interface XDesktop {
  /** The environment of programs that are to run on it. Their settings and caches are the desktop's own. */
  readonly env: Readonly<Record<string, string>>;
  readonly monitor: MonitorSize;
  /** Runs a program on it to its end and gives what it wrote. Throws when it failed. */
  readonly run: (program: string, ...args: readonly string[]) => string;
  /** Starts a program on it; it ends with the desktop at the latest. */
  readonly start: (program: string, ...args: readonly string[]) => ChildProcess;
  /** Unplugs the second monitor, or plugs it in again. */
  readonly plugSecond: (isPlugged: boolean) => void;
  /** Has the second monitor show what the first one does; plugged in again it is beside it as before. */
  readonly mirrorSecond: () => void;
  readonly stop: () => Promise<void>;
}

/** Both monitors of the tests. */
const USUAL_SIZE: MonitorSize = { width: 1280, height: 720 };

/** Outputs of the driver that shows nothing. */
const FIRST = 'DUMMY0';
const SECOND = 'DUMMY1';

function serverConfig({ width, height }: MonitorSize): string {
  return `
Section "Device"
  Identifier "card"
  Driver "dummy"
  VideoRam 256000
EndSection
Section "Monitor"
  Identifier "monitor"
  HorizSync 5.0-1000.0
  VertRefresh 5.0-200.0
EndSection
Section "Screen"
  Identifier "screen"
  Device "card"
  Monitor "monitor"
  DefaultDepth 24
  SubSection "Display"
    Depth 24
    Modes "${width}x${height}"
    Virtual ${2 * width} ${height}
  EndSubSection
EndSection
Section "ServerFlags"
  Option "AutoAddDevices" "false"
  Option "AutoAddGPU" "false"
EndSection
`;
}

/** What a desktop is started with. */
export interface DesktopOptions {
  readonly monitor?: MonitorSize;
  /** Leaves the second monitor unplugged. */
  readonly isSingle?: boolean;
}

/** Starts a desktop. Whatever was started is ended when that fails. */
export async function startDesktop(options: DesktopOptions = {}): Promise<XDesktop> {
  const folder = mkdtempSync(join(tmpdir(), 'overtone-desktop-'));
  const children: ChildProcess[] = [];
  async function stop(): Promise<void> {
    // One after another, the server last: programs that lose their display complain.
    // oxlint-disable-next-line no-await-in-loop
    for (const child of children.splice(0).toReversed()) await end(child);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
  // A run that is broken off leaves nothing behind either.
  process.once('exit', () => children.forEach((child) => child.kill('SIGKILL')));
  process.once('SIGTERM', () => process.exit(143));
  try {
    return { ...(await open(folder, children, options)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function open(
  folder: string,
  children: ChildProcess[],
  { monitor = USUAL_SIZE, isSingle = false }: DesktopOptions,
): Promise<Omit<XDesktop, 'stop'>> {
  const config = join(folder, 'xorg.conf');
  writeFileSync(config, serverConfig(monitor));
  const flags = '-displayfd 3 -noreset -novtswitch -sharevts -nolisten tcp'.split(' ');
  const server = spawn(
    'Xorg',
    [...flags, '-config', config, '-logfile', join(folder, 'xorg.log')],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  children.push(server);
  const display = await displayOf(server);

  const env: Record<string, string> = {
    PATH: process.env['PATH'] ?? '',
    LANG: 'C.UTF-8',
    DISPLAY: `:${display}`,
    HOME: folder,
    XDG_RUNTIME_DIR: folder,
    XDG_CONFIG_HOME: join(folder, 'config'),
    XDG_DATA_HOME: join(folder, 'data'),
    XDG_CACHE_HOME: join(folder, 'cache'),
    NO_AT_BRIDGE: '1',
    // Software rendering: what a machine without a graphics processor would choose anyway.
    LIBGL_ALWAYS_SOFTWARE: '1',
  };

  function start(program: string, ...args: readonly string[]): ChildProcess {
    const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stderr.resume();
    children.push(child);
    return child;
  }

  function run(program: string, ...args: readonly string[]): string {
    const { status, stdout, stderr } = spawnSync(program, args, {
      env,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    });
    if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed: ${stderr}`);
    return stdout;
  }

  function setSecond(...how: readonly string[]): void {
    run('xrandr', '--output', SECOND, ...how);
    // Asking makes the server look at its outputs again and tell everybody.
    run('xrandr');
  }

  const mode = ['--mode', `${monitor.width}x${monitor.height}`];
  const mirrorSecond = () => setSecond(...mode, '--same-as', FIRST);
  function plugSecond(isPlugged: boolean): void {
    if (isPlugged) setSecond(...mode, '--right-of', FIRST);
    else setSecond('--off');
  }

  const bus = start('dbus-daemon', '--session', '--nofork', '--print-address=1');
  env['DBUS_SESSION_BUS_ADDRESS'] = await firstLine(bus.stdout);
  run('xrandr', '--addmode', SECOND, `${monitor.width}x${monitor.height}`);
  if (!isSingle) plugSecond(true);
  run('xsetroot', '-solid', '#808080');
  start('xfwm4', '--compositor=off');
  await until('the window manager', () => run('xprop', '-root').includes('_NET_SUPPORTING_WM'));
  start('picom', '--backend', 'xrender', '--config', '/dev/null');
  await until('the compositor', () => run('xwininfo', '-root', '-tree').includes('"picom"'));
  return { env, monitor, run, start, plugSecond, mirrorSecond };
}

async function displayOf(server: ChildProcess): Promise<number> {
  const stream = server.stdio[3];
  if (!stream || !('setEncoding' in stream)) throw new Error('The X server has no way to answer.');
  const display = Number.parseInt(await firstLine(stream), 10);
  if (!Number.isInteger(display)) throw new Error('The X server did not start.');
  return display;
}

async function firstLine(stream: Readable | null): Promise<string> {
  if (!stream) throw new Error('A program has no output.');
  let text = '';
  for await (const chunk of stream) {
    text += String(chunk);
    if (text.includes('\n')) break;
  }
  return text.split('\n')[0] ?? '';
}

/** Ends a program that was started here: gently, and if it does not go within two seconds, not. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  child.kill('SIGTERM');
  const hard = setTimeout(() => child.kill('SIGKILL'), 2000);
  await gone;
  clearTimeout(hard);
}
