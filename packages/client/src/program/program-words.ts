import { formatFrequency } from '@overtone/domain/frequency/format-frequency';
import { formatTime } from '@overtone/domain/program/format-time';
import { lengthWords } from '@overtone/domain/program/length-words';
import type { Moment, Program } from '@overtone/domain/program/program';
import { type Span, type Timeline, timelineOf } from '@overtone/domain/program/timeline';
import { percent } from '@overtone/domain/session/percent';
import type { Curve } from '@overtone/domain/rhythm/curve';
import type { Hertz, UnitInterval } from '@overtone/domain/units';

/** How a stage gets where it goes, as a button says it. */
export const CURVE_NAMES: Readonly<Record<Curve, string>> = {
  hold: 'Hold',
  straight: 'Straight',
  exponential: 'Exponential',
  smooth: 'Smooth',
};

/** A rhythm in words; 0 is none. */
export function rhythmWords(hz: Hertz): string {
  return hz === 0 ? 'none' : formatFrequency(hz);
}

function rhythmClause(name: string, from: Hertz, to: Hertz): string {
  if (from === to) return to === 0 ? `no ${name} rhythm` : `${name} rhythm ${rhythmWords(to)}`;
  return `${name} rhythm from ${rhythmWords(from)} to ${rhythmWords(to)}`;
}

function levelClause(name: string, from: UnitInterval, to: UnitInterval): string | null {
  return from === to ? null : `${name} from ${percent(from)} to ${percent(to)}`;
}

/** What a span does, for whoever cannot see it: "30:00, exponential, fast rhythm from 6 Hz to 2 Hz". */
export function spanWords({ lengthMs, curve, from, to, stage }: Span): string {
  const clauses = [
    formatTime(lengthMs),
    stage === null ? 'fade' : CURVE_NAMES[curve].toLowerCase(),
    rhythmClause('fast', from.fastHz, to.fastHz),
    rhythmClause('slow', from.slowHz, to.slowHz),
    levelClause('strength', from.strength, to.strength),
    levelClause('volume', from.volume, to.volume),
  ];
  return clauses.filter((clause) => clause !== null).join(', ');
}

/** A moment as it is read out under the picture. */
export function momentWords({ slowHz, fastHz, strength }: Moment): string {
  return `fast ${rhythmWords(fastHz)}, slow ${rhythmWords(slowHz)}, strength ${percent(strength)}`;
}

function rangeOf({ spans }: Timeline, key: 'slowHz' | 'fastHz' | 'strength' | 'volume') {
  const values = spans
    .filter(({ stage }) => stage !== null)
    .flatMap(({ from, to }) => [from[key], to[key]]);
  const above = values.filter((value) => value > 0);
  return { least: Math.min(...above), most: Math.max(0, ...values) };
}

function rhythmSentence(name: string, { least, most }: ReturnType<typeof rangeOf>): string {
  if (most === 0) return `There is no ${name} rhythm.`;
  return least === most
    ? `The ${name} rhythm is ${rhythmWords(most)}.`
    : `The ${name} rhythm is between ${rhythmWords(least)} and ${rhythmWords(most)}.`;
}

/** What a program will do when it is started, in a few sentences, however long it is. */
export function programSentences(program: Program): readonly string[] {
  const timeline = timelineOf(program);
  const fade =
    program.fadeMs > 0 ? `, with a fade of ${lengthWords(program.fadeMs)} at the end` : '';
  const volume = percent(rangeOf(timeline, 'volume').most);
  return [
    `It plays for ${lengthWords(timeline.lengthMs)}${fade}.`,
    rhythmSentence('fast', rangeOf(timeline, 'fastHz')),
    rhythmSentence('slow', rangeOf(timeline, 'slowHz')),
    `The light’s strength is ${percent(rangeOf(timeline, 'strength').most)} at most; Flash guard stays as it is set on this device.`,
    `The volume is ${volume} at most, and never above what is set on this device.`,
  ];
}
