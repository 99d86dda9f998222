import type { OwnSettings } from '@overtone/domain/experiment/protocol/own-settings';
import { seededRandom } from '@overtone/domain/experiment/random/seeded-random';
import { reportCsv } from '@overtone/domain/experiment/report/report-files';
import { reportOf } from '@overtone/domain/experiment/report/test-report';
import {
  possibleSums,
  signedRankTest,
} from '@overtone/domain/experiment/statistics/signed-rank-test';
import {
  abandoned,
  type Behaviour,
  EXAMPLE_TEST,
  exampleTestAfter,
} from '@overtone/domain/experiment/testing/example-test';
import { describe, expect, it } from 'vitest';
import { chanceBars } from './chance-bars.ts';
import { chanceReach } from './chance-reach.ts';
import { differenceDots, differenceEnd } from './difference-dots.ts';
import { gapsText, guessScale, namedPairs, pairMarks } from './guess-scale.ts';
import { guessWalk } from './guess-walk.ts';
import { lostByArm, protocolFacts, reportSentences, sessionsText } from './report-words.ts';
import { putBackNote, sessionNotes, sessionsOutOfOrder } from './session-notes.ts';
import { sessionRows } from './session-rows.ts';

const higher: Behaviour = (arm, session) => ({
  rating: arm === 'real' ? 4 : 2 + (session % 3 === 0 ? 1 : 0),
  guess: 'noIdea',
});
const told: Behaviour = (arm) => ({ rating: 3, guess: arm });

describe('what a report says first', () => {
  it('is the verdict, and a broken blind before anything else', () => {
    const [found] = reportSentences(reportOf(exampleTestAfter(higher)), 'whole');
    expect(found).toMatch(/^Your answers were higher with the rhythm/u);
    const [broken] = reportSentences(reportOf(exampleTestAfter(told)), 'whole');
    expect(broken).toMatch(/^The blind was broken/u);
  });

  it('holds no number of a test that runs or was stopped, but how far it came', () => {
    const numbers = (sentences: readonly string[]) => sentences.join(' ').match(/\d+/gu);
    const running = reportSentences(reportOf(exampleTestAfter(higher, 30)), 'unchecked');
    expect(numbers(running)).toEqual(['15', '20']);
    const stopped = reportSentences(reportOf(abandoned(exampleTestAfter(higher, 30))), 'whole');
    expect(numbers(stopped)).toEqual(['15', '20']);
  });

  it('is that nothing can be said, where the seed is lost or the seal does not fit', () => {
    const ended = exampleTestAfter(higher);
    const lost = { ...ended, state: { kind: 'ended', atMs: 1, seed: null } } as const;
    expect(reportSentences(reportOf(lost), 'unchecked')).toEqual([
      expect.stringContaining('there is no verdict'),
    ]);
    expect(reportSentences(reportOf(ended), 'broken')).toEqual([
      expect.stringContaining('changed after it was sealed'),
    ]);
  });
});

describe('the protocol in words', () => {
  it('has every fact that was sealed', () => {
    const facts = new Map(protocolFacts(EXAMPLE_TEST).map(({ name, value }) => [name, value]));
    expect(facts.get('Tested')).toBe(
      '1 Hz carrying 13 Hz, against a sham: as many pulses, as bright and as loud, at irregular intervals',
    );
    expect(facts.get('Shortest session')).toBe('20 minutes');
    expect(facts.get('Wash-out')).toBe('4 hours at least between two sessions');
    expect(facts.get('Missed after')).toBe('3 days');
  });

  it('counts no session whose pair is not complete', () => {
    expect(sessionsText(reportOf(abandoned(exampleTestAfter(higher, 3))))).toBe(
      '3 sessions due, 2 of them counted; 1 the first of a pair that is not complete',
    );
  });

  it('counts sessions, with those that were lost and why', () => {
    const missing: Behaviour = (arm, session) => (session === 1 ? 'missed' : higher(arm, session));
    expect(sessionsText(reportOf(exampleTestAfter(missing)))).toBe(
      '42 sessions due, 40 of them counted; 1 missed; 1 held, but the other of its pair was lost',
    );
    const two: Behaviour = (arm, session) =>
      session === 1 || session === 3 ? 'missed' : higher(arm, session);
    expect(sessionsText(reportOf(exampleTestAfter(two)))).toMatch(
      /; 2 missed; 2 held, but the others of their pairs were lost$/u,
    );
    expect(sessionsText(reportOf(abandoned(EXAMPLE_TEST)))).toBe('none');
    expect(sessionsText(reportOf(abandoned(exampleTestAfter(higher, 1))))).toMatch(
      /^1 session due, 0 of them counted;/u,
    );
  });
});

