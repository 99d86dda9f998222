import type { AccountProgram, AccountPrograms } from '@overtone/domain/contract/programs';
import { MOST_KEPT_CHARACTERS, MOST_KEPT_PROGRAMS } from '@overtone/domain/program/limits';
import { failed, ok, type Result } from '@overtone/domain/result';
import { and, count, desc, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { holdAccount } from '../../database/hold-account.ts';
import { keptPrograms, programRevisions } from '../../database/tables/programs.ts';
import type { ChangeFeed } from '../../ports/change-feed.ts';

/** Why a program was not kept or deleted: another revision stands there, or the account has as much as it can have. */
export interface NotKept {
  readonly kind: 'stale' | 'too-many' | 'too-much';
}

/** Keeps the programs of people. A change that changes nothing makes no new revision, and others are told to the person's other pages. */
export interface ProgramService {
  /** How often anything of the person's programs was written or deleted. */
  readonly revisionOf: (userId: string) => Promise<number>;
  readonly programsOf: (userId: string) => Promise<AccountPrograms>;
  /** Keeps a text under an id where the program is still at `base`; 0 is one that is not there. */
  readonly keep: (
    userId: string,
    id: string,
    base: number,
    text: string,
  ) => Promise<Result<AccountProgram, NotKept>>;
  /** Deletes a program that is still at `base`; one that is not there is deleted already. */
  readonly remove: (
    userId: string,
    id: string,
    base: number,
  ) => Promise<Result<Pick<AccountPrograms, 'revision'>, NotKept>>;
}

/** What the service works with; `now` is the calendar's time. */
export interface ProgramServiceDependencies {
  readonly database: Database;
  readonly now: () => Date;
  readonly feed: ChangeFeed;
}

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

const shown = { id: keptPrograms.id, revision: keptPrograms.revision, text: keptPrograms.text };

/** Makes the service. */
export function programService({
  database,
  now,
  feed,
}: ProgramServiceDependencies): ProgramService {
  const all = (userId: string) => eq(keptPrograms.userId, userId);
  const one = (userId: string, id: string) => and(all(userId), eq(keptPrograms.id, id));

  async function revisionOf(userId: string, reader: Transaction | Database = database) {
    const [row] = await reader
      .select()
      .from(programRevisions)
      .where(eq(programRevisions.userId, userId));
    return row?.revision ?? 0;
  }

  /** Does something to the programs while nobody else does; it gets and leaves the revision and the program at `id`. */
  async function alone<Value>(
    userId: string,
    id: string,
    act: (
      transaction: Transaction,
      revision: number,
      present: AccountProgram | undefined,
    ) => Promise<Result<{ readonly value: Value; readonly revision: number }, NotKept>>,
  ): Promise<Result<Value, NotKept>> {
    let isChanged = false;
    const done = await database.transaction(async (transaction) => {
      await holdAccount(transaction, userId, 'key share');
      await transaction
        .insert(programRevisions)
        .values({ userId, revision: 0 })
        .onConflictDoNothing();
      const ofUser = eq(programRevisions.userId, userId);
      const [row] = await transaction.select().from(programRevisions).where(ofUser).for('update');
      const revision = row?.revision ?? 0;
      const [present] = await transaction.select(shown).from(keptPrograms).where(one(userId, id));
      const acted = await act(transaction, revision, present);
      isChanged = acted.ok && acted.value.revision !== revision;
      if (acted.ok && isChanged) {
        await transaction
          .update(programRevisions)
          .set({ revision: acted.value.revision })
          .where(ofUser);
      }
      return acted;
    });
    if (isChanged) await feed.publish(userId, 'programs');
    return done.ok ? ok(done.value.value) : done;
  }

  async function roomFor(
    transaction: Transaction,
    userId: string,
    id: string,
    text: string,
  ): Promise<NotKept | null> {
    const [others] = await transaction
      .select({ count: count(), characters: sql<number>`coalesce(sum(length(text)), 0)::int` })
      .from(keptPrograms)
      .where(and(all(userId), ne(keptPrograms.id, id)));
    if ((others?.count ?? 0) >= MOST_KEPT_PROGRAMS) return { kind: 'too-many' };
    const characters = (others?.characters ?? 0) + text.length;
    return characters > MOST_KEPT_CHARACTERS ? { kind: 'too-much' } : null;
  }

  return {
    revisionOf: (userId) => revisionOf(userId),

    programsOf: (userId) =>
      database.transaction(
        async (transaction) => ({
          revision: await revisionOf(userId, transaction),
          programs: await transaction
            .select(shown)
            .from(keptPrograms)
            .where(all(userId))
            .orderBy(desc(keptPrograms.createdAt), keptPrograms.id),
        }),
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      ),

    keep: (userId, id, base, text) =>
      alone(userId, id, async (transaction, before, present) => {
        if ((present?.revision ?? 0) !== base) return failed({ kind: 'stale' });
        if (present?.text === text) return ok({ value: present, revision: before });
        const full = await roomFor(transaction, userId, id, text);
        if (full !== null) return failed(full);
        const revision = before + 1;
        const at = now();
        await transaction
          .insert(keptPrograms)
          .values({ userId, id, revision, text, createdAt: at, updatedAt: at })
          .onConflictDoUpdate({
            target: [keptPrograms.userId, keptPrograms.id],
            set: { revision, text, updatedAt: at },
          });
        return ok({ value: { id, revision, text }, revision });
      }),

    remove: (userId, id, base) =>
      alone(userId, id, async (transaction, before, present) => {
        if (present === undefined) return ok({ value: { revision: before }, revision: before });
        if (present.revision !== base) return failed({ kind: 'stale' });
        await transaction.delete(keptPrograms).where(one(userId, id));
        return ok({ value: { revision: before + 1 }, revision: before + 1 });
      }),
  };
}
