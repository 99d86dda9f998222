import { absenceOf } from '@overtone/domain/experiment/protocol/absence';
import {
  type Protocol,
  type Question,
  RATING_SCALE,
  type Stimulus,
} from '@overtone/domain/experiment/protocol/protocol';
import { FOCUS_QUESTION } from '@overtone/domain/experiment/protocol/question-words';
import { rhythmToldApart } from '@overtone/domain/experiment/protocol/told-apart';
import { formatFrequency } from '@overtone/domain/frequency/format-frequency';
import type { Milliseconds } from '@overtone/domain/units';
import { pairName } from '../insights/pair-name.ts';
import { FOCUS_ENDS, type ScaleEnds } from '../insights/rating-names.ts';

/** What is asked after each session. */
export function questionWords(question: Question): string {
  return question.kind === 'focus' ? FOCUS_QUESTION : question.words;
}

/** The points of the scale, from the lowest. */
export const RATINGS: readonly number[] = Array.from(
  { length: RATING_SCALE.highest - RATING_SCALE.lowest + 1 },
  (_, index) => RATING_SCALE.lowest + index,
);

/** What the ends of the scale are called, from 1 to 5. A question in a person's own words may ask for anything. */
export function scaleEnds({ kind }: Pick<Question, 'kind'>): ScaleEnds {
  return kind === 'focus' ? FOCUS_ENDS : ['lowest', 'highest'];
}

/** What is tested: "3 Hz carrying 40 Hz", or a program's name. */
export function stimulusWords(stimulus: Stimulus): string {
  return stimulus.kind === 'pair' ? pairName(stimulus) : `the program “${stimulus.program.name}”`;
}

/** What is about to be sealed, in a line: "You seal 20 pairs, 20 minutes each, of 3 Hz carrying 40 Hz." */
export function sealWords({
  pairs,
  shortestSessionMs,
  stimulus,
  attentionTask,
}: Pick<Protocol, 'pairs' | 'shortestSessionMs' | 'stimulus' | 'attentionTask'>): string {
  const task = attentionTask ? ', with the attention task' : '';
  return `You seal ${pairs} pairs, ${lengthWords(shortestSessionMs)} each, of ${stimulusWords(stimulus)}${task}.`;
}

/** That the blind may break, where what is tested is slow enough for that; else empty. */
export function recognisedWords(stimulus: Stimulus): string {
  const slowHz = rhythmToldApart(stimulus);
  return slowHz === null
    ? ''
    : `A rhythm as slow as ${formatFrequency(slowHz)} may be easy to tell from an irregular one, so the blind may break; if it does, the report says so first.`;
}

const DAY_MS = 86_400_000;

/** How long a test takes, and how often it has a session: two a day, or one where two do not fit. */
function paceOf({
  pairs,
  shortestSessionMs,
  washOutMs,
}: Pick<Protocol, 'pairs' | 'shortestSessionMs' | 'washOutMs'>) {
  const sessions = 2 * pairs;
  const leastMs = sessions * shortestSessionMs + (sessions - 1) * washOutMs;
  return 2 * (shortestSessionMs + washOutMs) <= DAY_MS
    ? { sessions, leastMs, days: pairs, aDay: 'two' }
    : { sessions, leastMs, days: sessions, aDay: 'one' };
}

/** What a test asks of a person, in a sentence. */
export function asksWords(
  protocol: Parameters<typeof paceOf>[0] & Pick<Protocol, 'attentionTask'>,
): string {
  const { sessions, days } = paceOf(protocol);
  const task = protocol.attentionTask ? ' and an attention task' : '';
  return `It asks for ${sessions} sessions of at least ${lengthWords(protocol.shortestSessionMs)}, over about ${counted(days, 'day')}, with two questions${task} after each.`;
}

/** What sealing commits to, in a line: "40 sessions in this browser alone: about 20 days with two a day, at least 7 days." */
export function courseWords(
  protocol: Parameters<typeof paceOf>[0],
  /** Whether self-tests follow an account. */
  follows: boolean,
): string {
  const { sessions, leastMs, days, aDay } = paceOf(protocol);
  const where = follows ? 'in the browsers of your account' : 'in this browser alone';
  return `${sessions} sessions ${where}: about ${counted(days, 'day')} with ${aDay} a day, at least ${roughLengthWords(leastMs)}.`;
}

/** How long one may stay away, and what a holiday costs. */
export function absenceWords(protocol: Parameters<typeof absenceOf>[0]): string {
  const { freeMs, sparedMs, verdictMs } = absenceOf(protocol);
  const [free, spared, most] = [freeMs, sparedMs, verdictMs].map(roughLengthWords);
  const within = `Away for up to ${free}, you lose nothing; up to ${spared} take all ${protocol.sparePairs} spare pairs.`;
  return sparedMs === verdictMs
    ? `${within} A longer holiday ends the test without a verdict.`
    : `${within} A longer holiday leaves fewer pairs than planned; one of ${most} or more, no verdict.`;
}

/** A length of time as it is said: "20 minutes", "4 hours", "3 days", "none". */
export function lengthWords(ms: Milliseconds): string {
  if (ms === 0) return 'none';
  if (ms < 120_000 && ms % 60_000 !== 0) return counted(Math.round(ms / 1000), 'second');
  const minutes = Math.round(ms / 60_000);
  if (minutes >= 2 * 1440 && minutes % 1440 === 0) return counted(minutes / 1440, 'day');
  if (minutes >= 60 && minutes % 60 === 0) return counted(minutes / 60, 'hour');
  return counted(minutes, 'minute');
}

/** About how long it is, never rounded up: "12 minutes", "3 hours", "5 days". */
export function roughLengthWords(ms: Milliseconds): string {
  const minutes = Math.floor(ms / 60_000);
  if (minutes < 60) return counted(minutes, 'minute');
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? counted(hours, 'hour') : counted(Math.floor(hours / 24), 'day');
}

/** So many of something, in digits. */
export function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
