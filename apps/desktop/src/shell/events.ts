// MIRRORED: src-tauri/src/events.rs
import type { Seen } from '@overtone/domain/working-day/seen';
import { z } from 'zod';

/** A monitor; places in physical pixels of the desktop. */
export const monitorSchema = z.object({
  /** Stays the same while the monitor stays plugged in, and mostly when it comes back. */
  key: z.string(),
  /** The key of the monitor whose light this one shows too, as both show the same; its own where it has a light. */
  lightKey: z.string(),
  name: z.string(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  /** Physical pixels for one logical pixel. */
  scale: z.number(),
});

/** A monitor. */
export type Monitor = Readonly<z.infer<typeof monitorSchema>>;

/** How the light on one monitor goes. */
const overlayReportSchema = z.strictObject({
  /** Measured refresh rate; null until 120 frames were seen. */
  refreshHz: z.number().nullable(),
  isSteady: z.boolean(),
  /** Frames since the last report. */
  shownFrames: z.number(),
  droppedFrames: z.number(),
  /** What this screen shows of each rhythm, in Hz. */
  globalHz: z.number(),
  centreHz: z.number(),
  /** How far the latest reading of the shared clock was from what this overlay believes. */
  clockErrorMs: z.number(),
  /** Session clock minus the window's own, in seconds: what its light is drawn by. */
  clockOffset: z.number(),
  /** Why nothing can be drawn; null when all is well. */
  unavailable: z.string().nullable(),
});

/** How the light on one monitor goes. */
export type ScreenReport = Readonly<z.infer<typeof overlayReportSchema>>;

/** Whoever is signed in. */
export const userSchema = z.object({ id: z.string(), email: z.string(), name: z.string() });

/** Whoever is signed in. */
export type ShellUser = Readonly<z.infer<typeof userSchema>>;

/**
 * Why light and sound must end: a person wants it, the control window did not answer, the computer slept, or its screen was
 * locked.
 */
const STOP_REASONS = ['person', 'unresponsive', 'sleep', 'lock'] as const;

/** Why light and sound must end. */
export type StopReason = (typeof STOP_REASONS)[number];

/** What the shell sees around a person who works; whatever it can't know is as usual. */
export type SeenAround = Pick<Seen, 'idleMs' | 'isFilm' | 'isFullScreen' | 'batteryPercent'>;

/** What every event of the control window carries. */
export interface ControlPayloads {
  readonly stop: { readonly reason: StopReason };
  /** The shell wants to know that the window lives, twice a second while there is light. */
  readonly beat: null;
  readonly toggle: null;
  readonly 'toggle-meeting': null;
  /** A program began or ceased to record from a microphone. */
  readonly 'in-call': { readonly isInCall: boolean };
  /** The screen was locked, or is open again; also while nothing is on. */
  readonly locked: { readonly isLocked: boolean };
  /** What goes on around a person who works, while the day is followed. */
  readonly around: SeenAround;
  readonly monitors: readonly Monitor[];
  readonly 'overlay-report': { readonly key: string; readonly report: ScreenReport };
  /** The light of a monitor was taken away; without a key, that of every monitor. */
  readonly 'overlay-failed': {
    readonly key: string | null;
    readonly reason: string;
    /** Whether it comes again by itself. */
    readonly comesAgain: boolean;
  };
  readonly 'signed-in': { readonly user: ShellUser };
  readonly 'sign-in-failed': { readonly reason: string };
  readonly 'signed-out': null;
}

/** Name of an event of the control window. */
export type ControlEvent = keyof ControlPayloads;

/** The form of what every event carries. */
export const CONTROL_EVENTS: {
  readonly [Event in ControlEvent]: z.ZodType<ControlPayloads[Event]>;
} = {
  stop: z.object({ reason: z.enum(STOP_REASONS) }),
  beat: z.null(),
  toggle: z.null(),
  'toggle-meeting': z.null(),
  'in-call': z.object({ isInCall: z.boolean() }),
  locked: z.object({ isLocked: z.boolean() }),
  around: z.object({
    idleMs: z.number().min(0),
    isFilm: z.boolean(),
    isFullScreen: z.boolean(),
    batteryPercent: z.number().min(0).max(100).nullable(),
  }),
  monitors: z.array(monitorSchema),
  'overlay-report': z.object({ key: z.string(), report: overlayReportSchema }),
  'overlay-failed': z.object({
    key: z.string().nullable(),
    reason: z.string(),
    comesAgain: z.boolean(),
  }),
  'signed-in': z.object({ user: userSchema }),
  'sign-in-failed': z.object({ reason: z.string() }),
  'signed-out': z.null(),
};
