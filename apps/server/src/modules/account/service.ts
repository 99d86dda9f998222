import type { Account, AccountChange } from '@overtone/domain/contract/account';
import type { Milliseconds } from '@overtone/domain/units';
import { eq } from 'drizzle-orm';
import type { Member } from '../../access/person.ts';
import type { Database } from '../../database/connection.ts';
import { users } from '../../database/tables/identity.ts';
import { AppError } from '../../http/app-error.ts';
import { oneAtATime } from '../../http/request/one-at-a-time.ts';
import type { Subscriptions } from '../../ports/subscriptions.ts';
import type { Identity } from '../identity/identity.ts';
import { turnTaking } from '../../threads/turn-taking.ts';
import { deleteAccount } from './delete-account.ts';
import type { EmailChange } from '../identity/email-change/email-change-store.ts';
import { exportAccount, type OpenSealed } from './export-account.ts';
import type { DataSubject } from './personal-data.ts';

/** What an account is read and changed with. */
export interface AccountDependencies {
  readonly database: Database;
  /** The calendar's time. */
  readonly now: () => Date;
  /** A clock for durations. */
  readonly monotonicNow: () => Milliseconds;
  readonly identity: Pick<
    Identity,
    'confirm' | 'emailChangeOf' | 'goneAccounts' | 'mails' | 'signInMethodsOf'
  >;
  readonly open: OpenSealed;
  readonly subscriptions: Subscriptions;
  readonly usage: {
    readonly usageOf: (userId: string) => Promise<Pick<Account, 'totalMinutes' | 'streakDays'>>;
  };
  /** Ends the streams of a person whose sign-ins have ended. */
  readonly tellSignInsEnded: (userId: string) => Promise<void>;
  /** Told after a mail was promised. */
  readonly onMailPromised: () => void;
}

type AccountRow = typeof users.$inferSelect;

/** A person's account. */
export interface AccountService {
  readonly read: (member: Member) => Promise<Account>;
  readonly change: (member: Member, change: AccountChange) => Promise<Account>;
  /**
   * Everything that is kept about the person, as the text of an `AccountExport`, each piece made when it is asked for.
   *
   * @throws AppError `rate_limited`, while an earlier one is on its way to the person.
   */
  readonly everythingOf: (user: AccountRow) => AsyncIterable<string>;
  /** The same for the person themselves. */
  readonly takeAway: (member: Member) => Promise<AsyncIterable<string>>;
  /**
   * Ends subscriptions, then deletes everything about the person.
   *
   * @throws AppError `wrong_password`; `fresh_sign_in_required` without a password and a recent sign-in;
   * `billing_unavailable` when a subscription can't be ended now, and then nothing is deleted.
   */
  readonly remove: (member: Member, password: string | undefined) => Promise<void>;
  /** Deletes everything about a person in the transaction under way, and promises the mail that says so. */
  readonly deleteRows: (transaction: Database, subject: DataSubject) => Promise<void>;
}

/** Makes the service. */
export function accountService(dependencies: AccountDependencies): AccountService {
  const { database, now, identity, subscriptions, usage, onMailPromised } = dependencies;

  const exports = oneAtATime(dependencies.monotonicNow);
  const takeTurn = turnTaking();

  const userOf = async ({ id }: Member) => {
    const [user] = await database.select().from(users).where(eq(users.id, id));
    if (user === undefined) throw new AppError('unauthenticated');
    return user;
  };
  const read = async (member: Member): Promise<Account> => {
    const [
      user,
      methods,
      subscription,
      paymentCustomerId,
      emailChange,
      { totalMinutes, streakDays },
    ] = await Promise.all([
      userOf(member),
      identity.signInMethodsOf(member.id),
      subscriptions.subscriptionOf(member.id),
      subscriptions.customerIdOf(member.id),
      identity.emailChangeOf(member.id),
      usage.usageOf(member.id),
    ]);
    const { id, email, emailVerified, name, role, timeZone, offerId } = user;
    return {
      id,
      email,
      emailVerified,
      name,
      role,
      timeZone,
      offerId,
      createdAt: user.createdAt.toISOString(),
      signInMethods: [...new Set(methods.map(({ kind }) => kind))],
      subscription,
      paymentCustomerId,
      emailChange: emailChange === undefined ? null : shownChange(emailChange),
      totalMinutes,
      streakDays,
    };
  };
  const deleteRows: AccountService['deleteRows'] = (transaction, subject) =>
    deleteAccount(transaction, subject, {
      now: now(),
      mayBeWrittenTo: identity.mails.mayBeWrittenTo,
      noteGone: identity.goneAccounts.note,
    });
  const everythingOf: AccountService['everythingOf'] = (user) => {
    const parts = { database, now: now(), open: dependencies.open, takeTurn };
    return exports.send(user.id, exportAccount(subjectOf(user), parts));
  };
  return {
    read,
    everythingOf,
    deleteRows,
    async change(member, { name, timeZone }) {
      await database
        .update(users)
        .set({ ...(name && { name }), ...(timeZone && { timeZone }), updatedAt: now() })
        .where(eq(users.id, member.id));
      return read(member);
    },
    takeAway: async (member) => everythingOf(await userOf(member)),
    async remove(member, password) {
      await identity.confirm(member, password);
      const subject = subjectOf(await userOf(member));
      await subscriptions.cancelEverything(member.id);
      await deleteRows(database, subject);
      await dependencies.tellSignInsEnded(member.id);
      onMailPromised();
    },
  };
}

/** Whose data it is that an account's row stands for. */
function subjectOf({ id, email, emailVerified }: AccountRow): DataSubject {
  return { id, email, isEmailVerified: emailVerified };
}

function shownChange({ email, oldConfirmedAt, newConfirmedAt, expiresAt }: EmailChange) {
  return {
    email,
    isOldConfirmed: oldConfirmedAt !== null,
    isNewConfirmed: newConfirmedAt !== null,
    expiresAt: expiresAt.toISOString(),
  };
}