describe('sessions that were lost', () => {
  const arms = reportOf(exampleTestAfter(higher)).sessions.map(({ arm }) => arm);
  const firstOf = (wanted: string) => arms.findIndex((arm, at) => arm === wanted && at % 2 === 0);
  const missing: Behaviour = (arm, session) =>
    session === firstOf('real') ? 'missed' : higher(arm, session);

  it('are told by arm, with why', () => {
    expect(lostByArm(reportOf(exampleTestAfter(missing)))).toEqual([
      { name: 'Lost sessions', value: 'with the rhythm 1 (1 missed); in the sham 0', isLong: true },
    ]);
  });

  it('are told as rated and then left out where they had their rating, which the files have', () => {
    const leftOut: Behaviour = (arm, session) =>
      session === firstOf('sham') ? { rating: 1, guess: null } : higher(arm, session);
    const test = exampleTestAfter(leftOut);
    const report = reportOf(test);
    expect(lostByArm(report)).toMatchObject([
      { value: 'with the rhythm 0; in the sham 1 (1 rated, then left out)' },
    ]);
    expect(sessionsText(report)).toBe(
      '41 sessions due, 40 of them counted; 1 rated, then left out',
    );
    expect(reportCsv(test)).toMatch(/,sham,ratedThenLeftOut,,[^,]*,[^,]*,30,1,,/u);
  });

  it('are not told by arm where none was lost, or the order is sealed', () => {
    expect(lostByArm(reportOf(exampleTestAfter(higher)))).toEqual([]);
    expect(lostByArm(reportOf(exampleTestAfter(missing, 10)))).toEqual([]);
  });
});

describe('a session in which time did not count', () => {
  it('is named with how long that was, from a minute on', () => {
    const test = exampleTestAfter(higher, 5);
    const lengthsMs = [30_000, 0, 5 * 3_600_000, 0, 61_000];
    const attempts = test.attempts.map((attempt, index) =>
      attempt.kind === 'held'
        ? { ...attempt, endedAtMs: attempt.endedAtMs + (lengthsMs[index] ?? 0) }
        : attempt,
    );
    expect(sessionNotes(reportOf({ ...test, attempts }).sessions)).toEqual([
      {
        name: 'Gaps within sessions',
        value: 'pair 2, first: 5 hours; pair 3, first: 1 minute',
        isLong: true,
      },
    ]);
    expect(sessionNotes(reportOf(exampleTestAfter(higher)).sessions)).toEqual([]);
  });
});

describe('a session that played without a part of it, or beside another tab', () => {
  const MINUTE_MS = 60_000;
  const test = exampleTestAfter(higher, 5);
  const [played] = test.attempts.map((attempt) => (attempt.kind === 'held' ? attempt.playedMs : 0));
  /** So many milliseconds without the tone, without light and beside another tab, session by session; undefined was not noted. */
  const lacking = (
    of: readonly (readonly [tone: number, light: number, other?: number] | undefined)[],
  ) => {
    const attempts = test.attempts.map((attempt, index) => {
      const noted = of[index];
      if (!noted) return attempt;
      const [withoutToneMs, withoutLightMs, otherTabMs = 0] = noted;
      return { ...attempt, circumstances: { withoutToneMs, withoutLightMs, otherTabMs } };
    });
    return sessionNotes(reportOf({ ...test, attempts }).sessions);
  };

  it('is named with how long that was, from a minute on, or that it was all of it', () => {
    expect(
      lacking([
        [59_000, 0],
        [5 * MINUTE_MS, 61_000],
        undefined,
        [played ?? 0, 0],
        [0, 0, 2 * MINUTE_MS],
      ]),
    ).toEqual([
      {
        name: 'Without the tone',
        value: 'pair 2, second: throughout; pair 1, second: 5 minutes',
        isLong: true,
      },
      { name: 'Without light', value: 'pair 1, second: 1 minute', isLong: true },
      { name: 'Another tab played', value: 'pair 3, first: 2 minutes', isLong: true },
    ]);
  });

  it('is counted, with the longest, where more than two were so', () => {
    expect(lacking([[61_000, 0], undefined, [5 * MINUTE_MS, 0], [2 * MINUTE_MS, 0]])).toEqual([
      { name: 'Without the tone', value: '3 sessions, 5 minutes at most' },
    ]);
  });

  it('is every one in a line, where each was without it throughout', () => {
    const all = played ?? 0;
    const every = test.attempts.map(() => [0, all - 3] as const);
    expect(lacking(every)).toEqual([
      { name: 'Without light', value: 'every session, throughout', isLong: true },
    ]);
    expect(lacking([...every.slice(1), undefined])).toMatchObject([
      { value: '4 sessions, some throughout' },
    ]);
  });
});

