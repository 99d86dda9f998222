import { currentSubscription, stateOf } from '@overtone/domain/billing/subscription';
import type { ListedPerson } from '@overtone/domain/contract/people';
import { inArray, max, sql } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { subscriptions } from '../../database/tables/billing.ts';
import { signIns, users } from '../../database/tables/identity.ts';
import { AppError } from '../../http/app-error.ts';
import { isAlive } from '../../database/sign-in-rows.ts';

/** What an admin sees of these accounts at `now`, in the order of their ids; those that are gone are left out. */
export async function listedPeople(
  database: Database,
  ids: readonly string[],
  now: Date,
): Promise<readonly ListedPerson[]> {
  if (ids.length === 0) return [];
  const ofThem = [...ids];
  const [people, places, bought] = await Promise.all([
    database.select().from(users).where(inArray(users.id, ofThem)),
    database
      .select({
        userId: signIns.userId,
        lastSeenAt: max(signIns.updatedAt),
        alive: sql<number>`count(*) filter (where ${isAlive(now)})::int`,
      })
      .from(signIns)
      .where(inArray(signIns.userId, ofThem))
      .groupBy(signIns.userId),
    database.select().from(subscriptions).where(inArray(subscriptions.userId, ofThem)),
  ]);
  return ids.flatMap((id) => {
    const person = people.find((one) => one.id === id);
    if (person === undefined) return [];
    const place = places.find(({ userId }) => userId === id);
    const current = currentSubscription(
      bought.filter(({ userId }) => userId === id),
      now,
    );
    return [
      {
        id,
        email: person.email,
        name: person.name,
        isConfirmed: person.emailVerified,
        role: person.role,
        createdAt: person.createdAt.toISOString(),
        lastSeenAt: place?.lastSeenAt?.toISOString() ?? null,
        subscription: current === undefined ? 'none' : stateOf(current, now),
        offerId: current?.offerId ?? null,
        signIns: place?.alive ?? 0,
        hasSecondStep: person.twoFactorEnabled,
        suspendedAt: person.suspendedAt?.toISOString() ?? null,
      },
    ];
  });
}

/**
 * The same of one account.
 *
 * @throws AppError `not_found`.
 */
export async function listedPerson(
  database: Database,
  id: string,
  now: Date,
): Promise<ListedPerson> {
  const [person] = await listedPeople(database, [id], now);
  if (person === undefined) throw new AppError('not_found');
  return person;
}
