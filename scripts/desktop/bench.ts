// `npm run bench:desktop`: what the installed app weighs and costs, beside what others have published.
import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ensureInstalled } from '../install.mjs';
import { fail, say } from '../progress.mjs';
import { closeControlWindow, startApp } from './app.ts';
import { benchClocks } from './clock-bench.ts';
import { hearReports } from './overlay-reports.ts';
import { buildPackage, sizeOf, unpackPackage } from './package-app.mjs';
import { openPixels } from './pixels.ts';
import { processesOf, usageOf } from './processes.ts';
import { missing } from './toolchain.mjs';
import { until } from './until.ts';
import { end, startDesktop } from './x-desktop.ts';

const HOTKEY = 'ctrl+shift+F8';
const WATCHED_S = 20;
const GREY = 128;

const gaps = missing('test');
if (gaps.length > 0) fail(`Missing: ${gaps.join(', ')}. \`npm run setup:desktop\` installs it.`);
ensureInstalled();
const file = buildPackage();
const root = unpackPackage(file);
const APPLICATION = join(root, 'usr/bin/overtone');
const mb = (bytes: number) => (bytes / 2 ** 20).toFixed(1);

const desktop = await startDesktop({ monitor: { width: 1920, height: 1080 }, isSingle: true });
const pixels = await openPixels(desktop.env['DISPLAY'] ?? '');
const own = () => processesOf(desktop, 'bin/overtone', 'WebKit');
const seen = async () => (await pixels.at(1800, 900)).blue !== GREY;

/** What one frame of light costs, in milliseconds of a processor: the driver is needed to hear of frames. */
async function costOfFrames(): Promise<string> {
  const app = await startApp({ desktop, application: APPLICATION });
  await app.turnOn(1);
  const heard = await hearReports(app);
  const before = usageOf(own());
  await pause(WATCHED_S * 1000);
  const { cpuS } = usageOf(own());
  const frames = (await heard()).reduce((sum, { shownFrames }) => sum + shownFrames, 0);
  await app.stop();
  const ms = (1000 * (cpuS - before.cpuS)) / frames;
  return `${(frames / WATCHED_S).toFixed(1)} frames a second, ${ms.toFixed(1)} ms of one processor a frame`;
}

/** Share of one processor, in per cent, and memory at the end. */
async function watch(): Promise<string> {
  const before = usageOf(own());
  const startedAt = performance.now();
  await pause(WATCHED_S * 1000);
  const after = usageOf(own());
  const share = ((after.cpuS - before.cpuS) / ((performance.now() - startedAt) / 1000)) * 100;
  return `${after.memoryMb.toFixed(0)} MB, ${share.toFixed(1)} % of one processor`;
}

try {
  say(`package ${mb(statSync(file).size)} MB, installed ${mb(sizeOf(root))} MB`);
  const startedAt = performance.now();
  const app = desktop.start(APPLICATION);
  const windows = () => desktop.run('xwininfo', '-root', '-tree').includes('"Overtone": (');
  await until('the control window', windows);
  say(`control window after ${(performance.now() - startedAt).toFixed(0)} ms`);
  await pause(8000);
  say(`off, control window open: ${await watch()}`);
  await closeControlWindow(desktop);
  await pause(2000);
  say(`off, in the tray: ${await watch()}`);
  const pressedAt = performance.now();
  desktop.run('xdotool', 'key', HOTKEY);
  await until('the light', seen);
  say(`first light after ${(performance.now() - pressedAt).toFixed(0)} ms`);
  await pause(8000);
  say(`on, one overlay of 1920 x 1080, drawn by software: ${await watch()}`);
  desktop.run('xdotool', 'key', HOTKEY);
  await until('the dark', async () => !(await seen()));
  await pause(5000);
  say(`off again: ${await watch()}`);
  await end(app);
  say(`on, by frames: ${await costOfFrames()}`);
  say((await benchClocks(APPLICATION)).join('\n'));
  say('published elsewhere: Tauri 8.6 MiB and about 172 MB, Electron 244 MiB and about 409 MB,');
  say('for an app of six windows on macOS (gethopp.app/blog/tauri-vs-electron, one run)');
} finally {
  pixels.close();
  await desktop.stop();
  rmSync(root, { recursive: true });
}
