import type { KeptTest } from '@overtone/domain/experiment/kept/kept-test';
import type { Question, Stimulus } from '@overtone/domain/experiment/protocol/protocol';
import { verdictSentences } from '@overtone/domain/experiment/protocol/verdict-text';
import type { SessionOutcome, TestReport } from '@overtone/domain/experiment/report/test-report';
import type { Milliseconds } from '@overtone/domain/units';
import { pairName } from '../../insights/pair-name.ts';

/** Whether the seal was opened and fits: `unchecked` while it is being looked at, or where there is no seed to open it with. */
export type SealCheck = 'whole' | 'broken' | 'unchecked';

const SEED_LOST =
  'The sealed order of this self-test is lost, so nobody can say which sessions were real, and there is no verdict. What you answered is kept.';
const SEAL_BROKEN =
  'The protocol or the order of this self-test was changed after it was sealed, so there is no verdict to trust.';

/** What is said first, the most important before the rest. */
export function reportSentences(
  { verdict }: TestReport,
  seal: SealCheck,
): readonly [first: string, ...rest: string[]] {
  if (seal === 'broken') return [SEAL_BROKEN];
  if (verdict.kind === 'seedLost') return [SEED_LOST];
  // A number and its sign stay on one line.
  const [first = '', ...rest] = verdictSentences(verdict).map((sentence) =>
    sentence.replaceAll(' %', '\u00A0%'),
  );
  return [first, ...rest];
}

/** What was tested, in a few words. */
export function stimulusText(stimulus: Stimulus): string {
  return stimulus.kind === 'pair' ? pairName(stimulus) : `the program “${stimulus.program.name}”`;
}

/** What was asked after each session. */
export function questionText(question: Question): string {
  return question.kind === 'focus' ? 'How focused are you?' : question.words;
}

/** One fact of the protocol, with its value in words. */
export interface ProtocolFact {
  readonly name: string;
  readonly value: string;
}

/** All that was fixed before the first session. */
export function protocolFacts({ sealed: { protocol } }: KeptTest): readonly ProtocolFact[] {
  const { question, stimulus, pairs, sparePairs } = protocol;
  return [
    { name: 'Asked after each session', value: `${questionText(question)} From 1 to 5.` },
    { name: 'Tested', value: `${stimulusText(stimulus)}, against the same without a rhythm` },
    { name: 'Pairs', value: `${pairs}, and ${sparePairs} spare for pairs that lose a session` },
    { name: 'Shortest session', value: lengthText(protocol.shortestSessionMs) },
    { name: 'Wash-out', value: lengthText(protocol.washOutMs) },
    { name: 'Missed after', value: lengthText(protocol.missedAfterMs) },
  ];
}

const UNITS = [
  { ms: 86_400_000, one: 'day' },
  { ms: 3_600_000, one: 'hour' },
  { ms: 60_000, one: 'minute' },
] as const;

/** A length in the largest unit that it is whole in: "3 days", "90 minutes", "none". */
export function lengthText(ms: Milliseconds): string {
  if (ms === 0) return 'none';
  const unit = UNITS.find((candidate) => ms % candidate.ms === 0);
  if (unit === undefined) return `${Math.round(ms / 1_000)} seconds`;
  const count = ms / unit.ms;
  return `${count} ${unit.one}${count === 1 ? '' : 's'}`;
}

/** How many sessions there were, and what became of those that do not count. */
export function sessionsText({ sessions }: Pick<TestReport, 'sessions'>): string {
  const of = (wanted: SessionOutcome) =>
    sessions.filter(({ outcome }) => outcome === wanted).length;
  const lost = [
    [of('missed'), 'missed'],
    [of('tooShort'), 'too short'],
    [of('tooSoon'), 'too soon after the one before'],
    [of('unanswered'), 'without an answer'],
    [of('pairLost'), 'held, but the other of their pair was lost'],
    [of('waitsForPair'), 'the first of a pair that is not complete'],
  ] as const;
  const parts = lost.filter(([count]) => count > 0).map(([count, why]) => `${count} ${why}`);
  const counted = of('counts');
  return [`${sessions.length} sessions, ${counted} of them counted`, ...parts].join('; ');
}
