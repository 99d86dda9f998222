import { stepOf, withClock, withOpen } from '@overtone/domain/experiment/kept/next-state';
import { HOUR_MS } from '@overtone/domain/experiment/protocol/testing/example-protocol';
import {
  EXAMPLE_START_MS,
  exampleTestAfter,
} from '@overtone/domain/experiment/testing/example-test';
import { describe, expect, it } from 'vitest';
import { momentWords } from './moment-words.ts';
import {
  clockWords,
  lapseWords,
  lossWords,
  missingWords,
  otherWords,
  progressWords,
  stepWords,
} from './self-test-words.ts';

describe('the words of a self-test', () => {
  it('say what did not count, and why, whatever the arms', () => {
    const test = exampleTestAfter(
      (_, session) => (session === 3 ? 'missed' : { rating: 3, guess: 'noIdea' }),
      5,
    );
    expect(progressWords(test)).toEqual([
      '1 of 20 pairs is complete.',
      '1 of 4 spare pairs used; the latest lost a session that was missed.',
    ]);
    expect(progressWords({ ...test, attempts: [] })).toEqual(['0 of 20 pairs are complete.']);
  });

  it('warn at the last spare pair, and say at once when no verdict can come any more', () => {
    const afterLost = (lost: number) => exampleTestAfter(() => 'missed', lost);
    expect(progressWords(afterLost(4))).toEqual([
      '0 of 20 pairs are complete.',
      'All 4 spare pairs used; the latest lost a session that was missed.',
      'If one more pair loses a session, no verdict can come of this test.',
    ]);
    const lost = afterLost(5);
    expect(progressWords(lost)).toEqual([
      '0 of 20 pairs are complete.',
      '5 pairs lost a session, more than there are spare ones (4); the latest lost a session that was missed.',
    ]);
    const step = stepOf(lost, EXAMPLE_START_MS + 5 * 86_400_000);
    expect(step.kind).toBe('noVerdict');
    expect(stepWords(step)).toMatch(/^No verdict can come of this test any more/u);
  });

  it('name the first whole minute in which the next session may begin', () => {
    const untilMs = EXAMPLE_START_MS + 1;
    const wait = { kind: 'wait', place: { pair: 0, session: 1 }, untilMs } as const;
    const minute = momentWords(EXAMPLE_START_MS + 60_000);
    expect(stepWords(wait)).toBe(`The next session may begin from ${minute}.`);
  });

  it('say that the clock of the device is behind, what to do, and that nothing is lost', () => {
    const test = exampleTestAfter(() => ({ rating: 3, guess: 'noIdea' }), 3);
    const step = stepOf(test, EXAMPLE_START_MS + 86_400_000);
    expect(stepWords(step)).toMatch(/^The next session may begin from Tue 2 Jun/u);
    expect(clockWords(test, step)).toMatch(
      /^By the clock of this device the session before ends only at Wed 3 Jun/u,
    );
    expect(clockWords(test, step)).toMatch(/Nothing is lost either way\.$/u);
    expect(clockWords(test, stepOf(test, EXAMPLE_START_MS + 3 * 86_400_000))).toBe('');
  });

  it('say that the clock was set back, where the wait was seen to be over before', () => {
    const test = exampleTestAfter(() => ({ rating: 3, guess: 'noIdea' }), 1);
    const endedAtMs = EXAMPLE_START_MS + HOUR_MS / 2;
    const seen = withClock(test, endedAtMs + 5 * HOUR_MS);
    expect(clockWords(seen, stepOf(seen, endedAtMs + 3 * HOUR_MS))).toMatch(
      /the next session could begin at Mon 1 Jun, .* already, and now it shows less.*Nothing is lost either way\.$/u,
    );
    expect(clockWords(test, stepOf(test, endedAtMs + 3 * HOUR_MS))).toBe('');
  });

  it('say that only a right clock can miss a session, as long as that can be put right', () => {
    const missed = exampleTestAfter(() => 'missed', 1);
    expect(clockWords(missed, stepOf(missed, EXAMPLE_START_MS))).toMatch(
      /set it right before you go on/u,
    );
    expect(clockWords(missed, stepOf(missed, EXAMPLE_START_MS))).toMatch(
      /says that a session was missed\..*then the session is not missed\.$/u,
    );
    const three = exampleTestAfter(
      (_, session) => (session === 1 ? { rating: 3, guess: 'noIdea' } : 'missed'),
      5,
    );
    expect(clockWords(three, stepOf(three, EXAMPLE_START_MS + 5 * 86_400_000))).toMatch(
      /says that 3 sessions were missed\..*then they are not missed\.$/u,
    );
    const held = exampleTestAfter(
      (_, session) => (session === 0 ? 'missed' : { rating: 3, guess: 'noIdea' }),
      2,
    );
    expect(clockWords(held, stepOf(held, EXAMPLE_START_MS + 2 * 86_400_000))).toBe('');
  });

  it('say, while a session waits for its answer, until when the next can be begun, and what was missed', () => {
    const endedAtMs = EXAMPLE_START_MS + 2 * 86_400_000 + HOUR_MS;
    const open = { startedAtMs: endedAtMs - HOUR_MS, endedAtMs, playedMs: HOUR_MS };
    const after = (sessions: number) =>
      withOpen(
        exampleTestAfter(() => ({ rating: 3, guess: 'noIdea' }), sessions),
        open,
      );
    const missedFromMs = endedAtMs + 76 * HOUR_MS;
    expect(lapseWords(after(2), endedAtMs)).toBe(
      `The other session of this pair can be begun until ${momentWords(missedFromMs)}. That time goes on while this one is not answered.`,
    );
    expect(lapseWords(after(1), endedAtMs)).toMatch(/^The next session can be begun until/u);
    const short = withOpen(after(2), { ...open, playedMs: 60_000 });
    expect(lapseWords(short, endedAtMs)).toMatch(/goes on until this one is left out\.$/u);
    const lost = `The time for the other session of this pair ran out on ${momentWords(missedFromMs)}: it was missed and its pair is lost, whatever you answer here.`;
    expect(lapseWords(after(2), missedFromMs)).toBe(lost);
    expect(lapseWords(after(2), missedFromMs + 72 * HOUR_MS)).toBe(
      `${lost} So is 1 session after it.`,
    );
    expect(lapseWords(after(2), missedFromMs + 144 * HOUR_MS)).toBe(
      `${lost} So are 2 sessions after it.`,
    );
  });

  it('say what a session that does not count costs', () => {
    const afterLost = (lost: number) => exampleTestAfter(() => 'missed', lost);
    expect(lossWords(afterLost(0))).toBe(
      'A session that does not count loses its pair: one of the 4 spare pairs left stands in.',
    );
    expect(lossWords(afterLost(3))).toBe(
      'A session that does not count loses its pair: the last spare pair stands in.',
    );
    expect(lossWords(afterLost(4))).toBe(
      'A session that does not count loses its pair: no spare pair is left to stand in.',
    );
  });

  it.each([
    [8 * 60_000, 'This session needs 12 minutes more to count.'],
    [8 * 60_000 + 1, 'This session needs 12 minutes more to count.'],
    [19 * 60_000 + 59_000, 'This session needs 1 minute more to count.'],
  ])('say what is missing, never less than it is: after %d ms', (playedMs, words) => {
    expect(missingWords(playedMs, 20 * 60_000)).toBe(words);
  });

  it('say how long to wait after an ordinary session, where one has to', () => {
    const { sealed } = exampleTestAfter(() => 'missed', 0);
    expect(otherWords({ sealed })).toBe(
      'If you run an ordinary session first, this one waits 4 hours after it.',
    );
    const protocol = { ...sealed.protocol, washOutMs: 0 };
    expect(otherWords({ sealed: { ...sealed, protocol } })).toBe('');
  });

  it('say how many pairs a longer test can still have', () => {
    const test = exampleTestAfter(() => 'missed', 5);
    const protocol = { ...test.sealed.protocol, pairs: 30 };
    expect(progressWords({ ...test, sealed: { ...test.sealed, protocol } }).at(-1)).toBe(
      'The test ends with 29 pairs at most.',
    );
  });
});
