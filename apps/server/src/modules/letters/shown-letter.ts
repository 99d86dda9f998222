import {
  LETTER_FAILURES_SHOWN,
  type Letter,
  type LettersPage,
  type ListedLetter,
} from '@overtone/domain/contract/letters';
import { PAGE_ROWS } from '@overtone/domain/contract/page-cursor';
import { and, desc, eq, isNotNull, notInArray } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { isBehind, microsOf, readCursor, writeCursor } from '../../database/keyset.ts';
import { letters } from '../../database/tables/letters.ts';
import { mails } from '../../database/tables/mails.ts';
import { isPending, SUSPENDED, UNSUBSCRIBED } from '../../outbox/outbox.ts';
import { AUDIENCES } from './audience.ts';

type LetterRow = typeof letters.$inferSelect;

/** A page of letters, the newest first. */
export async function lettersPage(
  database: Database,
  after: string | undefined,
): Promise<LettersPage> {
  const { createdAt, id } = letters;
  const rows = await database
    .select({ letter: letters, micros: microsOf(createdAt) })
    .from(letters)
    .where(after === undefined ? undefined : isBehind(createdAt, id, readCursor(after)))
    .orderBy(desc(createdAt), desc(id))
    .limit(PAGE_ROWS + 1);
  const page = rows.slice(0, PAGE_ROWS);
  const last = rows.length > PAGE_ROWS ? page.at(-1) : undefined;
  return {
    letters: page.map(({ letter }) => listed(letter)),
    next: last ? writeCursor({ part: 'l', micros: last.micros, id: last.letter.id }) : null,
  };
}

/** A letter with whom it reaches now, or reached when it began, and how far it has come. */
export async function shownLetter(
  database: Database,
  row: LetterRow,
  perMinute: number,
  now: Date,
): Promise<Letter> {
  const isDraft = row.state === 'draft';
  const isIts = eq(mails.letterId, row.id);
  const [people, waiting, failures] = await Promise.all([
    isDraft ? AUDIENCES[row.audience].count(database, now) : row.people,
    isDraft ? 0 : database.$count(mails, and(isIts, isPending)),
    isDraft ? [] : failuresOf(database, row.id),
  ]);
  const remaining = row.wholeAt === null ? Math.max(0, people - row.promised) : 0;
  const reached = row.sent + row.failed + waiting;
  return {
    ...listed(row),
    text: row.text,
    revision: row.revision,
    people,
    remaining,
    waiting,
    failed: row.failed,
    leftOut: Math.max(0, people - remaining - reached),
    perMinute,
    failures,
  };
}

async function failuresOf(database: Database, letterId: string): Promise<Letter['failures']> {
  const rows = await database
    .select({ at: mails.failedAt, recipient: mails.recipient, reason: mails.lastError })
    .from(mails)
    .where(
      and(
        eq(mails.letterId, letterId),
        isNotNull(mails.failedAt),
        notInArray(mails.lastError, [UNSUBSCRIBED, SUSPENDED]),
      ),
    )
    .orderBy(desc(mails.failedAt), desc(mails.id))
    .limit(LETTER_FAILURES_SHOWN);
  return rows.flatMap(({ at, recipient, reason }) =>
    at === null ? [] : [{ at: at.toISOString(), recipient, reason: reason ?? '' }],
  );
}

function listed({ id, audience, subject, state, sent, ...row }: LetterRow): ListedLetter {
  return {
    id,
    audience,
    subject,
    state,
    sent,
    updatedAt: row.updatedAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}
