import { z } from 'zod';
import { failed, ok, type Result } from '../../result.ts';
import type { Milliseconds } from '../../units.ts';
import { WHERE_SOUND } from '../../where-sound.ts';
import { sartResultSchema } from '../attention/sart-result.ts';
import { protocolSchema } from '../protocol/protocol.ts';
import { type Attempt, runOf } from '../protocol/run.ts';
import type { SealedProtocol } from '../protocol/seal.ts';
import { SEED_PATTERN } from '../random/seeded-random.ts';
import { type EarlierTests, earlierTestsSchema } from './earlier-tests.ts';
import { type FalseStart, falseStartSchema, MOST_FALSE_STARTS } from './false-start.ts';
import { type OpenSession, openSessionSchema } from './open-session.ts';
import {
  guess,
  moment,
  MOST_ATTEMPTS,
  NO_SELF_TEST as ERROR,
  played,
  rating,
  taskRuns,
} from './kept-fields.ts';

/**
 * How a self-test stands. Once it is over its seed is there for everybody to see; null only where it was lost with the
 * device or the key that kept it, and then nothing can be said.
 */
export type TestState =
  | { readonly kind: 'running'; readonly open: OpenSession | null }
  | { readonly kind: 'ended'; readonly atMs: Milliseconds; readonly seed: string | null }
  | { readonly kind: 'abandoned'; readonly atMs: Milliseconds; readonly seed: string | null };

/**
 * One self-test as it is kept, on the device or with an account. Nothing in it tells which sessions are real before it
 * is over: the seed is kept apart, as ciphertext. Times are milliseconds since 1970.
 */
export interface KeptTest {
  readonly id: string;
  readonly sealed: SealedProtocol;
  readonly createdAtMs: Milliseconds;
  /** Self-tests of the same question before it, as known when it began; missing in those from before it was noted. */
  readonly earlier?: EarlierTests;
  /** In the order in which they came; none is ever taken out. */
  readonly attempts: readonly Attempt[];
  /** Sessions that were put back within their first minute, in order; they have no place among the attempts. */
  readonly falseStarts?: readonly FalseStart[];
  /** End of the latest session outside the test that was heard of; the wash-out counts from it, too. */
  readonly otherUntilMs?: Milliseconds;
  /** When a clock was first found to be behind the end of the latest session, by that clock. */
  readonly foundBehindMs?: Milliseconds;
  /** When a clock first showed that the wash-out after the latest session was over, by that clock. */
  readonly seenOverMs?: Milliseconds;
  readonly state: TestState;
}

const seed = z.string({ error: ERROR }).regex(SEED_PATTERN, { error: ERROR }).nullable();

/** One attempt as it may come from anywhere. */
const attemptSchema: z.ZodType<Attempt> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('missed'), atMs: moment }),
  z.strictObject({
    kind: z.literal('held'),
    ...played,
    rating: rating.nullable(),
    guess: guess.nullable(),
    ratedAtMs: moment.exactOptional(),
    answeredAtMs: moment.exactOptional(),
    attention: sartResultSchema.exactOptional(),
    brokenOffTasks: taskRuns.exactOptional(),
  }),
]);

/**
 * Fits what it says: no more attempts than the protocol has room for; at the end no session is due, and before it one is.
 * One that runs may have had its last session and wait for its seal to be opened. Only a protocol with the attention task
 * has results of it.
 */
function fits({ sealed, attempts, state }: KeptTest): boolean {
  const hasAttention =
    attempts.some(
      (attempt) =>
        attempt.kind === 'held' && (attempt.attention ?? attempt.brokenOffTasks) !== undefined,
    ) ||
    (state.kind === 'running' && state.open?.answers !== undefined);
  if (hasAttention && sealed.protocol.attentionTask === undefined) return false;
  try {
    const isOver = runOf(sealed.protocol, attempts).next === null;
    return state.kind === 'running' || isOver === (state.kind === 'ended');
  } catch {
    return false;
  }
}

/** A self-test as it is kept; for whoever declares an endpoint that carries one. */
export const keptTestSchema: z.ZodType<KeptTest> = z
  .strictObject({
    id: z.uuid({ error: ERROR }),
    sealed: z.strictObject({
      protocol: protocolSchema,
      commitment: z.string({ error: ERROR }).regex(/^[0-9a-f]{64}$/, { error: ERROR }),
    }),
    createdAtMs: moment,
    earlier: earlierTestsSchema.exactOptional(),
    attempts: z.array(attemptSchema, { error: ERROR }).max(MOST_ATTEMPTS, { error: ERROR }),
    falseStarts: z.array(falseStartSchema).max(MOST_FALSE_STARTS).exactOptional(),
    otherUntilMs: moment.exactOptional(),
    foundBehindMs: moment.exactOptional(),
    seenOverMs: moment.exactOptional(),
    state: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('running'), open: openSessionSchema.nullable() }),
      z.strictObject({ kind: z.literal('ended'), atMs: moment, seed }),
      z.strictObject({ kind: z.literal('abandoned'), atMs: moment, seed }),
    ]),
  })
  .refine(fits, { error: ERROR, ...WHERE_SOUND });

/** A kept self-test as it may come from anywhere, or what is wrong with it, in sentences. */
export function readKeptTest(value: unknown): Result<KeptTest, readonly string[]> {
  const read = keptTestSchema.safeParse(value);
  if (read.success) return ok(read.data);
  return failed([...new Set(read.error.issues.map(({ message }) => message))]);
}

/** The seed of a self-test that is over, or null while it is sealed, or where the seed was lost. */
export function openedSeed({ state }: KeptTest): string | null {
  return state.kind === 'running' ? null : state.seed;
}

/** A self-test before its first session. */
export function newTest(id: string, sealed: SealedProtocol, createdAtMs: Milliseconds): KeptTest {
  return { id, sealed, createdAtMs, attempts: [], state: { kind: 'running', open: null } };
}
