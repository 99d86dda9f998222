import type { AccountApi } from '@overtone/client/account/account-api';
import { createApiClient } from '@overtone/client/api/api-client';
import type { Host } from '@overtone/client/platform/host';
import { PURCHASES_CLOSED_TEXT } from '@overtone/domain/billing/purchases-closed';
import type { Billing } from '@overtone/domain/contract/billing';
import type { Quota } from '@overtone/domain/contract/suggestion-quota';
import { CANCELLATION_TAKES_EFFECT, OFFERS, type OfferId } from '@overtone/domain/offers/offers';
import { useEffect, useState } from 'react';
import { offerPrice, offerPromises } from '../content/offer-words.ts';
import { AccountSection } from './account-section.tsx';
import { ActionButton } from './action-button.tsx';
import { dayWords } from './day-words.ts';
import { goTo } from './go-to.ts';
import { planWords } from './plan-words.ts';
import { useLoaded } from './use-loaded.ts';

/** What the plan needs to know. */
export interface PlanSectionProps {
  readonly api: AccountApi;
  readonly host: Host;
  /** The offer that the person came through. */
  readonly offerId: OfferId | null;
}

/** What the person has, what it costs, and how to change it. */
export function PlanSection({ api, host, offerId }: PlanSectionProps) {
  const { state, set } = useLoaded(api.billing);
  const quota = useQuota(host);
  return (
    <AccountSection title="Plan">
      {state.kind === 'refused' && <p role="alert">{state.refusal.sentence}</p>}
      {state.kind === 'ready' && (
        <Plan api={api} billing={state.value} quota={quota} offerId={offerId} onChange={set} />
      )}
    </AccountSection>
  );
}

function Plan({
  api,
  billing,
  quota,
  offerId,
  onChange,
}: {
  readonly api: AccountApi;
  readonly billing: Billing;
  readonly quota: Quota | null;
  readonly offerId: OfferId | null;
  readonly onChange: (billing: Billing) => void;
}) {
  const words = planWords(billing, dayWords);
  const runs = billing.subscription === 'trial' || billing.subscription === 'active';
  return (
    <>
      <p>
        <span className="block text-title font-semibold">{words.name}</span>
        {words.next !== null && <span className="block text-muted">{words.next}</span>}
        {quota !== null && <span className="block text-muted">{quotaWords(quota)}</span>}
      </p>
      {!billing.purchases && <p className="text-small text-muted">{PURCHASES_CLOSED_TEXT}</p>}
      {runs && (
        <div className="flex flex-wrap gap-3">
          <ActionButton text="Payments and invoices" ask={api.portal} onDone={goTo} />
          {billing.cancelAtPeriodEnd ? (
            <ActionButton text="Keep my plan" tone="solid" ask={api.resume} onDone={onChange} />
          ) : (
            <ActionButton text="Cancel my plan" tone="quiet" ask={api.cancel} onDone={onChange} />
          )}
        </div>
      )}
      {runs && <p className="text-small text-muted">{termsWords(billing)}</p>}
      {!runs && billing.purchases && <OffersToBuy api={api} offerId={offerId} />}
    </>
  );
}

/** The account's own offer where it has a price, and the year. */
function OffersToBuy({
  api,
  offerId,
}: {
  readonly api: AccountApi;
  readonly offerId: OfferId | null;
}) {
  const own = offerId !== null && OFFERS[offerId].plan !== null ? offerId : 'monthly';
  const ids = [...new Set<OfferId>([own, 'annual'])];
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {ids.map((id) => (
        <li key={id} className="grid content-between gap-4 border border-rule p-5">
          <p>
            <span className="figure block text-title">{offerPrice(OFFERS[id])}</span>
            <span className="text-small text-muted">{offerPromises(OFFERS[id]).join(' · ')}</span>
          </p>
          <ActionButton
            text="Choose"
            tone={id === own ? 'solid' : 'line'}
            ask={() => api.checkout(id)}
            onDone={goTo}
          />
        </li>
      ))}
    </ul>
  );
}

function useQuota(host: Host): Quota | null {
  const [quota, setQuota] = useState<Quota | null>(null);
  useEffect(() => {
    void createApiClient(host)
      .quota()
      .then((reply) => reply.ok && setQuota(reply.value));
  }, [host]);
  return quota;
}

function quotaWords({ used, limit }: Quota): string {
  return limit === null
    ? `AI personalizations: ${used} so far, without a limit.`
    : `AI personalizations: ${Math.max(0, limit - used)} of ${limit} left.`;
}

function termsWords({ cancelAtPeriodEnd, refundDays }: Billing): string {
  const refund = `You get your money back within ${refundDays} days of a payment.`;
  return cancelAtPeriodEnd
    ? refund
    : `A cancellation takes effect ${CANCELLATION_TAKES_EFFECT}. ${refund}`;
}
