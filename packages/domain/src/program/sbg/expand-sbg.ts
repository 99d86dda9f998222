import type { Milliseconds } from '../../units.ts';
import type { Fade, SbgFile, Voice, Voices } from './sbg-file.ts';
import { DAY_MS } from './sbg-limits.ts';

/** A stretch of a file's timeline: every number of every voice goes straight from `from` to `to`. */
export interface SbgSpan {
  /** Time of day of its begin; it ends where the next begins, round the clock. */
  readonly startMs: Milliseconds;
  readonly from: Voices;
  readonly to: Voices;
}

/** Time from one time of day to the next such other. */
export function clockGap(from: Milliseconds, to: Milliseconds): Milliseconds {
  return to >= from ? to - from : to - from + DAY_MS;
}

function middle(from: Milliseconds, to: Milliseconds): Milliseconds {
  return (to < from ? Math.floor((DAY_MS + from + to) / 2) : Math.floor((from + to) / 2)) % DAY_MS;
}

/** A hold of one point and the change that follows it. */
interface Leg {
  holdMs: Milliseconds;
  changeMs: Milliseconds;
  voices: Voices;
  readonly fadeIn: Fade;
  readonly fadeOut: Fade;
  readonly slides: boolean;
}

function legsOf({ points }: SbgFile): Leg[] {
  const length = points.reduce((most, { voices }) => Math.max(most, voices.length), 0);
  return points.map(({ timeMs, voices, fadeIn, fadeOut, slides }, i) => {
    const next = points[(i + 1) % points.length];
    const channels = Array.from({ length }, (_, channel) => voices[channel] ?? null);
    return {
      holdMs: timeMs,
      changeMs: slides ? timeMs : (next?.timeMs ?? timeMs),
      voices: channels,
      fadeIn,
      fadeOut,
      slides,
    };
  });
}

/** Changes that have no time of their own take it from the holds on both sides, each as much as it has. */
function makeRoom(legs: Leg[], fadeMs: Milliseconds): void {
  for (const [i, leg] of legs.entries()) {
    const next = legs[(i + 1) % legs.length];
    const lengthMs = clockGap(leg.changeMs, next?.holdMs ?? leg.changeMs);
    if (leg.slides || !next || lengthMs >= fadeMs) continue;
    const wantedMs = Math.floor((fadeMs - lengthMs) / 2);
    const beforeMs = Math.min(wantedMs, clockGap(leg.holdMs, leg.changeMs));
    const afterMs = Math.min(wantedMs, clockGap(next.holdMs, next.changeMs));
    leg.changeMs = (leg.changeMs - beforeMs + DAY_MS) % DAY_MS;
    next.holdMs = (next.holdMs + afterMs) % DAY_MS;
  }
}

const isTonal = ({ kind }: Voice) => kind === 'tone' || kind === 'monaural' || kind === 'wave';

function passesSilence(
  from: Voice | null,
  to: Voice | null,
  fades: readonly [Fade, Fade],
): boolean {
  if (fades.includes('silence')) return true;
  if (from?.kind !== to?.kind || from?.wave !== to?.wave || from?.drawn !== to?.drawn) return true;
  if (!from || !to || !fades.includes('through') || !isTonal(from)) return false;
  return from.carrierHz !== to.carrierHz || from.beatHz !== to.beatHz;
}

const isBell = (voice: Voice | null) => voice?.kind === 'bell';

const silent = (voice: Voice | null) => voice && { ...voice, percent: 0 };

/** The voices of a change: where any of them passes silence, all do, in the middle of it. */
interface Change {
  readonly from: Voices;
  readonly to: Voices;
  readonly middle: { readonly before: Voices; readonly after: Voices } | null;
}

function meanOf(from: Voice, to: Voice): Voice {
  const half = (a: number, b: number) => (a + b) / 2;
  const percent = half(from.percent, to.percent);
  if (!isTonal(from) && from.kind !== 'spin') return { ...from, percent };
  const carrierHz = half(from.carrierHz, to.carrierHz);
  return { ...from, percent, carrierHz, beatHz: half(from.beatHz, to.beatHz) };
}

function changeOf(leg: Leg, next: Leg): Change {
  const fades: readonly [Fade, Fade] = leg.slides ? ['slide', 'slide'] : [leg.fadeOut, next.fadeIn];
  const from = leg.voices.map((voice, i) => {
    if (isBell(voice) && !leg.slides) return null;
    const other = next.voices[i] ?? null;
    return leg.slides && !voice && other && !isBell(other) ? silent(other) : voice;
  });
  const to = next.voices.map((voice, i) => {
    if (!leg.slides) return voice;
    const other = leg.voices[i] ?? null;
    return voice && !isBell(voice) ? voice : silent(other);
  });
  const through = from.map((voice, i) => passesSilence(voice, to[i] ?? null, fades));
  if (!through.some(Boolean)) {
    return { from, to: to.map((voice) => (isBell(voice) ? null : voice)), middle: null };
  }
  const half = (voices: Voices, own: boolean) =>
    voices.map((voice, i) => {
      const [a, b] = [from[i] ?? null, to[i] ?? null];
      if (through[i]) return own && isBell(voice) ? voice : silent(voice);
      return a && b && !isBell(a) ? { ...meanOf(a, b), kind: (own ? b : a).kind } : null;
    });
  return { from, to, middle: { before: half(from, false), after: half(to, true) } };
}

function isSameVoice(one: Voice | null, other: Voice | null): boolean {
  if (!one || !other) return one === other;
  return (
    one.kind === other.kind &&
    one.drawn === other.drawn &&
    one.percent === other.percent &&
    one.carrierHz === other.carrierHz &&
    one.beatHz === other.beatHz
  );
}

function areSame(one: Voices, other: Voices): boolean {
  return one.every((voice, i) => isSameVoice(voice, other[i] ?? null));
}

/** Joins stretches in which nothing changes to one, and leaves out those that have no length. */
function tidied(spans: readonly SbgSpan[]): readonly SbgSpan[] {
  const kept: SbgSpan[] = [];
  for (const [i, span] of spans.entries()) {
    const next = spans[(i + 1) % spans.length];
    if (next?.startMs === span.startMs && spans.length > 1) continue;
    const last = kept.at(-1);
    const isSame = last && [last.to, span.from, span.to].every((each) => areSame(last.from, each));
    if (!isSame) kept.push(span);
  }
  return kept.length > 0 ? kept : spans.slice(0, 1);
}

function spansOf(leg: Leg, next: Leg, { from, to, middle: half }: Change): readonly SbgSpan[] {
  if (!half) return [{ startMs: leg.changeMs, from, to }];
  return [
    { startMs: leg.changeMs, from, to: half.before },
    { startMs: middle(leg.changeMs, next.holdMs), from: half.after, to },
  ];
}

/** A file's timeline, round the clock from its first point on: what SBaGen itself would play. */
export function expandSbg(file: SbgFile): readonly SbgSpan[] {
  const legs = legsOf(file);
  makeRoom(legs, file.fadeMs);
  const changes = legs.map((leg, i) => {
    const next = legs[(i + 1) % legs.length] ?? leg;
    const change = changeOf(leg, next);
    // A bell that a change has rung does not ring on while its tone set holds.
    if (change.middle)
      next.voices = next.voices.map((voice) => (isBell(voice) && !leg.slides ? null : voice));
    return spansOf(leg, next, change);
  });
  const spans = legs.flatMap(({ holdMs, voices }, i) => [
    { startMs: holdMs, from: voices, to: voices },
    ...(changes[i] ?? []),
  ]);
  return tidied(spans);
}
