import type { Milliseconds } from '../../units.ts';
import { DEFAULT_FADE_MS } from '../program.ts';
import { clockGap, expandSbg, type SbgSpan } from './expand-sbg.ts';
import type { SbgFile, Voice, Voices } from './sbg-file.ts';
import { DAY_MS } from './sbg-limits.ts';

/** A stretch of a file's timeline, counted from its first point. */
export interface Piece {
  readonly startMs: Milliseconds;
  readonly endMs: Milliseconds;
  readonly from: Voices;
  readonly to: Voices;
}

/** Whether nothing is heard. */
function isSilent(voices: Voices): boolean {
  return voices.every((voice) => !voice || voice.percent === 0);
}

/** Whether a file ends: it says so, or its last point is silent. Else it goes round the clock. */
export function hasEnd({ points, ends }: SbgFile): boolean {
  return ends || isSilent(points.at(-1)?.voices ?? []);
}

/** How long a file plays: to its last point where that is an end, else once round the clock. */
function sbgLengthMs(file: SbgFile): Milliseconds {
  const [first] = file.points;
  const last = file.points.at(-1);
  if (!first || !last || !hasEnd(file)) return DAY_MS;
  return clockGap(first.timeMs, last.timeMs) || DAY_MS;
}

/** How long a program fades after a file's last stretch: where that sounds to its end and a day has room. */
export function endFadeOf(pieces: readonly Piece[]): Milliseconds {
  const last = pieces.at(-1);
  const fades = last !== undefined && !isSilent(last.to) && last.endMs + DEFAULT_FADE_MS <= DAY_MS;
  return fades ? DEFAULT_FADE_MS : 0;
}

function between(from: Voice | null, to: Voice | null, x: number): Voice | null {
  if (!from || !to) return from;
  const at = (a: number, b: number) => (x === 1 ? b : a + (b - a) * x);
  return {
    ...from,
    carrierHz: at(from.carrierHz, to.carrierHz),
    beatHz: at(from.beatHz, to.beatHz),
    percent: at(from.percent, to.percent),
  };
}

/** The part of a stretch that lies between two times. */
function clipped({ startMs, endMs, from, to }: Piece, lowMs: number, highMs: number): Piece {
  const at = (timeMs: number) => {
    if (timeMs === startMs) return from;
    if (timeMs === endMs) return to;
    const x = (timeMs - startMs) / (endMs - startMs);
    return from.map((voice, i) => between(voice, to[i] ?? null, x));
  };
  const [low, high] = [Math.max(lowMs, startMs), Math.min(highMs, endMs)];
  return { startMs: low, endMs: high, from: at(low), to: at(high) };
}

function pieceOf(spans: readonly SbgSpan[], i: number, zeroMs: Milliseconds): Piece | null {
  const span = spans[i];
  const next = spans[(i + 1) % spans.length];
  if (!span || !next) return null;
  const startMs = clockGap(zeroMs, span.startMs);
  const lengthMs = clockGap(span.startMs, next.startMs) || DAY_MS;
  return { startMs, endMs: startMs + lengthMs, from: span.from, to: span.to };
}

/** A file's timeline from its first point to its end, stretch by stretch. */
export function piecesOf(file: SbgFile): readonly Piece[] {
  const spans = expandSbg(file);
  const lengthMs = sbgLengthMs(file);
  const zeroMs = file.points[0]?.timeMs ?? 0;
  const shifted = (piece: Piece) => ({
    ...piece,
    startMs: piece.startMs - DAY_MS,
    endMs: piece.endMs - DAY_MS,
  });
  return spans
    .flatMap((_, i) => pieceOf(spans, i, zeroMs) ?? [])
    .flatMap((piece) => (piece.endMs > DAY_MS ? [piece, shifted(piece)] : [piece]))
    .map((piece) => clipped(piece, 0, lengthMs))
    .filter((piece) => piece.endMs > piece.startMs)
    .sort((one, other) => one.startMs - other.startMs);
}
