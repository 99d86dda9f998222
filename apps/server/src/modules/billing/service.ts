import { isChargeable } from '@overtone/domain/billing/subscription';
import { trialDaysFor } from '@overtone/domain/billing/trial';
import type { CheckoutState } from '@overtone/domain/contract/billing';
import type { OfferId } from '@overtone/domain/offers/offers';
import type { Member } from '../../access/person.ts';
import type { Database } from '../../database/connection.ts';
import { AppError } from '../../http/app-error.ts';
import type { Checkout, PaymentEvent, Payments } from '../../ports/payments.ts';
import { type PaymentTurns, paymentTurns } from './receiving/payment-turns.ts';
import type { PaymentAccount } from './provider-account/payment-account.ts';
import type { PersonHash } from './person-hash.ts';
import { refresh } from './receiving/refresh.ts';
import {
  type Customer,
  customerOf,
  expectPayment,
  findCustomer,
  hadTrial,
  lockPayments,
  mayBeCharged,
  overdueCustomers,
  rememberEvent,
  saveCustomer,
} from './store.ts';
import { unknownCustomer } from './receiving/unknown-customer.ts';

/** What purchases need from outside. */
export interface BillingServiceOptions {
  readonly payments: Payments;
  readonly account: Pick<PaymentAccount, 'confirm' | 'hold'>;
  readonly offersOnSale: readonly OfferId[];
  /** Where the pages are that people come back to. */
  readonly siteUrl: string;
  readonly personHash: PersonHash;
  readonly database: Database;
  readonly now: () => Date;
  /** Told of a customer of whom the provider knows nothing. */
  readonly onUnknownCustomer: (customerId: string) => void;
}

/** Selling and keeping subscriptions. Every method throws AppError `billing_unavailable` when the provider is away. */
export interface BillingService {
  /**
   * The page to pay on.
   *
   * @throws AppError `offer_not_on_sale`, or `already_subscribed` for somebody who would pay twice.
   */
  readonly begin: (member: Member, offerId: OfferId) => Promise<string>;
  /** Whether the person had the one trial. Nothing is asked of the provider. */
  readonly hadTrial: (member: Member) => Promise<boolean>;
  /** How a checkout of the person's own ended. @throws AppError `not_found` for any other. */
  readonly checkoutState: (member: Member, checkoutId: string) => Promise<CheckoutState>;
  /** The page on which a person changes the card, sees receipts and cancels; also without a subscription. */
  readonly portal: (member: Member) => Promise<string>;
  /**
   * Says whether the running subscription ends with the period that is paid for.
   *
   * @throws AppError `no_subscription` when none runs.
   */
  readonly setEnding: (member: Member, ends: boolean) => Promise<void>;
  /** Acts on a message of the provider, once. */
  readonly receive: (event: PaymentEvent) => Promise<void>;
  /** Everybody of whom a message should have come by now. */
  readonly overdue: () => Promise<readonly Customer[]>;
  /** Asks the provider about one of them. */
  readonly check: (customer: Customer) => Promise<void>;
  /** Tells the provider that a customer's address is another. */
  readonly moveAddress: (userId: string, to: string) => Promise<void>;
  /** See `Subscriptions.cancelEverything`. */
  readonly cancelEverything: (userId: string) => Promise<void>;
}

/** A checkout that ends sooner than this is not offered again. */
const MIN_TIME_TO_PAY_MS = 30 * 60_000;

/** Messages that may be about a subscription. */
const TOLD_ABOUT = /^(?:customer\.(?:subscription\.|deleted$)|checkout\.session\.|invoice\.)/u;

