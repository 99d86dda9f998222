import { lightOutput } from '@overtone/engine/visual/light-output';
import type { OverlayReport } from '@overtone/engine/visual/overlay-messages';
import { askShell, askShellWell, ownNow } from '../link/ask-shell.ts';
import { shellClock } from '../link/shell-clock.ts';
import { createBridge, createTauriHost } from '../platform/tauri-host.ts';
import { createOverlayShell } from '../shell/overlay-commands.ts';
import { overlayLight } from './overlay-light.ts';
import { screenReports } from './screen-reports.ts';
import { shellWatch } from './shell-watch.ts';

/** Time between two reports, each of which reads the shell's clock. */
const REPORT_EVERY_MS = 500;

const canvas = document.querySelector('canvas');
if (!canvas) throw new Error('The overlay has no canvas.');

const bridge = createBridge();
const host = createTauriHost(bridge);
const shell = createOverlayShell(bridge);
const clock = shellClock();
const reports = screenReports();
// The overlay before it, on the same monitor, may have been lit until now.
const surface = lightOutput(canvas, heard, true);
const light = overlayLight(surface.send, ownNow);
const watch = shellWatch({
  now: host.now,
  onSilent: () => light.lose(),
  onBack: () => light.regain(),
});
let sessionMinusShell = 0;

function heard(report: OverlayReport): void {
  reports.take(report);
  if (report.kind === 'refresh') light.screenIs(report);
}

function followClock(): void {
  light.clockIs(sessionMinusShell + clock.offset);
}

async function report(): Promise<void> {
  watch.look();
  const clockOffset = sessionMinusShell + clock.offset;
  const next = reports.next({ ...light.shown, clockErrorMs: 1000 * clock.error, clockOffset });
  await askShell(clock, () => shell.report(next));
  watch.heard();
  followClock();
}

await shell.onLight((next) => {
  ({ sessionMinusShell } = next);
  followClock();
  light.take(next);
});
await shell.onClock((next) => {
  ({ sessionMinusShell } = next);
  followClock();
});
await askShellWell(clock, () => shell.report(null));
host.every(REPORT_EVERY_MS, () => void report().catch(() => undefined));
await shell.ready();