describe('pairs whose two sessions were not begun alike', () => {
  const test = exampleTestAfter(higher, 10);
  const settings = { masterVolume: 0.1, backgroundVolume: 0.015 };
  /** The line of a test whose pairs began first with nothing of note, and then with this. */
  const noted = (...seconds: readonly Partial<OwnSettings>[]) => {
    const usual = {
      ...settings,
      strength: 0.05,
      waveform: 'Sine',
      hue: 10,
      flashGuard: true,
    } as const;
    const attempts = test.attempts.map((attempt, index) => {
      const own = index % 2 === 1 ? seconds[(index - 1) / 2] : {};
      return { ...attempt, settings: { ...usual, ...own } };
    });
    return sessionNotes(reportOf(abandoned({ ...test, attempts })).sessions);
  };

  it('are named with what differed, in the order of their sessions, and which came first', () => {
    expect(noted()).toEqual([]);
    expect(
      noted({}, { strength: 0.95, hue: 90, flashGuard: false }, { masterVolume: 0.125 }),
    ).toEqual([
      {
        name: 'Settings that differed',
        value:
          'pair 2, rhythm first: Effect Intensity 5% and 95%, Flash guard on and off, 1 more in the CSV; pair 3, rhythm first: Master volume 10% and 12.5%',
        isLong: true,
      },
    ]);
  });

  it('are counted where more than two were so', () => {
    const other = { strength: 0.3 };
    expect(noted(other, other, other)).toEqual([
      { name: 'Settings that differed', value: '3 pairs, in Effect Intensity' },
    ]);
    expect(
      noted({ ...other, hue: 90 }, { masterVolume: 0.2, hue: 80 }, other, { hue: 70 }),
    ).toEqual([{ name: 'Settings that differed', value: '4 pairs, most often in Hue' }]);
  });
});

describe('sessions whose times run backwards', () => {
  const test = exampleTestAfter(higher, 5);
  const [first, second, ...rest] = test.attempts;
  if (!first || !second) throw new Error('too few sessions');
  const swapped = reportOf({ ...test, attempts: [second, first, ...rest] }).sessions;

  it('are named', () => {
    expect(sessionsOutOfOrder(swapped).map(({ pair, session }) => [pair, session])).toEqual([
      [0, 1],
    ]);
    expect(sessionNotes(swapped)).toMatchObject([
      {
        name: 'Times run backwards',
        value: expect.stringMatching(/^pair 1, second: began before/u),
      },
    ]);
  });

  it('are none where one follows the other', () => {
    expect(sessionsOutOfOrder(reportOf(exampleTestAfter(higher)).sessions)).toEqual([]);
  });
});

it('a report says how many sessions were put back', () => {
  const at = { startedAtMs: 1, endedAtMs: 2 };
  expect(putBackNote(EXAMPLE_TEST)).toEqual([]);
  expect(putBackNote({ ...EXAMPLE_TEST, falseStarts: [at, at] })).toEqual([
    {
      name: 'Put back',
      value: '2 sessions, finished within the first minute and begun again',
      isLong: true,
    },
  ]);
});

describe('an answer that was given long after its session', () => {
  const test = exampleTestAfter(higher, 5);
  const late = (delaysMs: readonly number[]) => ({
    ...test,
    attempts: test.attempts.map((attempt, index) => {
      const delayMs = delaysMs[index];
      return attempt.kind === 'held' && delayMs !== undefined
        ? { ...attempt, answeredAtMs: attempt.endedAtMs + delayMs }
        : attempt;
    }),
  });
  const HOUR_MS = 3_600_000;
  const notes = (delaysMs: readonly number[]) => sessionNotes(reportOf(late(delaysMs)).sessions);

  it('is named with how long after, from an hour on, the longest first', () => {
    expect(notes([0, HOUR_MS, -72 * HOUR_MS])).toEqual([]);
    expect(notes([0, 3 * HOUR_MS, 100_000, 121 * HOUR_MS])).toEqual([
      {
        name: 'Answered late',
        value: 'pair 2, second: answered 5 days later; pair 1, second: answered 3 hours later',
        isLong: true,
      },
    ]);
  });

  it('stands beside the answer in the list of a test that has no verdict', () => {
    const rows = sessionRows(reportOf(abandoned(late([121 * HOUR_MS]))).sessions);
    expect(rows[0]?.answer).toMatch(/^[234], answered 5 days later$/u);
    expect(rows[1]?.answer).toMatch(/^[234]$/u);
  });

  it('is named as not counted where the protocol was sealed with a limit', () => {
    const { sealed } = EXAMPLE_TEST;
    const protocol = { ...sealed.protocol, answerWithinMs: 4 * HOUR_MS };
    const limited = { ...abandoned(late([121 * HOUR_MS])), sealed: { ...sealed, protocol } };
    const report = reportOf(limited);
    expect(sessionRows(report.sessions)[0]?.answer).toMatch(/5 days later, too late to count$/u);
    expect(sessionsText(report)).toContain('; 1 answered too late');
    expect(protocolFacts(limited)).toContainEqual({
      name: 'Answers count',
      value: 'within 4 hours',
    });
  });
});

