import type { AlertStore } from './alert-store.ts';
import type { Readings } from './readings.ts';
import { afterLook, type News, newsOf, type StandingAlert } from './standing.ts';

/** What a look needs. */
export interface Look {
  readonly store: AlertStore;
  readonly readings: Readings;
  readonly now: Date;
  /** Tells the operator. @throws when nobody could be told; then it is told at the next look. */
  readonly tell: (news: readonly News[]) => Promise<void>;
}

/**
 * One look: keeps what stands and tells what is new. Of several servers on one database only one tells.
 *
 * @throws what the store or the telling threw; nothing is forgotten by that.
 */
export async function look({ store, readings, now, tell }: Look): Promise<void> {
  let news: readonly News[] = [];
  await store.update((standing) => {
    const looked = afterLook(standing, readings, now);
    news = newsOf(looked, now);
    return looked.standing.map((alert) =>
      news.some((each) => each.alert === alert) ? { ...alert, toldAt: now } : alert,
    );
  });
  if (news.length === 0) return;
  try {
    await tell(news);
  } catch (error) {
    await store.update((standing) => untold(standing, news));
    throw error;
  }
}

/** As it was before somebody was told in vain. What is over stands again, so that its end is told at the next look. */
function untold(
  standing: readonly StandingAlert[],
  news: readonly News[],
): readonly StandingAlert[] {
  const before = news.map(({ alert }) => alert);
  const isNews = ({ name }: StandingAlert) => before.some((alert) => alert.name === name);
  return [...standing.filter((alert) => !isNews(alert)), ...before];
}