/** Makes the service. */
export function billingService(options: BillingServiceOptions): BillingService {
  const { payments, account, offersOnSale, siteUrl, personHash, database, now } = options;
  const anyTurns = paymentTurns(database);
  /** Turns in which the provider may be asked: his answers are about our customers. */
  const turns: PaymentTurns = {
    run: async (work, about) => account.confirm().then(() => anyTurns.run(work, about)),
    runFor: async (userId, work) => account.confirm().then(() => anyTurns.runFor(userId, work)),
  };
  const refreshed = (transaction: Database, customer: Customer) =>
    refresh(transaction, customer, options);
  const { origin } = new URL(siteUrl);
  const successUrl = `${origin}/checkout-success?session_id={CHECKOUT_SESSION_ID}`;

  /** Makes the person a customer where the provider does not know one and nothing may be charged to a lost one. */
  const readyCustomer = async (transaction: Database, member: Member): Promise<Customer> => {
    const known = await customerOf(transaction, member.id);
    if (known !== undefined) {
      const standing = await payments.customerStanding(known.customerId);
      if (standing === 'known') return known;
      if (standing === 'unknown' && (await mayBeCharged(transaction, member.id, now()))) {
        options.onUnknownCustomer(known.customerId);
        throw unknownCustomer(known.customerId);
      }
    }
    await account.hold(transaction);
    const customer = {
      userId: member.id,
      customerId: await payments.createCustomer({
        userId: member.id,
        email: member.email,
        replaces: known?.customerId,
      }),
    };
    await saveCustomer(transaction, customer, now());
    return customer;
  };

  /** Leaves at most one checkout that can be paid: the one to use again, if there is any. */
  const openCheckout = async (customerId: string, isWanted: (open: Checkout) => boolean) => {
    let wanted: Checkout | undefined;
    for (const open of await payments.openCheckouts(customerId)) {
      if (wanted === undefined && isWanted(open)) wanted = open;
      else await payments.expireCheckout(open.id);
    }
    return wanted;
  };

  return {
    async begin(member, offerId) {
      if (!offersOnSale.includes(offerId)) throw new AppError('offer_not_on_sale');
      const page = await turns.runFor(member.id, async (transaction) => {
        const customer = await readyCustomer(transaction, member);
        const { customerId, userId } = customer;
        // First nothing else can be paid, then the provider is asked: so nothing is paid in between.
        const open = await openCheckout(
          customerId,
          (one) =>
            one.offerId === offerId &&
            one.successUrl === successUrl &&
            one.expiresAt.getTime() > now().getTime() + MIN_TIME_TO_PAY_MS,
        );
        const isCharged = async () => (await refreshed(transaction, customer)).some(isChargeable);
        let isSubscribed = await isCharged();
        const trialDays = trialDaysFor(
          offerId,
          await hadTrial(transaction, personHash(member.email)),
        );
        if (open?.trialDays === trialDays && !isSubscribed) return open.url;
        if (open !== undefined) {
          await payments.expireCheckout(open.id);
          isSubscribed = await isCharged();
        }
        if (isSubscribed) return undefined;
        const begun = await payments.beginCheckout({
          customerId,
          userId,
          offerId,
          trialDays,
          successUrl,
          cancelUrl: `${origin}/#pricing-section`,
        });
        await expectPayment(transaction, userId, begun.expiresAt);
        return begun.url;
      });
      if (page === undefined || page === null) throw new AppError('already_subscribed');
      return page;
    },

    hadTrial: ({ email }) => hadTrial(database, personHash(email)),

    async checkoutState(member, checkoutId) {
      const checkout = await payments.findCheckout(checkoutId);
      if (checkout?.userId !== member.id) throw new AppError('not_found');
      const isComplete = checkout.status === 'complete';
      if (isComplete) {
        await turns.runFor(member.id, async (transaction) => {
          const customer = await customerOf(transaction, member.id);
          if (customer !== undefined) await refreshed(transaction, customer);
        });
      }
      return { isComplete, offerId: checkout.offerId };
    },

    async portal(member) {
      const { customerId } = await turns.runFor(member.id, (transaction) =>
        readyCustomer(transaction, member),
      );
      return payments.portalUrl(customerId, `${origin}/account`);
    },

    async setEnding(member, ends) {
      const isDone = await turns.runFor(member.id, async (transaction) => {
        const customer = await customerOf(transaction, member.id);
        if (customer === undefined) return false;
        const running = (await refreshed(transaction, customer)).filter(isChargeable);
        for (const { id } of running) await payments.setEnding(id, ends);
        await refreshed(transaction, customer);
        return running.length > 0;
      });
      if (!isDone) throw new AppError('no_subscription');
    },

    async receive(event) {
      const { customerId } = event;
      const isAbout = customerId !== undefined && TOLD_ABOUT.test(event.type);
      const work = async (transaction: Database) => {
        if (!(await rememberEvent(transaction, event, now())) || !isAbout) return;
        const told = await findCustomer(transaction, customerId);
        if (told === undefined) return;
        await lockPayments(transaction, told.userId);
        const customer = await findCustomer(transaction, customerId);
        if (customer !== undefined) await refreshed(transaction, customer);
      };
      await (isAbout ? turns.run(work, customerId) : anyTurns.run(work));
    },

    overdue: () => overdueCustomers(database, now()),

    async check({ userId, customerId }) {
      await turns.runFor(userId, async (transaction) => {
        const customer = await findCustomer(transaction, customerId);
        if (customer !== undefined) await refreshed(transaction, customer);
      });
    },

    async moveAddress(userId, to) {
      // Whoever never went to pay may move while the provider is away.
      const asked = await anyTurns.runFor(userId, (transaction) => customerOf(transaction, userId));
      if (asked === undefined) return;
      await turns.runFor(userId, () => payments.setEmail(asked.customerId, to));
    },

    async cancelEverything(userId) {
      // Whoever never went to pay may go while the provider is away.
      const asked = await anyTurns.runFor(userId, (transaction) => customerOf(transaction, userId));
      if (asked === undefined) return;
      await turns.runFor(userId, async (transaction) => {
        const customer = await customerOf(transaction, userId);
        if (customer === undefined) return;
        const { customerId } = customer;
        if ((await payments.customerStanding(customerId)) === 'unknown') {
          options.onUnknownCustomer(customerId);
          if (await mayBeCharged(transaction, userId, now())) throw unknownCustomer(customerId);
          return;
        }
        await openCheckout(customerId, () => false);
        const running = (await refreshed(transaction, customer)).filter(isChargeable);
        for (const { id } of running) await payments.endNow(id);
        await payments.deleteCustomer(customerId);
        if ((await refreshed(transaction, customer)).some(isChargeable)) {
          throw new AppError('billing_unavailable', {
            cause: `A subscription of the customer ${customerId} goes on after it was ended.`,
          });
        }
      });
    },
  };
}
