import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type KeptTest, readKeptTest } from '../kept/kept-test.ts';
import type { Question } from '../protocol/protocol.ts';
import {
  abandoned,
  EXAMPLE_START_MS,
  EXAMPLE_TEST,
  exampleTestAfter,
} from '../testing/example-test.ts';
import { deletedTest, earlierOfQuestion, earlierOfTest } from './earlier-of-question.ts';

const sha256Hex = async (text: string) => createHash('sha256').update(text).digest('hex');
const CALM: Question = { kind: 'own', words: 'How calm were you?' };
const whole = exampleTestAfter(() => ({ rating: 3, guess: 'noIdea' }));

/** A self-test of a question that was begun so many days after the first. */
function begun(test: KeptTest, days: number, question: Question = CALM): KeptTest {
  const protocol = { ...test.sealed.protocol, question };
  const createdAtMs = EXAMPLE_START_MS + days * 86_400_000;
  return { ...test, createdAtMs, sealed: { ...test.sealed, protocol } };
}

const tests = [
  begun(whole, 0),
  begun(abandoned(EXAMPLE_TEST), 1, { kind: 'own', words: 'how calm were you' }),
  begun(whole, 2, { kind: 'focus' }),
  begun(EXAMPLE_TEST, 9),
];
const [, , , last = EXAMPLE_TEST] = tests;

async function deletedOf(...gone: readonly KeptTest[]) {
  const left = await Promise.all(gone.map((test) => deletedTest(test, sha256Hex)));
  return left.filter((each) => each !== null);
}

describe('the self-tests before one', () => {
  it('are those of the same question that ended, were stopped or deleted', async () => {
    const deleted = await deletedOf(begun(whole, 3), begun(whole, 4, { kind: 'focus' }));
    const known = { tests, deleted };
    expect(await earlierOfTest(last, known, sha256Hex)).toEqual({
      ended: 1,
      stopped: 1,
      deleted: 1,
    });
    const focus = await earlierOfQuestion({ kind: 'focus' }, Infinity, known, sha256Hex);
    expect(focus).toEqual({ ended: 1, stopped: 0, deleted: 1 });
  });

  it('are none that came later', async () => {
    const deleted = await deletedOf(begun(whole, 3));
    const [first = EXAMPLE_TEST] = tests;
    expect(await earlierOfTest(first, { tests, deleted }, sha256Hex)).toEqual({
      ended: 0,
      stopped: 0,
      deleted: 0,
    });
  });

  it('are those that were known at its begin, where fewer are known now', async () => {
    const earlier = { ended: 1, stopped: 0, deleted: 2 };
    const known = { tests, deleted: [] };
    const test = { ...last, earlier };
    expect(await earlierOfTest(test, known, sha256Hex)).toEqual(earlier);
    expect(readKeptTest(test)).toEqual({ ok: true, value: test });
    const fewer = { ...last, earlier: { ended: 1, stopped: 0, deleted: 0 } };
    expect(await earlierOfTest(fewer, known, sha256Hex)).toEqual({
      ended: 1,
      stopped: 1,
      deleted: 0,
    });
  });
});

describe('a self-test that is deleted', () => {
  it('leaves its question behind without its words', async () => {
    const [left] = await deletedOf(begun(whole, 3));
    expect(left?.createdAtMs).toBe(EXAMPLE_START_MS + 3 * 86_400_000);
    expect(JSON.stringify(left)).not.toMatch(/calm/iu);
  });

  it('leaves nothing where it was never over', async () => {
    expect(await deletedTest(EXAMPLE_TEST, sha256Hex)).toBeNull();
  });
});
