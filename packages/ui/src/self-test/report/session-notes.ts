import { answerDelayMs } from '@overtone/domain/experiment/protocol/answer-delay';
import type { Circumstances } from '@overtone/domain/experiment/protocol/circumstances';
import type { KeptTest } from '@overtone/domain/experiment/kept/kept-test';
import type { Attempt } from '@overtone/domain/experiment/protocol/run';
import { pairsThatDiffered } from '@overtone/domain/experiment/report/settings-that-differed';
import type { ReportSession } from '@overtone/domain/experiment/report/test-report';
import { counted, roughLengthWords } from '../protocol-words.ts';
import { MOST_NAMED_PAIRS, settingsThatDifferedWords } from './setting-words.ts';
import type { ProtocolFact } from './report-words.ts';

/** An answer within this of its session is told as any other. */
const LATE_FROM_MS = 3_600_000;

/** Gaps that are shorter are fades, and what is between two looks. */
const GAP_FROM_MS = 60_000;

/** Sessions that a line names by themselves; two sheets of paper have room for no more. */
const MOST_NAMED = 6;

/** The same of those that lacked light or tone, or had another tab's: where there are more, they are counted. */
const MOST_NAMED_OF_A_LACK = 2;

function delayOf(attempt: Attempt): number {
  return (attempt.kind === 'held' && answerDelayMs(attempt)) || 0;
}

/** "answered 5 days later", where it was over an hour; else null. */
export function lateWords(attempt: Attempt): string | null {
  const delayMs = delayOf(attempt);
  return delayMs > LATE_FROM_MS ? `answered ${roughLengthWords(delayMs)} later` : null;
}

/** Time between begin and end of a session in which it did not count, by the calendar clock of the device. */
function gapOf(attempt: Attempt): number {
  if (attempt.kind === 'missed') return 0;
  return attempt.endedAtMs - attempt.startedAtMs - attempt.playedMs;
}

/** Sessions that began before the one before them had, or ended before they began: by a clock that was set, or a record that was changed. */
export function sessionsOutOfOrder(sessions: readonly ReportSession[]): readonly ReportSession[] {
  let latestMs = -Infinity;
  return sessions.filter(({ attempt }) => {
    if (attempt.kind === 'missed') return false;
    const isOut = attempt.startedAtMs < latestMs || attempt.endedAtMs < attempt.startedAtMs;
    latestMs = Math.max(latestMs, attempt.startedAtMs);
    return isOut;
  });
}

/** Lengths are rounded: what is short of the whole by less than this is the whole. */
const ROUNDING_MS = 1000;

/** The sessions that were played so, and for how long; how many and how long at most, where they are too many to name. */
function circumstanceNote(
  name: string,
  sessions: readonly ReportSession[],
  length: keyof Circumstances,
): readonly ProtocolFact[] {
  const told = ({ attempt }: ReportSession) => {
    if (attempt.kind === 'missed' || !attempt.circumstances) return null;
    const ms = attempt.circumstances[length] ?? 0;
    if (ms < GAP_FROM_MS) return null;
    const isThroughout = ms > attempt.playedMs - ROUNDING_MS;
    return { ms, isThroughout, words: isThroughout ? 'throughout' : roughLengthWords(ms) };
  };
  const held = sessions.filter(({ attempt }) => attempt.kind === 'held');
  if (held.length > 0 && held.every((session) => told(session)?.isThroughout === true)) {
    return [{ name, value: 'every session, throughout', isLong: true }];
  }
  const lengths = sessions.flatMap((session) => told(session) ?? []);
  if (lengths.length <= MOST_NAMED_OF_A_LACK) return noteOf(name, sessions, told);
  const most = lengths.some(({ isThroughout }) => isThroughout)
    ? 'some throughout'
    : `${roughLengthWords(Math.max(...lengths.map(({ ms }) => ms)))} at most`;
  return [{ name, value: `${counted(lengths.length, 'session')}, ${most}` }];
}

/**
 * What of the sessions is to be known before their answers are compared: those whose times run backwards, those that had gaps, those
 * that went without light or tone, those that another tab played into, pairs whose two were not begun alike, and those that were
 * answered late.
 */
export function sessionNotes(sessions: readonly ReportSession[]): readonly ProtocolFact[] {
  const outOfOrder = new Set(sessionsOutOfOrder(sessions));
  return [
    ...noteOf('Times run backwards', sessions, (session) =>
      outOfOrder.has(session)
        ? { ms: 0, words: 'began before the one before it, or ended before it began' }
        : null,
    ),
    ...noteOf('Gaps within sessions', sessions, ({ attempt }) => {
      const ms = gapOf(attempt);
      return ms < GAP_FROM_MS ? null : { ms, words: roughLengthWords(ms) };
    }),
    ...circumstanceNote('Without the tone', sessions, 'withoutToneMs'),
    ...circumstanceNote('Without light', sessions, 'withoutLightMs'),
    ...circumstanceNote('Another tab played', sessions, 'otherTabMs'),
    ...settingsNote(sessions),
    ...noteOf('Answered late', sessions, ({ attempt }) => {
      const words = lateWords(attempt);
      return words === null ? null : { ms: delayOf(attempt), words };
    }),
  ];
}

/** Pairs whose two sessions were begun with other settings; nothing where there is none. */
function settingsNote(sessions: readonly ReportSession[]): readonly ProtocolFact[] {
  const pairs = pairsThatDiffered(sessions);
  if (pairs.length === 0) return [];
  const value = settingsThatDifferedWords(pairs);
  // What is counted is short enough to share a line on paper.
  const isLong = pairs.length <= MOST_NAMED_PAIRS;
  return [{ name: 'Settings that differed', value, ...(isLong && { isLong }) }];
}

/** How many sessions were put back within their first minute; nothing where none was. */
export function putBackNote({ falseStarts = [] }: KeptTest): readonly ProtocolFact[] {
  if (falseStarts.length === 0) return [];
  const value = `${counted(falseStarts.length, 'session')}, finished within the first minute and begun again`;
  return [{ name: 'Put back', value, isLong: true }];
}

/** One line of those that it holds for, the longest first; none where it holds for none. */
function noteOf(
  name: string,
  sessions: readonly ReportSession[],
  told: (session: ReportSession) => { readonly ms: number; readonly words: string } | null,
): readonly ProtocolFact[] {
  const named = sessions
    .flatMap((session) => {
      const what = told(session);
      return what ? [{ ...session, ...what }] : [];
    })
    .toSorted((one, other) => other.ms - one.ms);
  if (named.length === 0) return [];
  const words = named
    .slice(0, MOST_NAMED)
    .map((each) => `pair ${each.pair + 1}, ${each.session ? 'second' : 'first'}: ${each.words}`);
  const more = named.length - words.length;
  const rest = more > 0 ? [`${more} more in the CSV`] : [];
  return [{ name, value: [...words, ...rest].join('; '), isLong: true }];
}
