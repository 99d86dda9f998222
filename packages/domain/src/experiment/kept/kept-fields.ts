import { z } from 'zod';
import { momentSchema } from '../../program/program.ts';
import { PULSE_STYLES } from '../../safety/output-choice.ts';
import type { Circumstances } from '../protocol/circumstances.ts';
import { PAIR_RANGE } from '../protocol/protocol.ts';
import type { OwnSettings } from '../protocol/own-settings.ts';
import { GUESSES } from '../statistics/blinding.ts';

/** What is said of whatever cannot be read as a self-test. */
export const NO_SELF_TEST = 'This is not a self-test as Overtone keeps it.';

/** Most sessions that stand in a self-test: two of each of its pairs and spare pairs. */
const MOST_SESSIONS = 4 * PAIR_RANGE.most;

/**
 * Most missed sessions that are kept, those with them that were noted by a clock that ran ahead, and do not stand: several
 * times all that a test can miss.
 */
export const MOST_MISSED = 720;

/** Most attempts that are kept, however often a clock ran ahead. */
export const MOST_ATTEMPTS = MOST_SESSIONS + MOST_MISSED;

/** Most runs of the attention task that are counted after one session. */
export const MOST_TASK_RUNS = 999;

const error = NO_SELF_TEST;
const LATEST_MS = 8_640_000_000_000_000;

/** A moment in milliseconds since 1970, or so many milliseconds. */
export const moment = z.int({ error }).min(0, { error }).max(LATEST_MS, { error });

/** How a session was played. */
const circumstances: z.ZodType<Circumstances> = z.strictObject({
  withoutLightMs: moment.exactOptional(),
  withoutToneMs: moment.exactOptional(),
  otherTabMs: moment.exactOptional(),
});

const { strength, waveform, hue, carrierHz, sound, volume } = momentSchema.shape;

/** What a session began with of what is the person's own. */
const ownSettings: z.ZodType<OwnSettings> = z.strictObject({
  strength: strength.exactOptional(),
  waveform: waveform.exactOptional(),
  hue: hue.exactOptional(),
  carrierHz: carrierHz.exactOptional(),
  sound: sound.exactOptional(),
  showsLight: z.boolean().exactOptional(),
  pulseStyle: z.enum(PULSE_STYLES).exactOptional(),
  flashGuard: z.boolean().exactOptional(),
  masterVolume: volume,
  backgroundVolume: volume,
  hasOwnAudio: z.boolean().exactOptional(),
  theme: z.enum(['day', 'night']).exactOptional(),
});

/** When a session was, how much of it played, how, and with what. */
export const played = {
  startedAtMs: moment,
  endedAtMs: moment,
  playedMs: moment,
  circumstances: circumstances.exactOptional(),
  settings: ownSettings.exactOptional(),
};

/** Whole points from 1 to 5. */
export const rating = z.int({ error }).min(1, { error }).max(5, { error });

/** Runs of the attention task. */
export const taskRuns = z.int({ error }).min(0, { error }).max(MOST_TASK_RUNS, { error });

/** An answer to "which was it?". */
export const guess = z.enum(GUESSES);
