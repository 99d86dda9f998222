import type { DrivenApp } from './app.ts';

/** What an overlay said of itself. */
export interface OverlayReport {
  readonly key: string;
  /** When it was heard, in seconds of the computer's clock. */
  readonly at: number;
  /** The session's clock minus the overlay's own, in seconds. */
  readonly clockOffset: number;
  /** Frames since the last report. */
  readonly shownFrames: number;
}

/** Hears what the control window hears from now on; gives what was heard so far. */
export async function hearReports({
  driver,
}: DrivenApp): Promise<() => Promise<readonly OverlayReport[]>> {
  await driver.execute(
    `const { invoke, transformCallback } = __TAURI_INTERNALS__;
     window.overlayReports = [];
     const handler = transformCallback(({ payload: { key, report } }) =>
       window.overlayReports.push(
         { ...report, key, at: (performance.timeOrigin + performance.now()) / 1000 }));
     await invoke('plugin:event|listen',
       { event: 'overlay-report', target: { kind: 'AnyLabel', label: 'control' }, handler });`,
  );
  return async () => Object(await driver.execute('return window.overlayReports;'));
}
