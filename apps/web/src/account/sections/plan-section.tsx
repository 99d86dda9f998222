import type { AccountApi } from '@overtone/client/account/account-api';
import { call } from '@overtone/client/api/call';
import { readQuota } from '@overtone/domain/contract/suggestion';
import type { Host } from '@overtone/client/platform/host';
import { PURCHASES_CLOSED_TEXT } from '@overtone/domain/billing/purchases-closed';
import type { Billing } from '@overtone/domain/contract/billing';
import type { Quota } from '@overtone/domain/contract/suggestion-quota';
import { purchaseSentence } from '@overtone/domain/offers/charge-sentence';
import {
  CANCELLATION_TAKES_EFFECT,
  formatPlan,
  OFFERS,
  type OfferId,
} from '@overtone/domain/offers/offers';
import { offersToBuy } from '@overtone/domain/offers/offers-to-buy';
import { useEffect, useState } from 'react';
import { AccountSection } from './account-section.tsx';
import { buyWords } from './buy-words.ts';
import { ActionButton } from '../form/action-button.tsx';
import { dayWords } from './day-words.ts';
import { goTo } from '../go-to.ts';
import { planWords } from './plan-words.ts';
import { QuotaTicks } from './quota-ticks.tsx';
import { Refused } from '../refused.tsx';
import { useLoaded } from '../use-loaded.ts';

/** What the plan needs to know. */
export interface PlanSectionProps {
  readonly api: AccountApi;
  readonly host: Host;
  /** The offer that the person came through. */
  readonly offerId: OfferId | null;
  /** Names of the offers that can be bought now. */
  readonly onSale: readonly string[];
}

/** What the person has, what it costs, and how to change it. */
export function PlanSection({ api, host, offerId, onSale }: PlanSectionProps) {
  const { state, reload, set } = useLoaded(api.billing);
  const quota = useQuota(host);
  return (
    <AccountSection title="Plan">
      <Refused state={state} onRetry={reload} />
      {state.kind === 'ready' && (
        <Plan
          api={api}
          billing={state.value}
          quota={quota}
          choices={offersToBuy(offerId, onSale)}
          onChange={set}
        />
      )}
    </AccountSection>
  );
}

function Plan({
  api,
  billing,
  quota,
  choices,
  onChange,
}: {
  readonly api: AccountApi;
  readonly billing: Billing;
  readonly quota: Quota | null;
  readonly choices: readonly OfferId[];
  readonly onChange: (billing: Billing) => void;
}) {
  const words = planWords(billing, dayWords);
  const runs = billing.subscription === 'trial' || billing.subscription === 'active';
  return (
    <>
      <p>
        <span className="block text-read font-semibold">{words.name}</span>
        {words.next !== null && <span className="block text-muted">{words.next}</span>}
        {quota !== null && <span className="block text-muted">{quotaWords(quota)}</span>}
        {quota !== null && <QuotaTicks {...quota} />}
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
      {runs && <p className="text-small text-muted">{endingWords(billing)}</p>}
      {!runs && billing.purchases && (
        <OffersToBuy api={api} choices={choices} trialUsed={billing.trialUsed} />
      )}
    </>
  );
}

/** The account's own offer where it is on sale, and one of the other period. */
function OffersToBuy({
  api,
  choices,
  trialUsed,
}: {
  readonly api: AccountApi;
  readonly choices: readonly OfferId[];
  readonly trialUsed: boolean;
}) {
  return (
    <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
      {choices.map((id) => (
        <li
          key={id}
          className="grid content-between justify-items-start gap-4 border-t border-rule pt-4"
        >
          <p>
            <span className="figure mb-2 block text-title">{planPrice(id)}</span>
            <span className="text-small text-muted">{purchaseSentence(id, { trialUsed })}</span>
          </p>
          <ActionButton
            text={buyWords(id, { trialUsed })}
            tone={id === choices[0] ? 'solid' : 'line'}
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
    void call(host, readQuota, {}).then((reply) => reply.ok && setQuota(reply.value));
  }, [host]);
  return quota;
}

function quotaWords({ used, limit }: Quota): string {
  return limit === null
    ? `AI personalizations: ${used} so far, without a limit.`
    : `AI personalizations: ${Math.max(0, limit - used)} of ${limit} left.`;
}

function endingWords({ cancelAtPeriodEnd, refundDays }: Billing): string {
  return cancelAtPeriodEnd
    ? `If you ask within ${refundDays} days of a payment, you get your money back.`
    : `A cancellation takes effect ${CANCELLATION_TAKES_EFFECT}.`;
}

function planPrice(id: OfferId): string {
  const { plan } = OFFERS[id];
  return plan === null ? '' : formatPlan(plan);
}
