// MIRRORED: src-tauri/src/commands.rs
import type { Milliseconds } from '@overtone/domain/units';
import { z } from 'zod';
import type { Bridge } from './bridge.ts';
import type { ScreenReport } from './events.ts';
import {
  clockSchema,
  lightStateSchema,
  type LightState,
  type SessionClockReading,
} from './publication.ts';

/** Everything that an overlay can ask of the shell. */
export interface OverlayShell {
  /** Asks to be shown, now that the page can draw. */
  readonly ready: () => Promise<void>;
  /** Says how the light goes, or nothing; answers with the shell's clock. */
  readonly report: (report: ScreenReport | null) => Promise<Milliseconds>;
  readonly onLight: (run: (light: LightState) => void) => Promise<unknown>;
  readonly onClock: (run: (clock: SessionClockReading) => void) => Promise<unknown>;
}

/** The commands of an overlay over `bridge`. */
export function createOverlayShell({ invoke, listen }: Bridge): OverlayShell {
  return {
    async ready() {
      await invoke('overlay_ready');
    },
    report: async (report) => z.number().parse(await invoke('overlay_report', { report })),
    onLight: (run) => listen('light', (payload) => run(lightStateSchema.parse(payload))),
    onClock: (run) => listen('clock', (payload) => run(clockSchema.parse(payload))),
  };
}
