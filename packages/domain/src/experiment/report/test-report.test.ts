import { describe, expect, it } from 'vitest';
import { orderOf } from '../protocol/order.ts';
import { EXAMPLE_PROTOCOL, EXAMPLE_SEED } from '../protocol/testing/example-protocol.ts';
import { sealedText } from '../protocol/seal.ts';
import { signedRankTest } from '../statistics/signed-rank-test.ts';
import { abandoned, type Behaviour, exampleTestAfter } from '../testing/example-test.ts';
import { reportCsv, reportJson } from './report-files.ts';
import { reportOf } from './test-report.ts';

/** A point higher with the rhythm, now and then two or none; the fourth session is missed. */
const helped: Behaviour = (arm, session) =>
  session === 3
    ? 'missed'
    : { rating: arm === 'real' ? 3 + (session % 3 === 0 ? 1 : 0) : 2, guess: 'noIdea' };

const linesOf = (csv: string) =>
  csv
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));

/** The order of a seed, by the words of the report's method alone. */
function orderByMethod(seed: string, pairs: number): readonly string[][] {
  let [a = 0n, b = 0n, c = 0n, counter = 0n] =
    seed.match(/.{8}/gu)?.map((word) => BigInt(`0x${word}`)) ?? [];
  const low = (value: bigint) => value & 0xffffffffn;
  const next = () => {
    const result = low(a + b + counter);
    counter = low(counter + 1n);
    a = b ^ (b >> 9n);
    b = low(c + (c << 3n));
    c = low(low((c << 21n) | (c >> 11n)) + result);
    return result;
  };
  for (let passedOver = 0; passedOver < 16; passedOver += 1) next();
  return Array.from({ length: pairs }, () =>
    next() < 2n ** 31n ? ['real', 'sham'] : ['sham', 'real'],
  );
}

describe('a report', () => {
  it('has every pair of the verdict, opened, and every session with what became of it', () => {
    const { verdict, pairs, sessions } = reportOf(exampleTestAfter(helped));
    expect(verdict.kind).toBe('found');
    expect(pairs).toHaveLength(20);
    expect(pairs.every(({ real, sham }) => real.rating > sham.rating)).toBe(true);
    expect(
      sessions.slice(0, 5).map(({ pair, session, outcome }) => [pair, session, outcome]),
    ).toEqual([
      [0, 0, 'counts'],
      [0, 1, 'counts'],
      [1, 0, 'pairLost'],
      [1, 1, 'missed'],
      [2, 0, 'counts'],
    ]);
    const order = orderOf(EXAMPLE_PROTOCOL, EXAMPLE_SEED);
    for (const { pair, session, arm } of sessions) expect(arm).toBe(order[pair]?.[session]);
  });

  it('tells no arm and no finding before the end', () => {
    const { verdict, pairs, sessions } = reportOf(exampleTestAfter(helped, 31));
    expect(verdict.kind).toBe('running');
    expect(pairs).toEqual([]);
    expect(sessions.map(({ arm }) => arm)).toEqual(sessions.map(() => null));
    expect(sessions.at(-1)?.outcome).toBe('waitsForPair');
  });

  it('has no finding of a test whose last session is over and whose seal is still closed', () => {
    const test = exampleTestAfter(helped);
    const waiting = { ...test, state: { kind: 'running', open: null } } as const;
    const { verdict, pairs, sessions } = reportOf(waiting);
    expect(verdict).toEqual({ kind: 'running', completePairs: 20, pairs: 20 });
    expect(pairs).toEqual([]);
    expect(sessions.every(({ arm }) => arm === null)).toBe(true);
    expect(reportJson(waiting)).not.toContain('findings');
  });

  it('has no finding of a test that was stopped, however far it came', () => {
    const { verdict, pairs } = reportOf(abandoned(exampleTestAfter(helped, 41)));
    expect(verdict).toEqual({ kind: 'abandoned', completePairs: 19, pairs: 20, answers: 40 });
    expect(pairs).toEqual([]);
  });

  it('says nothing where the seed is lost', () => {
    const test = exampleTestAfter(helped);
    const lost = { ...test, state: { kind: 'ended', atMs: 1, seed: null } } as const;
    expect(reportOf(lost).verdict).toEqual({ kind: 'seedLost', completePairs: 20 });
    expect(reportOf(lost).sessions[0]?.arm).toBeNull();
  });
});

