import type { ScoreSession } from './score-notes.ts';

/** Keys that lead from one session to another. */
const STEPS: Readonly<Record<string, (place: Place) => number>> = {
  ArrowLeft: ({ index }) => index - 1,
  ArrowRight: ({ index }) => index + 1,
  ArrowUp: (place) => onOtherStave(place, -1),
  ArrowDown: (place) => onOtherStave(place, 1),
  Home: () => 0,
  End: ({ sessions }) => sessions.length - 1,
};

interface Place {
  readonly sessions: readonly ScoreSession[];
  readonly index: number;
}

/** The session that a key leads to, or null where the key is none of these; at either end it stays where it is. */
export function stepTo(
  key: string,
  sessions: readonly ScoreSession[],
  index: number,
): number | null {
  const to = STEPS[key]?.({ sessions, index });
  return to === undefined ? null : Math.max(0, Math.min(sessions.length - 1, to));
}

/** The session nearest in hour on the next stave that has any, in a direction. */
function onOtherStave({ sessions, index }: Place, direction: 1 | -1): number {
  const [from] = sessions[index]?.notes ?? [];
  if (from === undefined) return index;
  const others = sessions.flatMap(({ notes: [note] }, other) =>
    note !== undefined && (note.stave - from.stave) * direction > 0 ? [{ other, note }] : [],
  );
  const [next] = others.sort(
    (one, two) =>
      (one.note.stave - two.note.stave) * direction ||
      Math.abs(one.note.x - from.x) - Math.abs(two.note.x - from.x),
  );
  return next?.other ?? index;
}

/** The session under a place of the picture: on the nearest stave that is at hand, the nearest along it; null far from any. */
export function sessionAt(
  sessions: readonly ScoreSession[],
  { x, y }: { readonly x: number; readonly y: number },
  reach: number,
): number | null {
  const near = sessions.flatMap(({ notes }, index) =>
    notes.map((note) => ({
      index,
      off: Math.hypot(Math.max(0, note.x - x, x - note.x - note.width), note.y - y),
    })),
  );
  const [nearest] = near.sort((one, other) => one.off - other.off);
  return nearest !== undefined && nearest.off <= reach ? nearest.index : null;
}
