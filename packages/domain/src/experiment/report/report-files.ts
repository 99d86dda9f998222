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
const ATTENTION_COLUMNS = [
  ['sart_commissions', 'commissions'],
  ['sart_omissions', 'omissions'],
  ['sart_too_early', 'tooEarly'],
  ['sart_reaction_mean_ms', 'meanMs'],
  ['sart_reaction_sd_ms', 'spreadMs'],
  ['sart_frame_ms', 'frameMs'],
  ['sart_clock_step_ms', 'clockMs'],
] as const;

/**
 * Every session as CSV (RFC 4180), one a line. Pairs and sessions count from 1; `arm` is empty while the order is sealed.
 * Nothing in it was typed by anybody, so no spreadsheet runs it. Where the protocol has the attention task, its columns follow.
 */
export function reportCsv(test: KeptTest): string {
  const columns = test.sealed.protocol.attentionTask ? ATTENTION_COLUMNS : [];
  const rows = reportOf(test).sessions.map(({ attempt, pair, session, arm, outcome }, index) => {
    const place = [index + 1, pair + 1, session + 1, arm ?? '', outcome];
    if (attempt.kind === 'missed') {
      return [...place, isoTime(attempt.atMs), '', '', '', '', ...columns.map(() => '')];
    }
    const { startedAtMs, endedAtMs, playedMs, rating, guess } = attempt;
    const minutes = Math.round(playedMs / 600) / 100;
    return [
      ...place,
      isoTime(startedAtMs),
      isoTime(endedAtMs),
      minutes,
      rating ?? '',
      guess ?? '',
      ...columns.map(([, key]) => attempt.attention?.[key] ?? ''),
    ];
  });
  return [[...COLUMNS, ...columns.map(([name]) => name)], ...rows]
    .map((row) => `${row.join(',')}\r\n`)
    .join('');
}

/**
 * Everything about a self-test that is over, as JSON: what was kept, the order that the seed gives, the text that the
 * commitment was made of, and what was worked out. Whoever wants can do all of it again.
 */
export function reportJson(test: KeptTest): string {
  const seed = openedSeed(test);
  const { verdict, attention } = reportOf(test);
  const { protocol } = test.sealed;
  const report = {
    format: 'overtone-self-test-report-1',
    test,
    order: seed === null ? null : orderOf(protocol, seed),
    sealedText: seed === null ? null : sealedText(protocol, seed),
    verdict,
    attention,
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}

function isoTime(ms: number): string {
  return new Date(ms).toISOString();
}
