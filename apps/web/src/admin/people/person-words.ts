import type { ListedPerson, PeopleOrder, PeopleState } from '@overtone/domain/contract/people';
import { formatPlan, OFFERS } from '@overtone/domain/offers/offers';

/** Names of the choices, in the order in which they are shown. */
export const STATE_NAMES: Readonly<Record<PeopleState, string>> = {
  all: 'All accounts',
  confirmed: 'Confirmed',
  unconfirmed: 'Unconfirmed',
  trial: 'On trial',
  subscribed: 'Subscribed',
  ended: 'Trial or subscription ended',
  suspended: 'Suspended',
  admin: 'Admins',
};

/** Names of the orders. */
export const ORDER_NAMES: Readonly<Record<PeopleOrder, string>> = {
  newest: 'Newest first',
  'last-seen': 'Last seen first',
};

const SUBSCRIPTIONS: Readonly<Record<ListedPerson['subscription'], string>> = {
  none: 'No subscription',
  trial: 'On trial',
  active: 'Subscribed',
  expired: 'Ended',
};

/** The subscription with its price, as the offers table names it. */
export function subscriptionWords({
  subscription,
  offerId,
}: Pick<ListedPerson, 'subscription' | 'offerId'>): string {
  const plan = offerId === null ? null : OFFERS[offerId].plan;
  const name = SUBSCRIPTIONS[subscription];
  return plan === null || subscription === 'none' ? name : `${name}, ${formatPlan(plan)}`;
}

/** What is out of the ordinary about an account, in words; most have nothing. */
export function markWords({ role, isConfirmed, suspendedAt }: ListedPerson): readonly string[] {
  return [
    ...(suspendedAt === null ? [] : ['suspended']),
    ...(isConfirmed ? [] : ['unconfirmed']),
    ...(role === 'admin' ? ['admin'] : []),
  ];
}

/** A day in UTC, or that there was none. */
export function dayWords(instant: string | null): string {
  return instant === null ? 'not lately' : instant.slice(0, 10);
}