describe('the sessions of a test that was stopped', () => {
  it('are told with what each was, its answer and guess, and why one did not count', () => {
    const behave: Behaviour = (arm, session) =>
      session === 2
        ? 'missed'
        : { rating: arm === 'real' ? 4 : 2, guess: session ? 'noIdea' : arm };
    const rows = sessionRows(reportOf(abandoned(exampleTestAfter(behave, 5))).sessions);
    expect(rows.map(({ pair, answer, guess }) => [pair, answer, guess])).toEqual([
      [1, expect.stringMatching(/^[24]$/u), expect.stringMatching(/^(?:rhythm|sham)$/u)],
      [1, expect.stringMatching(/^[24]$/u), 'no idea'],
      [2, 'missed', '–'],
      [3, expect.stringMatching(/^[24]$/u), 'no idea'],
      [3, expect.stringMatching(/^[24]$/u), 'no idea'],
    ]);
    for (const { arm, answer } of rows.filter(({ pair }) => pair !== 2)) {
      expect(answer).toBe(arm === 'rhythm' ? '4' : '2');
    }
    expect(rows[0]?.guess).toBe(rows[0]?.arm);
  });

  it('are told apart by whether they were not answered, or rated and then left out', () => {
    const half: Behaviour = (_, session) => ({ rating: session === 0 ? 4 : null, guess: null });
    const rows = sessionRows(reportOf(abandoned(exampleTestAfter(half, 2))).sessions);
    expect(rows.map(({ answer }) => answer)).toEqual(['4, then left out', 'not answered']);
  });

  it('are none while the order is sealed', () => {
    expect(sessionRows(reportOf(exampleTestAfter(higher, 30)).sessions)).toEqual([]);
  });
});

describe('the picture of chance', () => {
  const random = seededRandom('0123456789abcdef0123456789abcdef');
  const people = Array.from({ length: 40 }, (_, pairs) =>
    Array.from({ length: 20 + pairs }, () => Math.round(3 * (random.uniform() - 0.4))),
  );

  it.each([
    [[1, -2, 1, 3, 0, 2, 2, -1, 4, 1]],
    [[1, 2, 3, 4, 5, 6]],
    [[1, 1]],
    ...people.map((one) => [one]),
  ])('of %j has all chances, and is alike on both sides', (differences) => {
    const { signedRankSum, pValue } = signedRankTest(differences);
    const { bars, width, placeOf } = chanceBars(possibleSums(differences), signedRankSum);
    expect(bars.length).toBeLessThanOrEqual(43);
    // Less than one in ten thousand may be left out at the sides.
    expect(Math.abs(bars.reduce((sum, { chance }) => sum + chance, 0) - 1)).toBeLessThan(1e-4);
    const dark = bars.reduce((sum, { farChance }) => sum + farChance, 0);
    expect(Math.abs(dark - pValue)).toBeLessThan(1e-4);
    expect(Math.abs(placeOf(signedRankSum) - 0.5)).toBeLessThanOrEqual(0.5);
    bars.forEach(({ at, chance }, index) => {
      const other = bars.at(-1 - index);
      expect(at).toBeCloseTo(1 - (other?.at ?? NaN), 9);
      expect(chance).toBeCloseTo(other?.chance ?? NaN, 9);
      expect(at - width / 2).toBeGreaterThan(-1e-9);
    });
    expect(placeOf(0)).toBe(0.5);
  });

  it.each([
    ['forty sizes', Array.from({ length: 40 }, (_, n) => n + 1)],
    ['whole points, mostly alike', [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 3, 3, 3, -1, -1, 0, 0]],
    ['two sizes', Array.from({ length: 24 }, (_, n) => (n % 3 === 0 ? 2 : 1))],
  ])('falls to both sides without a comb: %s', (_, differences) => {
    const { bars } = chanceBars(possibleSums(differences), 0);
    const chances = bars.map(({ chance }) => chance).slice(Math.floor(bars.length / 2));
    expect(chances.length).toBeGreaterThan(5);
    expect(chances).toEqual(chances.toSorted((one, other) => other - one));
  });

  it('is one bar where no pair differs', () => {
    expect(chanceBars(possibleSums([0, 0, 0]), 0).bars).toEqual([
      { at: 0.5, chance: 1, farChance: 1 },
    ]);
  });
});

