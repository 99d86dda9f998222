import type { KeptTest } from '@overtone/domain/experiment/kept/kept-test';
import { verdictSentences } from '@overtone/domain/experiment/protocol/verdict-text';
import type { Arm } from '@overtone/domain/experiment/protocol/order';
import type { Protocol } from '@overtone/domain/experiment/protocol/protocol';
import type { Loss } from '@overtone/domain/experiment/protocol/run';
import type { SessionOutcome, TestReport } from '@overtone/domain/experiment/report/test-report';
import {
  counted,
  lengthWords,
  questionWords,
  scaleEnds,
  stimulusWords,
} from '../protocol-words.ts';

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

/** All that was fixed before the first session, the question first. */
export function protocolFacts({
  sealed: { protocol },
}: KeptTest): readonly [question: ProtocolFact, ...rest: ProtocolFact[]] {
  const { question, stimulus, pairs, sparePairs } = protocol;
  const [lowest, highest] = scaleEnds(question);
  return [
    {
      name: 'Asked after each session',
      value: `“${questionWords(question)}”, from 1 (${lowest}) to 5 (${highest})`,
    },
    {
      name: 'Tested',
      value: `${stimulusWords(stimulus)}, against a sham: as many pulses, as bright and as loud, at irregular intervals`,
      isLong: true,
    },
    { name: 'Pairs', value: `${pairs}, and ${sparePairs} spare for pairs that lose a session` },
    { name: 'Shortest session', value: lengthWords(protocol.shortestSessionMs) },
    { name: 'Wash-out', value: washOutText(protocol) },
    { name: 'Missed after', value: lengthWords(protocol.missedAfterMs) },
    ...(protocol.answerWithinMs === undefined
      ? []
      : [{ name: 'Answers count', value: `within ${lengthWords(protocol.answerWithinMs)}` }]),
    ...(protocol.attentionTask
      ? [{ name: 'Attention task', value: 'Three minutes after each session' }]
      : []),
  ];
}

/** What a session is lost by, as it is counted. */
const LOSSES: readonly (readonly [loss: Loss, words: string])[] = [
  ['missed', 'missed'],
  ['tooShort', 'too short'],
  ['tooSoon', 'too soon after the one before'],
  ['unanswered', 'without an answer'],
  ['ratedThenLeftOut', 'rated, then left out'],
  ['answeredLate', 'answered too late'],
];

/** How many sessions each arm lost, and why, once the order is open: lost by one arm alone, the rest would be a choice. Nothing where none was. */
export function lostByArm({ sessions }: Pick<TestReport, 'sessions'>): readonly ProtocolFact[] {
  const lossesOf = (wanted: Arm) =>
    LOSSES.flatMap(([loss, words]) => {
      const count = sessions.filter(
        ({ arm, outcome }) => arm === wanted && outcome === loss,
      ).length;
      return count > 0 ? [{ count, words }] : [];
    });
  const [real, sham] = [lossesOf('real'), lossesOf('sham')];
  if (real.length + sham.length === 0) return [];
  const text = (name: string, losses: typeof real) => {
    const all = losses.reduce((sum, { count }) => sum + count, 0);
    const why = losses.map(({ count, words }) => `${count} ${words}`).join(', ');
    return `${name} ${all}${why && ` (${why})`}`;
  };
  const value = `${text('with the rhythm', real)}; ${text('in the sham', sham)}`;
  return [{ name: 'Lost sessions', value, isLong: true }];
}

function washOutText({ washOutMs }: Protocol): string {
  const length = lengthWords(washOutMs);
  return washOutMs === 0 ? length : `${length} at least between two sessions`;
}

/** How many sessions were due, and what became of those that do not count. */
export function sessionsText({ sessions }: Pick<TestReport, 'sessions'>): string {
  const of = (wanted: SessionOutcome) =>
    sessions.filter(({ outcome }) => outcome === wanted).length;
  const heldAlone = of('pairLost');
  const lost = [
    ...LOSSES.map(([loss, words]) => [of(loss), words] as const),
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
  const due = `${counted(sessions.length, 'session')} due`;
  return [`${due}, ${of('counts')} of them counted`, ...parts].join('; ');
}
