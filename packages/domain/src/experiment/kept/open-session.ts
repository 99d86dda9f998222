import { z } from 'zod';
import { type Moment, momentSchema } from '../../program/program.ts';
import { type OutputChoice, PULSE_STYLES } from '../../safety/output-choice.ts';
import type { Milliseconds } from '../../units.ts';
import type { Circumstances } from '../protocol/circumstances.ts';
import type { OwnSettings } from '../protocol/own-settings.ts';
import type { Answer } from '../protocol/run.ts';
import { guess, moment, played, rating, taskRuns } from './kept-fields.ts';

/** What may be switched while a session plays, and is to be as it was when it began. */
export interface SetAtStart extends Pick<OutputChoice, 'showsLight' | 'pulseStyle' | 'flashGuard'> {
  readonly hasOwnAudio: boolean;
}

/** Whether anything of it is other now. */
export function isSetOtherwise(atStart: SetAtStart, now: SetAtStart): boolean {
  return (
    atStart.showsLight !== now.showsLight ||
    atStart.pulseStyle !== now.pulseStyle ||
    atStart.flashGuard !== now.flashGuard ||
    atStart.hasOwnAudio !== now.hasOwnAudio
  );
}

const setAtStartSchema: z.ZodType<SetAtStart> = z.strictObject({
  showsLight: z.boolean(),
  pulseStyle: z.enum(PULSE_STYLES),
  flashGuard: z.boolean(),
  hasOwnAudio: z.boolean(),
});

/** A rating that stands, and when it was given. */
export interface Rated {
  readonly rating: number;
  readonly atMs: Milliseconds;
}

/** A session that was begun and is not answered yet; what it has played so far is noted as it goes. */
export interface OpenSession {
  readonly startedAtMs: Milliseconds;
  /** When it was last known to play, or ended. */
  readonly endedAtMs: Milliseconds;
  readonly playedMs: Milliseconds;
  /** How it has played so far; missing in one that was begun before it was noted. */
  readonly circumstances?: Circumstances;
  /** What of its own settings it began with; missing in one that was begun before it was noted. */
  readonly settings?: OwnSettings;
  /** Since when it stands still, while it does; kept where it stood for so long that it is over. */
  readonly restingSinceMs?: Milliseconds;
  /** How far its program has come, which goes on while nothing counts as played. */
  readonly positionMs?: Milliseconds;
  /** Of a pair: strength, colour, pitch and sound that it began with. It stays in this browser, as `atStart` does. */
  readonly start?: Moment;
  /** What may be switched, as it was when the session began; absent while only a meeting has been. */
  readonly atStart?: SetAtStart;
  /** Id of the browser that plays it, where others of the account hear of it. */
  readonly by?: string;
  /** Whether it has ended as it should, and only waits for its answer. */
  readonly isFinished?: true;
  /** The rating, once it was given for good; the guess is asked for then. */
  readonly rated?: Rated;
  /** What was answered, where the attention task is still to come. */
  readonly answers?: Answer;
  /** When that was answered. */
  readonly answeredAtMs?: Milliseconds;
  /** Runs of the attention task that were begun since; missing where none was. */
  readonly taskRuns?: number;
}

/** An open session as it may come from anywhere. */
export const openSessionSchema: z.ZodType<OpenSession> = z.strictObject({
  ...played,
  restingSinceMs: moment.exactOptional(),
  positionMs: moment.exactOptional(),
  start: momentSchema.exactOptional(),
  atStart: setAtStartSchema.exactOptional(),
  by: z.uuid().exactOptional(),
  isFinished: z.literal(true).exactOptional(),
  rated: z.strictObject({ rating, atMs: moment }).exactOptional(),
  answers: z.strictObject({ rating, guess }).exactOptional(),
  answeredAtMs: moment.exactOptional(),
  taskRuns: taskRuns.exactOptional(),
});

/**
 * A session may go on for so long after it was last known to play, whatever has interrupted it: a pause, a reload, a crash, a computer
 * that slept.
 */
export const GOES_ON_WITHIN_MS: Milliseconds = 10 * 60_000;

/** A session of another browser is taken to play for so long after that was last heard of; it tells once a minute. */
export const HEARD_WITHIN_MS: Milliseconds = 5 * 60_000;

/**
 * Where an open session stands that this page does not play: `cutOff` may go on here, `elsewhere` plays in another browser
 * of the account, `ended` waits for its answer.
 */
export type OpenStanding = 'cutOff' | 'elsewhere' | 'ended';

/**
 * Where an open session stands at a time, for the browser with the id `own`; null is one without an account. Another browser may
 * have another clock, so what counts of its session is for how long nothing new was heard of it.
 */
export function standingOf(
  open: OpenSession,
  own: string | null,
  { nowMs, silentMs }: { readonly nowMs: Milliseconds; readonly silentMs: Milliseconds },
): OpenStanding {
  const { by, isFinished, rated, answers } = open;
  if (isFinished || rated || answers) return 'ended';
  if (by !== undefined && by !== own) return silentMs <= HEARD_WITHIN_MS ? 'elsewhere' : 'ended';
  // A clock that was set back has a gap, too.
  return Math.abs(nowMs - playedOf(open).endedAtMs) <= GOES_ON_WITHIN_MS ? 'cutOff' : 'ended';
}

/** What of an open session is kept for good; one that stood still at last ended where that began. */
export function playedOf(open: OpenSession) {
  const { startedAtMs, endedAtMs, restingSinceMs, playedMs, circumstances, settings } = open;
  return {
    startedAtMs,
    endedAtMs: restingSinceMs ?? endedAtMs,
    playedMs,
    ...(circumstances && { circumstances }),
    ...(settings && { settings }),
  };
}
