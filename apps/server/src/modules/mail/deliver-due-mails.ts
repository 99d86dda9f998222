import type { Logger } from 'pino';
import type { LetterContent } from '@overtone/domain/contract/letters';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { letters } from '../../database/tables/letters.ts';
import type { MailRefusal, MailSender } from '../../ports/mail-sender.ts';
import { composeMail, type MailLinks } from './compose-mail.ts';
import { asWork } from '../../work.ts';
import type { MailKind } from './texts/mail-text.ts';
import {
  claimDueMails,
  type DueMail,
  markRefused,
  markSent,
  withdrawFromSuspended,
} from '../../outbox/outbox.ts';

/** What mails are delivered with. */
export interface MailDelivery {
  readonly database: Database;
  readonly sender: MailSender;
  readonly links: MailLinks;
  /** Kinds of mails that have nothing to say yet; they stay promised. */
  readonly held?: readonly MailKind[];
  readonly log: Logger;
  /** The calendar's time. */
  readonly now: () => Date;
  /** Told why a mail was given up. */
  readonly onGivenUp: (why: GivenUpBecause) => void;
}

/** Why a mail was given up: refused for good, refused too often, or its link stopped working while it waited. */
export type GivenUpBecause = 'permanent' | 'too_often' | 'too_late';

/** Few enough that all of them, sent at once, end well within the lease. */
const BATCH = 5;

/** A mail whose link no longer works would only lead people astray. */
const TOO_LATE: MailRefusal = { kind: 'permanent', detail: 'the link in it has expired' };

const SENDER_REFUSED = 'the mail server does not take mails from us; they are kept and tried again';

/**
 * Makes one attempt at a batch of due mails, outside any transaction. Each is sent at least once: one whose acceptance
 * could not be written down is sent again, under the same Message-ID, when its lease has run out.
 *
 * @returns how many mails were due.
 * @throws the driver's error when the database does not answer.
 */
export async function deliverDueMails(delivery: MailDelivery): Promise<number> {
  await withdrawFromSuspended(delivery.database, delivery.now());
  const due = await claimDueMails(delivery.database, delivery.now(), BATCH, delivery.held);
  const carried = await lettersOf(delivery.database, due);
  const outcomes = await Promise.allSettled(
    due.map((mail) => attempt(delivery, mail, carried.get(mail.letterId ?? ''))),
  );
  const failure = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failure !== undefined) throw failure.reason;
  return due.length;
}

/** The letters that these mails carry, which nobody can change any more. */
async function lettersOf(
  database: Database,
  due: readonly DueMail[],
): Promise<ReadonlyMap<string, LetterContent>> {
  const ids = new Set(due.flatMap(({ letterId }) => letterId ?? []));
  if (ids.size === 0) return new Map();
  const rows = await database
    .select()
    .from(letters)
    .where(inArray(letters.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

async function attempt(
  delivery: MailDelivery,
  mail: DueMail,
  letter: LetterContent | undefined,
): Promise<void> {
  const { database, log, now } = delivery;
  const line = { mailId: mail.id, kind: mail.kind, attempt: mail.attempts };
  const refusal = isTooLate(mail, now()) ? TOO_LATE : await send(delivery, mail, letter);
  if (refusal === undefined) {
    await markSent(database, mail, now());
    log.info(line, 'mail sent');
  } else {
    const outcome = await markRefused(database, mail, refusal, now());
    if (outcome === 'given up') delivery.onGivenUp(becauseOf(refusal));
    const told = { ...line, refusal: refusal.kind };
    if (refusal.kind === 'sender') log.error(told, SENDER_REFUSED);
    else log.warn(told, outcome === 'given up' ? 'mail given up' : 'mail refused');
  }
}

function becauseOf(refusal: MailRefusal): GivenUpBecause {
  if (refusal === TOO_LATE) return 'too_late';
  return refusal.kind === 'permanent' ? 'permanent' : 'too_often';
}

function isTooLate({ expiresAt }: DueMail, now: Date): boolean {
  return expiresAt !== null && expiresAt <= now;
}

/** What the sender throws, a full disk say, may pass like any temporary refusal. */
async function send(
  { sender, links }: MailDelivery,
  mail: DueMail,
  letter: LetterContent | undefined,
): Promise<MailRefusal | undefined> {
  try {
    const message = composeMail(mail, links, letter);
    const sent = await asWork({ kind: 'mail', name: mail.kind }, () => sender.send(message));
    return sent.ok ? undefined : sent.reason;
  } catch (error) {
    return { kind: 'temporary', detail: String(error) };
  }
}
