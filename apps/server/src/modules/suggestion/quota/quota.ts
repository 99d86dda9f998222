import type { Quota } from '@overtone/domain/contract/suggestion-quota';
import { entitlements, type SubscriptionState } from '@overtone/domain/offers/entitlements';
import { failed, ok, type Result } from '@overtone/domain/result';
import type { Milliseconds } from '@overtone/domain/units';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../database/connection.ts';
import { users } from '../../../database/tables/identity.ts';
import {
  personalizationCounts,
  personalizationReservations,
} from '../../../database/tables/suggestions.ts';
import type { Asker } from '../asker.ts';

/** How long a reservation holds its place; longer than any question may take. */
export const RESERVATION_MS: Milliseconds = 60_000;

/** A place that is held until it is committed or released. */
export interface Reservation {
  /** Null where nothing is counted. */
  readonly id: string | null;
  readonly holder: string;
  readonly limit: number | null;
}

/** Counts AI personalizations, exactly, however many requests and servers there are. */
export interface QuotaStore {
  /** How many of how many are used. */
  readonly quotaOf: (asker: Asker) => Promise<Quota>;
  /** Holds a place; fails with the quota when none is left. */
  readonly reserve: (asker: Asker, now: Date) => Promise<Result<Reservation, Quota>>;
  /** Turns a place into a count, in the transaction that keeps the answer, and gives the quota after it. */
  readonly commit: (transaction: Database, reservation: Reservation) => Promise<Quota>;
  /** Gives a place back. */
  readonly release: (reservation: Reservation) => Promise<void>;
}

/** Makes the store. `subscriptionOf` says whether somebody pays, for whom nothing is counted. */
export function quotaStore(
  database: Database,
  subscriptionOf: (userId: string) => Promise<SubscriptionState>,
): QuotaStore {
  async function limitOf({ userId }: Asker): Promise<number | null> {
    const [account] =
      userId === null
        ? []
        : await database.select({ offerId: users.offerId }).from(users).where(eq(users.id, userId));
    const { personalizationsLeft } = entitlements({
      offerId: account?.offerId ?? null,
      subscription: userId === null ? 'none' : await subscriptionOf(userId),
      personalizationsUsed: 0,
      minutesUsedToday: 0,
      dailyLimitEnforced: false,
    });
    return personalizationsLeft === 'unlimited' ? null : personalizationsLeft;
  }

  return {
    async quotaOf(asker) {
      return { used: await usedBy(database, asker.holder), limit: await limitOf(asker) };
    },

    async reserve(asker, now) {
      const { holder, userId } = asker;
      const limit = await limitOf(asker);
      if (limit === null) return ok({ id: null, holder, limit });
      return database.transaction(async (transaction) => {
        // Writing the row, even unchanged, makes every other reservation of this holder wait.
        const [count] = await transaction
          .insert(personalizationCounts)
          .values({ holder, userId, lastUsedAt: now })
          .onConflictDoUpdate({
            target: personalizationCounts.holder,
            set: { lastUsedAt: now },
          })
          .returning({ used: personalizationCounts.used });
        const used = count?.used ?? 0;
        const ofHolder = eq(personalizationReservations.holder, holder);
        const tooOld = new Date(now.getTime() - RESERVATION_MS);
        await transaction
          .delete(personalizationReservations)
          .where(and(ofHolder, lt(personalizationReservations.reservedAt, tooOld)));
        const held = await transaction.$count(personalizationReservations, ofHolder);
        if (used + held >= limit) return failed({ used, limit });
        const [reservation] = await transaction
          .insert(personalizationReservations)
          .values({ holder, reservedAt: now })
          .returning({ id: personalizationReservations.id });
        return ok({ id: reservation?.id ?? null, holder, limit });
      });
    },

    async commit(transaction, { id, holder, limit }) {
      if (id === null) return { used: await usedBy(transaction, holder), limit };
      await transaction
        .delete(personalizationReservations)
        .where(eq(personalizationReservations.id, id));
      const [count] = await transaction
        .update(personalizationCounts)
        .set({ used: sql`${personalizationCounts.used} + 1` })
        .where(eq(personalizationCounts.holder, holder))
        .returning({ used: personalizationCounts.used });
      return { used: count?.used ?? 0, limit };
    },

    async release({ id }) {
      if (id === null) return;
      await database
        .delete(personalizationReservations)
        .where(eq(personalizationReservations.id, id));
    },
  };
}

async function usedBy(database: Database, holder: string): Promise<number> {
  const [count] = await database
    .select({ used: personalizationCounts.used })
    .from(personalizationCounts)
    .where(eq(personalizationCounts.holder, holder));
  return count?.used ?? 0;
}
