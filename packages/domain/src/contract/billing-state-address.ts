import { SUBSCRIPTION_STATES } from '../offers/entitlements.ts';
import { OFFER_IDS } from '../offers/offers.ts';
import { address, reader } from './address.ts';

/** What a person has bought and when it is charged next. */
export type BillingState = NonNullable<ReturnType<typeof stateIn>>;

/** Where one's own subscription is asked about, read without a schema. */
export const BILLING_STATE = address({
  method: 'GET',
  path: '/api/billing',
  response: reader(stateIn),
});

function stateIn(body: unknown) {
  if (typeof body !== 'object' || body === null) return undefined;
  const at = (name: string): unknown => Reflect.get(body, name);
  const instant = (name: string) => {
    const said = at(name);
    return typeof said === 'string' ? said : null;
  };
  const subscription = SUBSCRIPTION_STATES.find((state) => state === at('subscription'));
  const refundDays = at('refundDays');
  if (subscription === undefined || typeof refundDays !== 'number') return undefined;
  return {
    subscription,
    offerId: OFFER_IDS.find((id) => id === at('offerId')) ?? null,
    trialEndsAt: instant('trialEndsAt'),
    renewsAt: instant('renewsAt'),
    endsAt: instant('endsAt'),
    cancelAtPeriodEnd: at('cancelAtPeriodEnd') === true,
    isPaymentDue: at('isPaymentDue') === true,
    refundDays,
  };
}
