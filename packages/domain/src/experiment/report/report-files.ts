import { type KeptTest, openedSeed } from '../kept/kept-test.ts';
import { orderOf } from '../protocol/order.ts';
import { sealedText } from '../protocol/seal.ts';
import { reportOf } from './test-report.ts';

const COLUMNS = [
  'session',
  'pair',
  'session_of_pair',
  'arm',
  'outcome',
  'started_at',
  'ended_at',
  'played_minutes',
  'rating',
  'guess',
];

/**
 * Every session as CSV (RFC 4180), one a line. Pairs and sessions count from 1; `arm` is empty while the order is sealed.
 * Nothing in it was typed by anybody, so no spreadsheet runs it.
 */
export function reportCsv(test: KeptTest): string {
  const rows = reportOf(test).sessions.map(({ attempt, pair, session, arm, outcome }, index) => {
    const place = [index + 1, pair + 1, session + 1, arm ?? '', outcome];
    if (attempt.kind === 'missed') return [...place, isoTime(attempt.atMs), '', '', '', ''];
    const { startedAtMs, endedAtMs, playedMs, rating, guess } = attempt;
    const minutes = Math.round(playedMs / 600) / 100;
    return [...place, isoTime(startedAtMs), isoTime(endedAtMs), minutes, rating ?? '', guess ?? ''];
  });
  return [COLUMNS, ...rows].map((row) => `${row.join(',')}\r\n`).join('');
}

/**
 * Everything about a self-test that is over, as JSON: what was kept, the order that the seed gives, the text that the
 * commitment was made of, and what was worked out. Whoever wants can do all of it again.
 */
export function reportJson(test: KeptTest): string {
  const seed = openedSeed(test);
  const { verdict } = reportOf(test);
  const { protocol } = test.sealed;
  const report = {
    format: 'overtone-self-test-report-1',
    test,
    order: seed === null ? null : orderOf(protocol, seed),
    sealedText: seed === null ? null : sealedText(protocol, seed),
    verdict,
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}

function isoTime(ms: number): string {
  return new Date(ms).toISOString();
}
