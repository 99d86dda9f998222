import { stepOf, type TestStep, withOther } from '@overtone/domain/experiment/kept/next-state';
import { HOUR_MS } from '@overtone/domain/experiment/protocol/testing/example-protocol';
import {
  EXAMPLE_START_MS,
  EXAMPLE_TEST,
  exampleTestAfter,
} from '@overtone/domain/experiment/testing/example-test';
import { describe, expect, it } from 'vitest';
import { momentWords } from './moment-words.ts';
import { nextSessionEntry } from './next-session-entry.ts';

function waiting(step: TestStep) {
  if (step.kind !== 'wait') throw new Error('not waiting');
  return step;
}

describe('the next session as an event', () => {
  const test = exampleTestAfter(() => ({ rating: 3, guess: 'noIdea' }), 1);
  const endedAtMs = EXAMPLE_START_MS + HOUR_MS / 2;
  const step = waiting(stepOf(test, endedAtMs));

  it('begins when it may, and says until when, and nothing of what is tested', () => {
    const entry = nextSessionEntry(test, step, endedAtMs);
    expect(entry).toMatchObject({
      startMs: endedAtMs + 4 * HOUR_MS,
      lengthMs: HOUR_MS / 3,
      writtenAtMs: endedAtMs,
      title: 'Overtone: the next session may begin',
    });
    expect(entry.note).toContain('counts once 20 minutes have played. After ');
    expect(entry.note).toContain('this one waits 4 hours after it. Overtone says until when');
    expect(entry.note).toContain(momentWords(endedAtMs + 76 * HOUR_MS));
    expect(`${entry.title} ${entry.note}`).not.toMatch(/\d Hz|focus|rhythm|sham/iu);
  });

  it('is the same event where it was put off, and another after the next session', () => {
    const laterMs = endedAtMs + HOUR_MS;
    const other = withOther(test, laterMs);
    const putOff = nextSessionEntry(other, waiting(stepOf(other, laterMs)), laterMs);
    const first = nextSessionEntry(test, step, endedAtMs);
    expect(putOff.uid).toBe(first.uid);
    expect(putOff.startMs).toBe(laterMs + 4 * HOUR_MS);
    const two = exampleTestAfter(() => ({ rating: 3, guess: 'noIdea' }), 2);
    const afterTwoMs = endedAtMs + 24 * HOUR_MS;
    const second = nextSessionEntry(two, waiting(stepOf(two, afterTwoMs)), afterTwoMs);
    expect(second.uid).not.toBe(first.uid);
  });

  it('says nothing of a session that cannot be missed', () => {
    const other = withOther(EXAMPLE_TEST, EXAMPLE_START_MS);
    const put = nextSessionEntry(other, waiting(stepOf(other, EXAMPLE_START_MS)), EXAMPLE_START_MS);
    expect(put.note).not.toContain('missed');
  });
});
