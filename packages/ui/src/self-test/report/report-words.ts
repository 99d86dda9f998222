import type { KeptTest } from '@overtone/domain/experiment/kept/kept-test';
import { verdictSentences } from '@overtone/domain/experiment/protocol/verdict-text';
import type { SessionOutcome, TestReport } from '@overtone/domain/experiment/report/test-report';
import { counted, lengthWords, questionWords, stimulusWords } from '../protocol-words.ts';

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

/** One fact of the protocol, with its value in words. */
export interface ProtocolFact {
  readonly name: string;
  readonly value: string;
  /** Whether it takes a line of its own on paper. */
  readonly isLong?: boolean;
}

/** All that was fixed before the first session. */
export function protocolFacts({ sealed: { protocol } }: KeptTest): readonly ProtocolFact[] {
  const { question, stimulus, pairs, sparePairs } = protocol;
  return [
    {
      name: 'Asked after each session',
      value: `“${questionWords(question)}”, from 1 (hardly) to 5 (fully)`,
      isLong: true,
    },
    { name: 'Tested', value: `${stimulusWords(stimulus)}, against the same without a rhythm` },
    { name: 'Pairs', value: `${pairs}, and ${sparePairs} spare for pairs that lose a session` },
    { name: 'Shortest session', value: lengthWords(protocol.shortestSessionMs) },
    { name: 'Wash-out', value: lengthWords(protocol.washOutMs) },
    { name: 'Missed after', value: lengthWords(protocol.missedAfterMs) },
    ...(protocol.answerWithinMs === undefined
      ? []
      : [{ name: 'Answers count', value: `within ${lengthWords(protocol.answerWithinMs)}` }]),
    ...(protocol.attentionTask
      ? [{ name: 'Attention task', value: 'Three minutes after each session' }]
      : []),
  ];
}

/** How many sessions there were, and what became of those that do not count. */
export function sessionsText({ sessions }: Pick<TestReport, 'sessions'>): string {
  const of = (wanted: SessionOutcome) =>
    sessions.filter(({ outcome }) => outcome === wanted).length;
  const heldAlone = of('pairLost');
  const lost = [
    [of('missed'), 'missed'],
    [of('tooShort'), 'too short'],
    [of('tooSoon'), 'too soon after the one before'],
    [of('unanswered'), 'without an answer'],
    [of('answeredLate'), 'answered too late'],
    [
      heldAlone,
      heldAlone === 1
        ? 'held, but the other of its pair was lost'
        : 'held, but the others of their pairs were lost',
    ],
    [of('waitsForPair'), 'the first of a pair that is not complete'],
  ] as const;
  const parts = lost.filter(([count]) => count > 0).map(([count, why]) => `${count} ${why}`);
  if (sessions.length === 0) return 'none';
  const all = counted(sessions.length, 'session');
  return [`${all}, ${of('counts')} of them counted`, ...parts].join('; ');
}
