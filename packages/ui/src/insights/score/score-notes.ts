import { pairHeight, type RhythmPair } from '@overtone/domain/figure/pair-curve';
import type { InsightSession } from '@overtone/domain/contract/usage';
import { nearestState } from '@overtone/domain/suggestion/nearest-state';
import { SUGGESTION_STATES, type TaskState } from '@overtone/domain/suggestion/states';
import { partsOn, type Stave } from '@overtone/domain/usage/staves';
import type { Degrees } from '@overtone/domain/units';
import { type ScoreFrame, xOf, yOf } from './score-frame.ts';

/** A part of a session as it is drawn on one stave. */
export interface ScoreNote {
  readonly stave: number;
  readonly x: number;
  readonly width: number;
  /** Middle of the stroke: above the stave's line where focus was rated higher after than before. */
  readonly y: number;
  /** The stroke: the session's own pair. */
  readonly path: string;
}

/** A session as it is drawn. */
export interface ScoreSession {
  readonly session: InsightSession;
  /** The state whose pair is nearest; null without a fast rhythm. */
  readonly state: TaskState | null;
  /** Hue of that state. */
  readonly hue: Degrees | null;
  /** Whether it was rated before and after; then a head stands where it begins. */
  readonly isRated: boolean;
  /** Over midnight it goes on on the next stave; never empty. */
  readonly notes: readonly ScoreNote[];
}

/** All pairs are drawn at one scale, so that a faster rhythm looks faster. */
const PIXELS_A_SECOND = 160;
const AMPLITUDE = 5;
/** The fast rhythm is drawn higher than in larger figures, or nobody could see it here. */
const FAST_SHARE = 0.8;
const PIXELS_A_POINT_OF_RATING = 1.4;
const STEP = 0.5;
const SHORTEST = 3;

/** The sessions on their staves; one that lies on none of them is left out. */
export function scoreSessions(
  frame: ScoreFrame,
  staves: readonly Stave[],
  sessions: readonly InsightSession[],
): readonly ScoreSession[] {
  return sessions.flatMap((session) => {
    const { before, after } = session;
    const isRated = before !== null && after !== null;
    const rise = isRated ? (after - before) * PIXELS_A_POINT_OF_RATING : 0;
    const notes = session.parts
      .flatMap((part) => partsOn(staves, part))
      .toSorted((one, other) => one.startMs - other.startMs)
      .flatMap(({ stave, startMs, endMs }) => {
        const day = staves[stave];
        if (day === undefined) return [];
        const startX = xOf(frame, day, startMs);
        const width = Math.max(SHORTEST, xOf(frame, day, endMs) - startX);
        const x = Math.min(startX, frame.right - width);
        const y = yOf(frame, stave) - rise;
        return [{ stave, x, width, y, path: strokeOf(session, { x, width, y }) }];
      });
    const state = nearestState(session);
    const hue = state === null ? null : SUGGESTION_STATES[state].hue;
    return notes.length === 0 ? [] : [{ session, state, hue, isRated, notes }];
  });
}

/** Room around a stroke. */
const AROUND = { x: 4, y: 9 } as const;

/** The place that a part of a session takes, with room around its stroke. */
export function groundOf({ x, y, width }: ScoreNote) {
  return {
    left: x - AROUND.x,
    top: y - AROUND.y,
    width: width + 2 * AROUND.x,
    height: 2 * AROUND.y,
  };
}

function strokeOf(pair: RhythmPair, { x, width, y }: Pick<ScoreNote, 'x' | 'width' | 'y'>): string {
  const steps = Math.ceil(width / STEP);
  const places = Array.from({ length: steps + 1 }, (_, index) => {
    const along = (index / steps) * width;
    const height = pairHeight(pair, along / PIXELS_A_SECOND, FAST_SHARE);
    return `${tenth(x + along)} ${tenth(y - AMPLITUDE * height)}`;
  });
  return `M${places.join('L')}`;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
