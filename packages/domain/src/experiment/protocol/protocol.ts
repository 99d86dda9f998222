import { z } from 'zod';
import { programSchema } from '../../program/check-program.ts';
import type { Program } from '../../program/program.ts';
import { failed, ok, type Result } from '../../result.ts';
import { SETTING_RANGES } from '../../session/setting-ranges.ts';
import type { Hertz, Milliseconds } from '../../units.ts';
import type { Scale } from '../statistics/power.ts';
import { whyNotWords, WORDS_ERROR } from './question-words.ts';

/** Pairs that a self-test may have; a verdict needs the fewest. */
export const PAIR_RANGE = { fewest: 20, most: 60 } as const;

/** Answers are whole points of this scale. */
export const RATING_SCALE = { lowest: 1, highest: 5 } as const satisfies Scale;

/** What is answered after each session, from 1 to 5: the focus that Overtone always asks for, or words of one's own. */
export type Question =
  | { readonly kind: 'focus' }
  | { readonly kind: 'own'; readonly words: string };

/** What is tested. Its sham has no rhythm, and is otherwise alike. */
export type Stimulus =
  | { readonly kind: 'pair'; readonly slowHz: Hertz; readonly fastHz: Hertz }
  | { readonly kind: 'program'; readonly program: Program };

/** Everything about a self-test that is fixed before its first session. */
export interface Protocol {
  readonly question: Question;
  readonly stimulus: Stimulus;
  /** Complete pairs after which the self-test ends, 20 to 60. */
  readonly pairs: number;
  /** Further pairs that stand in for those that lose a session, 0 to 60. */
  readonly sparePairs: number;
  /** Shortest session that counts, 1 minute to 4 hours. */
  readonly shortestSessionMs: Milliseconds;
  /** Shortest time from the end of one session to the start of the next, 0 to 7 days. */
  readonly washOutMs: Milliseconds;
  /** A session that has not begun this long after it could have is missed; an hour to 30 days. */
  readonly missedAfterMs: Milliseconds;
  /**
   * An answer that comes later than this after its session does not count; 10 minutes to 7 days. Missing in tests that were sealed
   * before there was such a limit: their answers count however late they came.
   */
  readonly answerWithinMs?: Milliseconds;
  /** An attention task of three minutes after each session that counts; see `SART`. It adds figures, and moves no verdict. */
  readonly attentionTask?: 'sart';
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

function wholeMs(min: Milliseconds, max: Milliseconds, error: string) {
  return z.int({ error }).min(min, { error }).max(max, { error });
}

function count(min: number, max: number, error: string) {
  return z.int({ error }).min(min, { error }).max(max, { error });
}

function rhythmHz({ min, max }: { readonly min: Hertz; readonly max: Hertz }) {
  const error = `A rhythm goes from ${min} to ${max} Hz.`;
  return z.number({ error }).min(min, { error }).max(max, { error });
}

const questionSchema: z.ZodType<Question> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('focus') }),
  z.strictObject({
    kind: z.literal('own'),
    words: z.string({ error: WORDS_ERROR }).refine((words) => whyNotWords(words) === null, {
      error: ({ input }) => whyNotWords(String(input)) ?? WORDS_ERROR,
    }),
  }),
]);

/** A protocol as it may come from anywhere; for whatever carries one. */
export const protocolSchema: z.ZodType<Protocol> = z.strictObject({
  question: questionSchema,
  stimulus: z.discriminatedUnion('kind', [
    z
      .strictObject({
        kind: z.literal('pair'),
        slowHz: rhythmHz(SETTING_RANGES.globalModulationHz),
        fastHz: rhythmHz(SETTING_RANGES.centerModulationHz),
      })
      .refine(({ slowHz, fastHz }) => slowHz > 0 || fastHz > 0, {
        error: 'A pair to test has at least one rhythm.',
      })
      .refine(({ slowHz, fastHz }) => slowHz === 0 || fastHz === 0 || slowHz < fastHz, {
        error: 'The slow rhythm must be below the fast one.',
      }),
    z.strictObject({ kind: z.literal('program'), program: programSchema }),
  ]),
  pairs: count(PAIR_RANGE.fewest, PAIR_RANGE.most, 'A self-test has 20 to 60 pairs.'),
  sparePairs: count(0, PAIR_RANGE.most, 'A self-test has 0 to 60 spare pairs.'),
  shortestSessionMs: wholeMs(
    60_000,
    4 * HOUR_MS,
    'The shortest session that counts takes 1 minute to 4 hours.',
  ),
  washOutMs: wholeMs(0, 7 * DAY_MS, 'The wash-out takes up to 7 days.'),
  missedAfterMs: wholeMs(HOUR_MS, 30 * DAY_MS, 'A session is missed after an hour to 30 days.'),
  answerWithinMs: wholeMs(
    10 * 60_000,
    7 * DAY_MS,
    'An answer counts within 10 minutes to 7 days of its session.',
  ).exactOptional(),
  attentionTask: z.literal('sart', { error: 'There is one attention task: sart.' }).exactOptional(),
});

/** Why a question cannot be asked, in a sentence; null where it can. */
export function whyNotAsked(question: Question): string | null {
  return questionSchema.safeParse(question).error?.issues[0]?.message ?? null;
}

/** A protocol as it may come from anywhere, or what is wrong with it, in sentences. */
export function readProtocol(value: unknown): Result<Protocol, readonly string[]> {
  const read = protocolSchema.safeParse(value);
  if (read.success) return ok(read.data);
  return failed([...new Set(read.error.issues.map(({ message }) => message))]);
}
