import type { ActDone } from '@overtone/domain/contract/people';
import { normaliseEmail } from '@overtone/domain/contact/email';
import { eq } from 'drizzle-orm';
import type { Member } from '../../access/person.ts';
import { users } from '../../database/tables/identity.ts';
import { AppError } from '../../http/app-error.ts';
import type { Subscriptions } from '../../ports/subscriptions.ts';
import type { AccountService } from '../account/service.ts';
import type { Identity } from '../identity/identity.ts';
import { endSecondStep } from '../../database/end-second-step.ts';
import { endSignInsOf } from '../../database/sign-in-rows.ts';
import { actAndShow, type ActedOn, actOnPerson } from './act-on-person.ts';
import { endedWords } from '../../audit/operator-acts.ts';
import { letIn, suspend } from './suspension.ts';

/** What acts on other people's accounts are done with. */
export interface PeopleDependencies {
  readonly identity: Pick<Identity, 'transactions' | 'mails' | 'limiters' | 'now'>;
  readonly account: Pick<AccountService, 'everythingOf' | 'deleteRows'>;
  readonly subscriptions: Pick<Subscriptions, 'cancelEverything'>;
  /** Ends what goes on listening for an account whose sign-ins have ended. */
  readonly tellSignInsEnded: (userId: string) => Promise<void>;
  /** Told after a mail was promised. */
  readonly onMailPromised: () => void;
}

type Act = (admin: Member, id: string) => Promise<ActDone>;

/** What an admin may do to another's account. Each is written into the audit log, or not done; all throw `not_found`. */
export interface PeopleService {
  /** @throws AppError `email_already_verified`. */
  readonly confirm: Act;
  /** @throws AppError `email_already_verified`, `rate_limited`. */
  readonly mailConfirmation: Act;
  /** @throws AppError `rate_limited`. */
  readonly mailPasswordLink: Act;
  readonly endSignIns: Act;
  /** @throws AppError `own_account`, `last_admin`. */
  readonly suspend: Act;
  readonly letIn: Act;
  /** @throws AppError `second_step_off`. */
  readonly turnOffSecondStep: Act;
  /** Everything that is kept about the person. */
  readonly takeAway: (admin: Member, id: string) => Promise<AsyncIterable<string>>;
  /**
   * Deletes the account with this address, subscriptions first.
   *
   * @throws AppError `address_differs`, `own_account`, `last_admin`, `billing_unavailable`.
   */
  readonly remove: (admin: Member, id: string, email: string) => Promise<string>;
}

/** Makes the service. */
export function peopleService(dependencies: PeopleDependencies): PeopleService {
  const { account, subscriptions, tellSignInsEnded, onMailPromised } = dependencies;
  const { transactions, mails, limiters, now } = dependencies.identity;
  const { database } = transactions;
  const parts = { transactions, now };

  const assertUnconfirmed = ({ emailVerified }: ActedOn) => {
    if (emailVerified) throw new AppError('email_already_verified');
  };
  const andTell = async (id: string, done: Promise<ActDone>) => {
    const shown = await done;
    await tellSignInsEnded(id);
    return shown;
  };

  return {
    confirm: (admin, id) =>
      actAndShow(parts, {
        admin,
        id,
        async work(user) {
          assertUnconfirmed(user);
          const confirmed = { emailVerified: true, updatedAt: now() };
          await database.update(users).set(confirmed).where(eq(users.id, id));
          return { act: 'confirm-address', words: 'The address is taken for confirmed.' };
        },
      }),
    mailConfirmation: (admin, id) =>
      actAndShow(parts, {
        admin,
        id,
        async work(user) {
          assertUnconfirmed(user);
          await mails.askToConfirm(user);
          const words = 'The link that confirms the address is mailed once more.';
          return { act: 'mail-confirmation', words };
        },
      }),
    mailPasswordLink: (admin, id) =>
      actAndShow(parts, {
        admin,
        id,
        async work(user) {
          const verdict = await limiters.mails.takeWithin(database, user.email);
          if (!verdict.isAllowed) throw new AppError('rate_limited', verdict);
          await mails.offerNewPassword(user);
          return { act: 'mail-password-link', words: 'A link for a new password is mailed.' };
        },
      }),
    endSignIns: (admin, id) =>
      andTell(
        id,
        actAndShow(parts, {
          admin,
          id,
          work: async () => ({
            act: 'end-sign-ins',
            words: endedWords(await endSignInsOf(database, id)),
          }),
        }),
      ),
    suspend: (admin, id) => andTell(id, suspend(parts, admin, id)),
    letIn: (admin, id) => letIn(parts, admin, id),
    turnOffSecondStep: (admin, id) =>
      actAndShow(parts, {
        admin,
        id,
        async work(user) {
          if (!(await endSecondStep(database, id, now()))) throw new AppError('second_step_off');
          await mails.tellOf('second_step_off', user);
          return { act: 'turn-off-second-step', words: 'Two-step sign-in is turned off.' };
        },
      }),
    async takeAway(admin, id) {
      let pieces: AsyncIterable<string> | undefined;
      await actOnPerson(parts, {
        admin,
        id,
        async work(user) {
          pieces = account.everythingOf(user);
          return { act: 'export', words: 'Everything that is kept was taken away as a file.' };
        },
      });
      if (pieces === undefined) throw new AppError('not_found');
      return pieces;
    },
    async remove(admin, id, email) {
      const check = async (user: ActedOn) => {
        if (normaliseEmail(email) !== user.email) throw new AppError('address_differs');
        return { act: null, words: '' };
      };
      const act = { admin, id, takesAway: true };
      await actOnPerson(parts, { ...act, work: check });
      await subscriptions.cancelEverything(id);
      const did = await actOnPerson(parts, {
        ...act,
        async work(user) {
          await check(user);
          const subject = { id, email: user.email, isEmailVerified: user.emailVerified };
          await account.deleteRows(database, subject);
          return { act: 'delete', words: 'Deleted on request, with everything in it.' };
        },
      });
      onMailPromised();
      await tellSignInsEnded(id);
      return did;
    },
  };
}
