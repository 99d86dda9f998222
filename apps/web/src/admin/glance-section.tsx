import { call } from '@overtone/client/api/call';
import { told, whole } from '@overtone/client/api/told';
import { type Glance, GLANCE_DAYS, readGlance } from '@overtone/domain/contract/glance';
import { formatPlan, type OfferId, OFFERS } from '@overtone/domain/offers/offers';
import { Button } from '@overtone/ui/controls/button';
import { Notice } from '@overtone/ui/controls/notice';
import { useCallback, useId } from 'react';
import type { AccountBoot } from '../account/boot-account.ts';
import { useLoaded } from '../account/use-loaded.ts';

/** Subscriptions and trials in five figures. */
export function GlanceSection({ host }: { readonly host: AccountBoot['host'] }) {
  const id = useId();
  const { state, reload } = useLoaded(
    useCallback(() => told(host, call(host, readGlance, {}), whole), [host]),
  );
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4 border-t border-rule py-8">
      <h2 id={id} className="text-title">
        Subscriptions and trials
      </h2>
      {state.kind === 'loading' && <output className="text-small text-muted">Reading…</output>}
      {state.kind === 'refused' && (
        <Notice title="The figures could not be read">
          <p>{state.refusal.sentence}</p>
          <Button tone="quiet" onPress={reload}>
            Try again
          </Button>
        </Notice>
      )}
      {state.kind === 'ready' && <Figures glance={state.value} />}
    </section>
  );
}

function Figures({ glance }: { readonly glance: Glance }) {
  const { plans, monthlyUsd, trials, trialsEndingSoon, endedLately } = glance;
  const running = plans.reduce((sum, plan) => sum + plan.running, 0);
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 md:grid-cols-5">
        <Figure name="Running subscriptions" value={String(running)} />
        <Figure name="Per month, about" value={`$${monthlyUsd.toFixed(2)}`} />
        <Figure name="Trials running" value={String(trials)} />
        <Figure
          name={`Trials ending within ${GLANCE_DAYS.soon} days`}
          value={String(trialsEndingSoon)}
        />
        <Figure name={`Ended in the last ${GLANCE_DAYS.lately} days`} value={String(endedLately)} />
      </dl>
      {plans.length > 0 && (
        <ul className="flex flex-wrap gap-x-6 gap-y-1 text-small">
          {plans.map(({ offerId, running: count }) => (
            <li key={offerId ?? 'unknown'}>
              <span className="figure">{count}</span> × {planWords(offerId)}
            </li>
          ))}
        </ul>
      )}
      <p className="max-w-prose text-small text-muted">
        The monthly figure is an estimate: running subscriptions at their list prices, a twelfth of
        each yearly one, before discounts, taxes, fees and refunds. All of it is as the payment
        provider last reported it.
      </p>
    </>
  );
}

function Figure({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className="flex flex-col-reverse justify-end gap-1">
      <dt className="text-small text-muted">{name}</dt>
      <dd className="figure text-title">{value}</dd>
    </div>
  );
}

function planWords(offerId: OfferId | null): string {
  const plan = offerId === null ? null : OFFERS[offerId].plan;
  return plan === null ? 'plan not known' : `${formatPlan(plan)} (${offerId})`;
}
