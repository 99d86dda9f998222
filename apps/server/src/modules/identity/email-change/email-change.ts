import type { Milliseconds } from '@overtone/domain/units';
import { eq } from 'drizzle-orm';
import type { Member } from '../../../access/person.ts';
import { holdAccount } from '../../../database/hold-account.ts';
import { holdSignIn } from '../../../database/sign-in-rows.ts';
import { users } from '../../../database/tables/identity.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Subscriptions } from '../../../ports/subscriptions.ts';
import { atLeast } from '../../../time/at-least.ts';
import type { Identity } from '../identity.ts';
import { lockAddress } from '../lock-address.ts';
import {
  agree,
  type ChangeEnd,
  dropEmailChange,
  dropEmailChangeOf,
  type EmailChange,
  emailChangeBy,
  keepEmailChange,
} from './email-change-store.ts';
import { moveAddress } from './move-address.ts';

/** What a change of address works with. */
export interface EmailChangeDependencies {
  readonly identity: Pick<Identity, 'transactions' | 'confirm' | 'mails' | 'now'>;
  readonly subscriptions: Pick<Subscriptions, 'moveAddress'>;
}

/** What somebody sees who opens one of the links. */
export interface EmailChangeQuestion {
  readonly end: ChangeEnd;
  readonly from: string;
  readonly to: string;
}

/** What an answer led to: the other end is awaited, it is done, it was stopped, or nothing can come of it any more. */
export type EmailChangeAnswer = 'waiting' | 'done' | 'stopped' | 'gone';

/** Moving an account to another address, with the agreement of both mailboxes. */
export interface EmailChangeService {
  /**
   * Mails both ends. Neither the answer nor its time tells whether the new address has an account; its mailbox is told.
   *
   * @throws AppError `same_email`, `wrong_password`, `fresh_sign_in_required`; `unauthenticated` where the sign-in has ended
   * meanwhile.
   */
  readonly ask: (member: Member, email: string, password: string | undefined) => Promise<void>;
  /** Stops what the person has asked for. */
  readonly stop: (member: Member) => Promise<void>;
  /** What a link asks; undefined when it no longer works. */
  readonly question: (token: string) => Promise<EmailChangeQuestion | undefined>;
  /** @throws AppError `billing_unavailable` while the payment provider can't be told; the answer counts all the same. */
  readonly answer: (token: string, isAgreed: boolean) => Promise<EmailChangeAnswer>;
}

/** Many times what keeping the request and promising two mails take. */
const ANSWER_MS: Milliseconds = 250;

/** Makes the service. */
export function emailChangeService({
  identity,
  subscriptions,
}: EmailChangeDependencies): EmailChangeService {
  const { mails, now } = identity;
  const { database, together } = identity.transactions;

  const isTaken = async (email: string) =>
    (await database.$count(users, eq(users.email, email))) > 0;
  const addressOf = async (userId: string) => {
    const [user] = await database.select().from(users).where(eq(users.id, userId));
    return user?.email;
  };

  /** Both ends agree. The payment provider comes first: should it be away, nothing has changed, and the link works again. */
  const finish = async (change: EmailChange): Promise<EmailChangeAnswer> => {
    const { userId, signInId, email: to } = change;
    const from = await addressOf(userId);
    if (from === undefined) return 'gone';
    if (!(await isTaken(to))) await subscriptions.moveAddress(userId, { from, to });
    return together(async () => {
      await lockAddress(database, to);
      await holdAccount(database, userId, 'update');
      if (!(await dropEmailChange(database, change)) || (await isTaken(to))) return 'gone';
      await moveAddress(database, { userId, signInId, from, to }, now());
      return 'done';
    });
  };

  return {
    async ask(member, email, password) {
      await identity.confirm(member, password);
      if (email === member.email) throw new AppError('same_email');
      const promise = async () => {
        if (!(await holdSignIn(database, member))) throw new AppError('unauthenticated');
        const tokens = await keepEmailChange(database, member, email, now());
        const there = { id: member.id, email };
        await mails.mailLink('email_change_agree', member, tokens.old);
        if (await isTaken(email)) await mails.tellAddressInUse(email);
        else await mails.mailLink('email_change_confirm', there, tokens.new);
      };
      await atLeast(ANSWER_MS, together(promise));
    },
    stop: ({ id }) => dropEmailChangeOf(database, id),
    async question(token) {
      const found = await emailChangeBy(database, token, now());
      const from = found && (await addressOf(found.change.userId));
      return found && from !== undefined
        ? { end: found.end, from, to: found.change.email }
        : undefined;
    },
    async answer(token, isAgreed) {
      const found = await emailChangeBy(database, token, now());
      if (found === undefined) return 'gone';
      if (!isAgreed) return (await dropEmailChange(database, found.change)) ? 'stopped' : 'gone';
      const change = await agree(database, found, now());
      if (change === undefined) return 'gone';
      const isBoth = change.oldConfirmedAt !== null && change.newConfirmedAt !== null;
      return isBoth ? finish(change) : 'waiting';
    },
  };
}
