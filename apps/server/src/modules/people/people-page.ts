import { PAGE_ROWS } from '@overtone/domain/contract/page-cursor';
import type { PeopleOrder, PeoplePage, PeopleState } from '@overtone/domain/contract/people';
import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { signIns, users } from '../../database/tables/identity.ts';
import {
  isBehind,
  microsOf,
  type PageCursor,
  readCursor,
  writeCursor,
} from '../../database/keyset.ts';
import { listedPeople } from './listed-people.ts';
import { isInState } from './subscription-states.ts';

/** What is asked of the list. */
export interface PeopleQuestion {
  /** A part of the address or the name; empty for everybody. */
  readonly search: string;
  readonly state: PeopleState;
  readonly order: PeopleOrder;
  /** The `next` of the page before. */
  readonly after?: string | undefined;
}

/** An account, and where the list goes on behind it. */
interface Found extends PageCursor {
  readonly userId: string;
}

/** Parts of the list by last visit: those who were here, then those of whom no sign-in is left. */
const SEEN = 's';
const UNSEEN = 'n';

/** A page of accounts. Neither the database nor the server looks at the accounts of the pages before. */
export async function peoplePage(
  database: Database,
  { search, state, order, after }: PeopleQuestion,
  now: Date,
): Promise<PeoplePage> {
  const isWanted = and(isInPeopleState(state, now), isCalled(search));
  const cursor = after === undefined ? undefined : readCursor(after);
  const found =
    order === 'newest'
      ? await newest(database, isWanted, cursor, PAGE_ROWS + 1)
      : await lastSeen(database, isWanted, cursor, PAGE_ROWS + 1);
  const page = found.slice(0, PAGE_ROWS);
  const last = found.length > PAGE_ROWS ? page.at(-1) : undefined;
  return {
    people: [
      ...(await listedPeople(
        database,
        page.map(({ userId }) => userId),
        now,
      )),
    ],
    next: last === undefined ? null : writeCursor(last),
  };
}

async function newest(
  database: Database,
  isWanted: SQL | undefined,
  cursor: PageCursor | undefined,
  limit: number,
): Promise<readonly Found[]> {
  const { id, createdAt } = users;
  const rows = await database
    .select({ id, micros: microsOf(createdAt) })
    .from(users)
    .where(and(isWanted, cursor && isBehind(createdAt, id, cursor)))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
  return rows.map((row) => ({ ...row, part: UNSEEN, userId: row.id }));
}

async function lastSeen(
  database: Database,
  isWanted: SQL | undefined,
  cursor: PageCursor | undefined,
  limit: number,
): Promise<readonly Found[]> {
  const seen = cursor?.part === UNSEEN ? [] : await bySignIn(database, isWanted, cursor, limit);
  if (seen.length === limit) return seen;
  const isUnseen = sql`not exists (select from ${signIns} where ${signIns.userId} = ${users.id})`;
  const behind = cursor?.part === UNSEEN ? cursor : undefined;
  const unseen = await newest(database, and(isWanted, isUnseen), behind, limit - seen.length);
  return [...seen, ...unseen];
}

/** By the sign-in that was used last, one for each account. */
async function bySignIn(
  database: Database,
  isWanted: SQL | undefined,
  cursor: PageCursor | undefined,
  limit: number,
): Promise<readonly Found[]> {
  const { id, userId, updatedAt } = signIns;
  const isNewest = sql`not exists (select from ${signIns} as later where later.user_id = ${userId}
    and (later.updated_at, later.id) > (${updatedAt}, ${id}))`;
  const rows = await database
    .select({ id, userId, micros: microsOf(updatedAt) })
    .from(signIns)
    .innerJoin(users, eq(users.id, userId))
    .where(and(isWanted, isNewest, cursor && isBehind(updatedAt, id, cursor)))
    .orderBy(desc(updatedAt), desc(id))
    .limit(limit);
  return rows.map((row) => ({ ...row, part: SEEN }));
}

function isInPeopleState(state: PeopleState, now: Date): SQL | undefined {
  const conditions: Readonly<Record<PeopleState, SQL | undefined>> = {
    all: undefined,
    confirmed: eq(users.emailVerified, true),
    unconfirmed: eq(users.emailVerified, false),
    trial: isInState('trial', now),
    subscribed: isInState('active', now),
    ended: isInState('expired', now),
    suspended: isNotNull(users.suspendedAt),
    admin: eq(users.role, 'admin'),
  };
  return conditions[state];
}

function isCalled(search: string): SQL | undefined {
  const part = search.trim().toLowerCase();
  if (part === '') return undefined;
  return sql`(strpos(${users.email}, ${part}) > 0 or strpos(lower(${users.name}), ${part}) > 0)`;
}
