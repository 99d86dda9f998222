import type { InsightSession } from '../contract/usage.ts';
import { hoursOn, partsOn, type Stave } from './staves.ts';

/** Parts of the day, by the hour that each begins with. */
const PARTS = [
  { name: 'night', fromHour: -1 },
  { name: 'morning', fromHour: 6 },
  { name: 'afternoon', fromHour: 12 },
  { name: 'evening', fromHour: 18 },
] as const;

/** A quarter of the day. */
export type PartOfDay = (typeof PARTS)[number]['name'];

/** Fewest sessions, and days that they lie on, from which a habit may be read. */
const FEWEST = { sessions: 5, days: 4 } as const;

/** Share of all time that one part of the day holds where it is said to be the one. */
const HABIT_SHARE = 0.6;

/** When in the day somebody uses it: mostly in one part, at no one time, or too little is known. */
export type UseOfDay = PartOfDay | 'spread' | 'tooFew';

/** The part of the day with most of the time of use, by the clock where the person lives. */
export function useOfDay(sessions: readonly InsightSession[], staves: readonly Stave[]): UseOfDay {
  const parts = sessions.flatMap((session) =>
    session.parts.flatMap((part) => partsOn(staves, part)),
  );
  const days = new Set(parts.map(({ stave }) => stave)).size;
  if (sessions.length < FEWEST.sessions || days < FEWEST.days) return 'tooFew';
  const hours = new Map<PartOfDay, number>();
  let all = 0;
  for (const { stave, startMs, endMs } of parts) {
    const day = staves[stave];
    if (day === undefined) continue;
    const [from, to] = [hoursOn(day, startMs), hoursOn(day, endMs)];
    PARTS.forEach(({ name, fromHour }, index) => {
      const until = PARTS[index + 1]?.fromHour ?? 24;
      const within = Math.max(0, Math.min(to, until) - Math.max(from, fromHour));
      hours.set(name, (hours.get(name) ?? 0) + within);
      all += within;
    });
  }
  const [most] = [...hours].sort(([, one], [, other]) => other - one);
  return most !== undefined && most[1] >= HABIT_SHARE * all ? most[0] : 'spread';
}
