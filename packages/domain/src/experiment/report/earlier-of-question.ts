import { z } from 'zod';
import type { EarlierTests } from '../kept/earlier-tests.ts';
import { moment } from '../kept/kept-fields.ts';
import type { KeptTest } from '../kept/kept-test.ts';
import type { Question } from '../protocol/protocol.ts';
import { questionKey } from '../protocol/question-key.ts';
import type { Sha256Hex } from '../protocol/seal.ts';
import type { Milliseconds } from '../../units.ts';

/** What stays known of a self-test that was deleted: that there was one, and of which question, without its words. */
export interface DeletedTest {
  /** SHA-256 of the question's key. */
  readonly question: string;
  readonly createdAtMs: Milliseconds;
}

/** Self-tests that were deleted, as they may come from anywhere. */
export const deletedTestsSchema: z.ZodType<readonly DeletedTest[]> = z.array(
  z.strictObject({ question: z.string(), createdAtMs: moment }),
);

/** What stays known of a self-test once it is deleted; nothing of one that was not over. */
export async function deletedTest(
  { sealed, createdAtMs, state }: KeptTest,
  sha256Hex: Sha256Hex,
): Promise<DeletedTest | null> {
  if (state.kind === 'running') return null;
  return { question: await sha256Hex(questionKey(sealed.protocol.question)), createdAtMs };
}

/** All self-tests that are known, and those that were deleted. */
export interface KnownTests {
  readonly tests: readonly KeptTest[];
  readonly deleted: readonly DeletedTest[];
}

/** How many self-tests of a question were begun before a time, as far as is known now. */
export async function earlierOfQuestion(
  question: Question,
  beforeMs: Milliseconds,
  { tests, deleted }: KnownTests,
  sha256Hex: Sha256Hex,
): Promise<EarlierTests> {
  const key = questionKey(question);
  const digest = await sha256Hex(key);
  const same = tests.filter(
    ({ sealed, createdAtMs }) =>
      createdAtMs < beforeMs && questionKey(sealed.protocol.question) === key,
  );
  const of = (kind: KeptTest['state']['kind']) =>
    same.filter(({ state }) => state.kind === kind).length;
  const gone = deleted.filter(
    (each) => each.createdAtMs < beforeMs && each.question === digest,
  ).length;
  return { ended: of('ended'), stopped: of('abandoned'), deleted: gone };
}

/**
 * How many came before a self-test: as far as was known when it began, or as far as is known now, whichever is more. One of the two may
 * have been another browser.
 */
export async function earlierOfTest(
  test: KeptTest,
  known: KnownTests,
  sha256Hex: Sha256Hex,
): Promise<EarlierTests> {
  const { question } = test.sealed.protocol;
  const now = await earlierOfQuestion(question, test.createdAtMs, known, sha256Hex);
  const { earlier } = test;
  return earlier && countOf(earlier) >= countOf(now) ? earlier : now;
}

/** All of them together. */
export function countOf({ ended, stopped, deleted }: EarlierTests): number {
  return ended + stopped + deleted;
}