describe('the files of a report', () => {
  it('have every session as a line, from which the verdict can be worked out again', () => {
    const test = exampleTestAfter(helped);
    const [head, ...rows] = linesOf(reportCsv(test));
    expect(head?.join()).toBe(
      'session,pair,session_of_pair,arm,outcome,missed_at,started_at,ended_at,played_minutes,rating,guess,answered_at,without_tone_minutes,without_light_minutes,other_tab_minutes,strength,waveform,hue_degrees,carrier_hz,light,pulse_style,flash_guard,master_volume,background_sound,background_volume,own_audio,theme',
    );
    expect(rows).toHaveLength(test.attempts.length);
    expect(rows[3]).toEqual([
      '4',
      '2',
      '2',
      rows[3]?.[3],
      'missed',
      '2026-06-04T09:00:00.000Z',
      ...Array.from({ length: 21 }, () => ''),
    ]);
    for (const row of rows) expect(row[5] === '').toBe(row[4] !== 'missed');
    for (const row of rows) expect(row[6] === '').toBe(row[4] === 'missed');
    const byPair = Map.groupBy(
      rows.filter((row) => row[4] === 'counts'),
      (row) => row[1],
    );
    const differences = Array.from(byPair.values(), (pair) => {
      const ratingOf = (arm: string) => Number(pair.find((row) => row[3] === arm)?.[9]);
      return ratingOf('real') - ratingOf('sham');
    });
    const { verdict } = reportOf(test);
    expect('findings' in verdict && verdict.findings.test).toEqual(signedRankTest(differences));
  });

  it('say when each answer was given, where that was noted', () => {
    const test = exampleTestAfter(helped, 2);
    const [first, second] = test.attempts;
    if (first?.kind !== 'held' || !second) throw new Error('not held');
    const answeredAtMs = first.endedAtMs + 5 * 86_400_000;
    const attempts = [{ ...first, answeredAtMs }, second];
    const column = linesOf(reportCsv({ ...test, attempts })).map((row) => row[11]);
    expect(column).toEqual(['answered_at', '2026-06-06T09:30:00.000Z', '']);
    expect(reportJson({ ...test, attempts })).toContain(`"answeredAtMs": ${answeredAtMs}`);
  });

  it('say how long each session went without tone or light, or beside another tab, where that was noted', () => {
    const test = exampleTestAfter(helped, 2);
    const [first, second] = test.attempts;
    if (first?.kind !== 'held' || !second) throw new Error('not held');
    const circumstances = { withoutToneMs: 90_000, otherTabMs: 45_000 };
    const noted = { ...test, attempts: [{ ...first, circumstances }, second] };
    const columns = linesOf(reportCsv(noted)).map((row) => row.slice(12, 15));
    expect(columns).toEqual([
      ['without_tone_minutes', 'without_light_minutes', 'other_tab_minutes'],
      ['1.5', '0', '0.75'],
      ['', '', ''],
    ]);
    expect(JSON.parse(reportJson(noted)).test.attempts[0].circumstances).toEqual(circumstances);
  });

  it('tell no arm while the test runs', () => {
    const rows = linesOf(reportCsv(exampleTestAfter(helped, 9))).slice(1);
    expect(rows.map((row) => row[3])).toEqual(rows.map(() => ''));
    const json = JSON.parse(reportJson(exampleTestAfter(helped, 9)));
    expect(json.sessions.map(({ arm }: { arm: unknown }) => arm)).toEqual(rows.map(() => null));
    expect([json.order, json.sealedText]).toEqual([null, null]);
    expect(JSON.stringify(json)).not.toMatch(/"real"|"sham"/u);
  });

  it('have every session with its place, its arm and what became of it as JSON, too, and the rules of that', () => {
    const test = exampleTestAfter(helped);
    const { sessions, method, ...json } = JSON.parse(reportJson(test));
    const order = orderOf(EXAMPLE_PROTOCOL, EXAMPLE_SEED);
    expect(sessions).toEqual(
      reportOf(test).sessions.map(({ pair, session, outcome, attempt }) => ({
        pair: pair + 1,
        sessionOfPair: session + 1,
        arm: order[pair]?.[session],
        outcome,
        attempt,
      })),
    );
    expect(sessions[3]).toMatchObject({ pair: 2, sessionOfPair: 2, outcome: 'missed' });
    const said = [method.outcome, method.sparePairs].join(' ');
    const rules = [
      'missedAfterMs',
      'washOutMs',
      'shortestSessionMs',
      'answerWithinMs',
      'sparePairs',
    ];
    for (const rule of rules) expect(said).toContain(rule);
    for (const outcome of new Set(reportOf(test).sessions.map((each) => each.outcome)))
      expect(said).toContain(outcome);
    expect(json.test).toEqual(test);
  });

  it('hold what the commitment was made of, and the order', () => {
    const json = JSON.parse(reportJson(exampleTestAfter(helped)));
    expect(json.sealedText).toBe(sealedText(EXAMPLE_PROTOCOL, EXAMPLE_SEED));
    expect(json.order).toHaveLength(24);
    expect(json.method.order).toMatch(/sfc32.*rotl\(c, 21\).*sixteen results are passed over/u);
    expect(orderByMethod(EXAMPLE_SEED, 24)).toEqual(json.order);
    expect(json.verdict.kind).toBe('found');
  });
});
