import {
  PAYMENT_GRACE_DAYS,
  PAYMENT_STATUSES,
  stateOf,
} from '@overtone/domain/billing/subscription';
import type { SubscriptionState } from '@overtone/domain/offers/entitlements';
import { type SQL, sql } from 'drizzle-orm';
import { subscriptions } from '../../database/tables/billing.ts';
import { users } from '../../database/tables/identity.ts';

/** Whether the state of a user's subscription at `now` is this one: `subscriptionState` in SQL. */
export function isInState(state: Exclude<SubscriptionState, 'none'>, now: Date): SQL {
  const has = (other: SubscriptionState) => hasSubscription(other, now);
  if (state === 'active') return has('active');
  if (state === 'trial') return sql`${has('trial')} and not ${has('active')}`;
  return sql`${has('expired')} and not ${has('active')} and not ${has('trial')}`;
}

/** Whether the user has any subscription in this state. */
function hasSubscription(state: SubscriptionState, now: Date): SQL {
  return sql`exists (select from ${subscriptions} where ${subscriptions.userId} = ${users.id} and ${isOfState(state, now)})`;
}

/** Whether a subscription is in this state: `stateOf` in SQL. */
export function isOfState(state: SubscriptionState, now: Date): SQL {
  const { status, periodStart } = subscriptions;
  const statuses = PAYMENT_STATUSES.filter(
    (one) => one !== 'past_due' && stateOf({ status: one, periodStart: now }, now) === state,
  );
  const graceBegan = sql`${now.toISOString()}::timestamptz - make_interval(days => ${PAYMENT_GRACE_DAYS})`;
  const ofDue = {
    active: sql`or (${status} = 'past_due' and ${periodStart} > ${graceBegan})`,
    expired: sql`or (${status} = 'past_due' and ${periodStart} <= ${graceBegan})`,
    trial: sql``,
    none: sql``,
  }[state];
  return sql`(${status} = any(${statusList(statuses)}) ${ofDue})`;
}

function statusList(statuses: readonly string[]): SQL {
  return sql`array[${sql.join(
    statuses.map((status) => sql`${status}`),
    sql`, `,
  )}]::text[]`;
}
