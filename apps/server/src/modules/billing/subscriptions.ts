import { isChargeable, subscriptionState } from '@overtone/domain/billing/subscription';
import { AppError } from '../../http/app-error.ts';
import type { Database } from '../../database/connection.ts';
import type { Subscriptions } from '../../ports/subscriptions.ts';
import type { BillingService } from './service.ts';
import type { PersonHash } from './person-hash.ts';
import { customerOf, hadTrial, rememberTrial, subscriptionsOf } from './store.ts';

/**
 * What other modules may know and ask. Reading needs no provider, so a subscription holds while the provider is away,
 * and where purchases were closed after it was sold.
 */
export function billingSubscriptions(parts: {
  readonly database: Database;
  readonly now: () => Date;
  /** Undefined where purchases are closed. */
  readonly service: Pick<BillingService, 'cancelEverything' | 'moveAddress'> | undefined;
  readonly personHash: PersonHash;
}): Subscriptions {
  const { database, now, service, personHash } = parts;
  return {
    subscriptionOf: async (userId) =>
      subscriptionState(await subscriptionsOf(database, userId), now()),

    customerIdOf: async (userId) => (await customerOf(database, userId))?.customerId ?? null,

    async moveAddress(userId, { from, to }) {
      await service?.moveAddress(userId, to);
      // The mark of the old address stays: whoever signs up with it next is most likely the same person.
      if (await hadTrial(database, personHash(from))) {
        await rememberTrial(database, personHash(to), now());
      }
    },

    async cancelEverything(userId) {
      if (service !== undefined) return service.cancelEverything(userId);
      // Nobody may go on being charged for an account that is gone.
      if ((await subscriptionsOf(database, userId)).some(isChargeable)) {
        throw new AppError('billing_unavailable');
      }
    },
  };
}
