// MIRRORED: src-tauri/src/shell.rs (the envelope; what is inside `light` no shell reads)
import { CURVES } from '@overtone/domain/rhythm/curve';
import { schemaOf } from '@overtone/domain/session/setting-schema';
import { SETTING_TABLE } from '@overtone/domain/session/setting-table';
import { sessionSettingsSchema } from '@overtone/domain/session/settings';
import { z } from 'zod';

const waySchema = z.strictObject({
  glide: z.strictObject({
    curve: z.enum(CURVES),
    fromHz: z.number(),
    toHz: z.number(),
    lengthS: z.number(),
  }),
  goneS: z.number(),
});

const phaseTrackSchema = z.strictObject({
  at: z.number(),
  phase: z.number(),
  hz: z.number(),
  lead: z.number(),
  way: waySchema.exactOptional(),
});

/**
 * What an overlay draws from: the settings and the choice, from which it makes a plan for its own screen, and the
 * phases of the sound, which its light follows. Times are in seconds on the session's clock.
 */
export const lightStateSchema = z.strictObject({
  settings: sessionSettingsSchema,
  choice: schemaOf(SETTING_TABLE.output),
  /** The sound's phases of both rhythms. */
  tracks: z.strictObject({ global: phaseTrackSchema, centre: phaseTrackSchema }),
  /** The settings hold from this time on. */
  from: z.number(),
  /** Session clock minus shell clock. */
  sessionMinusShell: z.number(),
});

/** What an overlay draws from. */
export type LightState = Readonly<z.infer<typeof lightStateSchema>>;

/** Session clock minus shell clock, in seconds: what a heartbeat carries to the overlays. */
export const clockSchema = z.strictObject({ sessionMinusShell: z.number() });

/** What a heartbeat carries. */
export type SessionClockReading = Readonly<z.infer<typeof clockSchema>>;

/** What the control window publishes whenever the session changes. */
export interface Publication {
  /** Whether the session is on, be it with sound alone. */
  readonly isOn: boolean;
  /** Whether the person has switched the meeting on, as the tray shows it. */
  readonly inMeeting: boolean;
  /** Whether there is light. */
  readonly isLit: boolean;
  /** Whether the light must be gone at once, without a fade. */
  readonly isHalt: boolean;
  readonly light: LightState;
}