describe('the differences', () => {
  it('have a dot for each pair, those of one difference beside each other', () => {
    const { pairs } = reportOf(exampleTestAfter(higher));
    const dots = differenceDots(pairs);
    expect(dots).toHaveLength(20);
    for (const { pair, difference } of dots) {
      const shown = pairs.find((each) => each.pair === pair);
      expect(difference).toBe((shown?.real.rating ?? NaN) - (shown?.sham.rating ?? NaN));
    }
    const places = new Set(dots.map(({ difference, aside }) => `${difference} ${aside}`));
    expect(places.size).toBe(20);
    expect(dots.reduce((sum, { aside }) => sum + aside, 0)).toBe(0);
  });

  it('are drawn on a scale that holds them and their interval', () => {
    expect([[1, -2], [2.5], [-3], [4], [-3.5]].map(differenceEnd)).toEqual([2, 3, 3, 4, 4]);
  });
});

describe('how far guessing in the dark leads', () => {
  it.each([
    [0, 0],
    [1, 1],
    [5, 5],
    [6, 4],
    [20, 8],
    [60, 16],
  ])('in %d throws in 95 of 100 cases: %d', (throws, reach) => {
    expect(chanceReach(throws)).toBe(reach);
  });
});

describe('guesses over time', () => {
  it('step up where they are right, down where wrong, and stay where they lean to neither', () => {
    const guesses = [
      ['real', 'sham'],
      ['sham', 'real'],
      ['noIdea', 'noIdea'],
      ['real', 'noIdea'],
    ] as const;
    const walk = guessWalk(
      guesses.map(([real, sham], pair) => ({
        pair,
        first: 'real',
        real: { rating: 3, guess: real },
        sham: { rating: 3, guess: sham },
      })),
    );
    expect(walk.map(({ height }) => height)).toEqual([1, 0, 0, 1]);
    expect(walk.map(({ reach }) => reach)).toEqual([1, 2, 2, 3]);
    expect(walk.map(({ lean }) => lean)).toEqual(['right', 'wrong', 'neither', 'right']);
  });

  const step = (height: number, reach = 1) => ({ height, reach, lean: 'neither' }) as const;

  it.each([
    [
      [step(1, 1), step(-2, 5)],
      [6, 4, 2, 0, -2, -4, -6],
    ],
    [[step(17, 8)], [20, 10, 0, -10, -20]],
    [[step(-12, 8)], [15, 10, 5, 0, -5, -10, -15]],
    [[step(60, 16)], [60, 40, 20, 0, -20, -40, -60]],
  ])('are drawn on whole steps that hold them and what chance reaches: %j', (walk, steps) => {
    expect(guessScale(walk)).toEqual({ end: steps[0], steps });
  });

  it('name pairs that do not stand in each other’s way', () => {
    expect(namedPairs(20)).toEqual([1, 5, 10, 15, 20]);
    expect(namedPairs(22)).toEqual([1, 5, 10, 15, 22]);
    expect(namedPairs(60)).toEqual([1, 10, 20, 30, 40, 50, 60]);
    const late = Array.from({ length: 40 }, (_, index) => ({ pair: index + 3 }));
    expect(pairMarks(late).map(({ text }) => text)).toEqual(['Pair 4', '20', '30', '43']);
    expect(pairMarks(late.slice(0, 20)).map(({ text }) => text)).toEqual([
      'Pair 4',
      '10',
      '15',
      '20',
      '23',
    ]);
  });

  it('give pairs the numbers of the tables, and say what is left out', () => {
    const missing: Behaviour = (arm, session) =>
      session === 2 || session === 9 ? 'missed' : higher(arm, session);
    const { pairs } = reportOf(exampleTestAfter(missing));
    const numbers = pairs.map(({ pair }) => pair + 1);
    expect(numbers.at(-1)).toBe(22);
    expect(pairMarks(pairs).map(({ text }) => text)).toEqual(['Pair 1', '10', '15', '22']);
    expect(gapsText(pairs)).toMatch(/^ Pairs that lost a session are left out/u);
    expect(gapsText(reportOf(exampleTestAfter(higher)).pairs)).toBe('');
  });
});
