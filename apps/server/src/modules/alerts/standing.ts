import type { Milliseconds } from '@overtone/domain/units';
import { CONDITIONS } from './conditions.ts';
import type { Readings } from './readings.ts';

/** Something that is wrong, and what the operator was told of it. */
export interface StandingAlert {
  readonly name: string;
  /** What is wrong, as it was found last. */
  readonly sentence: string;
  readonly since: Date;
  /** When it was found last, by whichever server. */
  readonly foundAt: Date;
  /** When the operator was last told; null before. */
  readonly toldAt: Date | null;
}

/** Something to be told. */
export interface News {
  readonly kind: 'raised' | 'still' | 'over';
  readonly alert: StandingAlert;
}

/** What was not found for so long is over; a value that swings about a limit is one alert, not many. */
const OVER_AFTER_MS: Milliseconds = 10 * 60_000;

/** What stands is told again once a day. */
const REMIND_AFTER_MS: Milliseconds = 24 * 3_600_000;

/** The alerts that stand after a look, by the pure rule: what is found stands, what is known to be well ends after a while. */
export function afterLook(
  standing: readonly StandingAlert[],
  readings: Readings,
  now: Date,
): { readonly standing: readonly StandingAlert[]; readonly over: readonly StandingAlert[] } {
  const next: StandingAlert[] = [];
  const over: StandingAlert[] = [];
  for (const { name, find } of CONDITIONS) {
    const before = standing.find((alert) => alert.name === name);
    const sentence = find(readings);
    if (typeof sentence === 'string') {
      next.push({
        name,
        sentence,
        since: before?.since ?? now,
        foundAt: now,
        toldAt: before?.toldAt ?? null,
      });
    } else if (before !== undefined) {
      const isOver = sentence === null && now.getTime() - before.foundAt.getTime() >= OVER_AFTER_MS;
      (isOver ? over : next).push(before);
    }
  }
  return { standing: next, over };
}

/** What the operator has to be told: what is new, what has stood for another day, and the end of what they know of. */
export function newsOf(
  { standing, over }: ReturnType<typeof afterLook>,
  now: Date,
): readonly News[] {
  return [
    ...standing.flatMap((alert): News[] => {
      if (alert.toldAt === null) return [{ kind: 'raised', alert }];
      const isLongAgo = now.getTime() - alert.toldAt.getTime() >= REMIND_AFTER_MS;
      return isLongAgo ? [{ kind: 'still', alert }] : [];
    }),
    ...over.flatMap((alert): News[] => (alert.toldAt === null ? [] : [{ kind: 'over', alert }])),
  ];
}
