import type { DatabaseConnection } from '../database/connection.ts';
import { newsletterSubscribers } from '../database/tables/contact.ts';
import { mails } from '../database/tables/mails.ts';

/** What became of writes that were acknowledged. */
export interface Losses {
  /** Not there. */
  readonly lost: readonly string[];
  /** There more than once, or with more than one mail. */
  readonly doubled: readonly string[];
  /** There without the mail that was promised with it. */
  readonly unpromised: readonly string[];
}

/** Nothing lost, nothing doubled. */
export const NO_LOSS: Losses = { lost: [], doubled: [], unpromised: [] };

/** What of the acknowledged subscriptions is missing, and what is there twice. */
export async function lossesOf(
  { database }: DatabaseConnection,
  acknowledged: readonly string[],
): Promise<Losses> {
  const kept = countsOf(
    (await database.select().from(newsletterSubscribers)).map(({ email }) => email),
  );
  const promised = countsOf(
    (await database.select().from(mails)).map(({ recipient }) => recipient),
  );
  return {
    lost: acknowledged.filter((email) => !kept.has(email)),
    doubled: [...kept, ...promised].filter(([, count]) => count > 1).map(([email]) => email),
    unpromised: acknowledged.filter((email) => !promised.has(email)),
  };
}

function countsOf(all: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}
