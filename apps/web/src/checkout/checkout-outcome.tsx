import { useStore } from '@nanostores/react';
import { BUTTON_TONES } from '@overtone/ui/controls/button-tones';
import { TEXT_LINK } from '@overtone/ui/controls/text-link';
import { useEffect, useState } from 'react';
import { CHECKOUT, CHECKOUT_NOTES, CHECKOUT_WAYS } from '../content/checkout.ts';
import { useSite } from '../site/life/site-parts.tsx';
import { type CheckoutStatus, createCheckoutCheck } from './checkout-check.ts';
import { BoughtPlan } from './bought-plan.tsx';
import { Countdown } from './countdown.tsx';

/**
 * What became of a purchase: of those that the address names, only one that is real, complete and the person's own is
 * celebrated. Where it names none, the page says what a subscription brings, and grants nothing.
 */
export function CheckoutOutcome() {
  const { host } = useSite();
  const [check] = useState(() => createCheckoutCheck(host, sessionIdInAddress));
  useEffect(() => check.start(), [check]);
  const status = useStore(check.$status);
  const isSet = status === 'complete' || status === 'unnamed';
  const { title, text } = isSet
    ? { title: CHECKOUT.title, text: CHECKOUT.leads[status] }
    : CHECKOUT_NOTES[status];
  return (
    <>
      <div className="grid gap-6" aria-live="polite" aria-busy={status === 'checking'}>
        <h1 className="text-chapter tracking-display">{title}</h1>
        <p className="font-serif text-read text-muted">{text}</p>
      </div>
      {isSet ? (
        <Celebration isBought={status === 'complete'} />
      ) : (
        <WaysOn status={status} onAgain={check.start} />
      )}
    </>
  );
}

/** What was bought, what a subscription brings, and the ways on: home by itself after ten seconds. */
function Celebration({ isBought }: { readonly isBought: boolean }) {
  return (
    <>
      {isBought && <BoughtPlan />}
      <ul className="divide-y divide-rule border-y border-rule">
        {CHECKOUT.benefits.map((benefit) => (
          <li key={benefit} className="py-3">
            {benefit}
          </li>
        ))}
      </ul>
      <p className="text-small text-muted">
        {CHECKOUT.terms}{' '}
        <a href="/account" className={TEXT_LINK}>
          {CHECKOUT.account}
        </a>
        .
      </p>
      <div className="flex flex-wrap gap-3">
        <a href="/demo" className={BUTTON_TONES.solid}>
          {CHECKOUT.session}
        </a>
        <a href="/" className={BUTTON_TONES.line}>
          {CHECKOUT.button}
        </a>
      </div>
      <Countdown />
    </>
  );
}

interface WaysOnProps {
  readonly status: Exclude<CheckoutStatus, 'complete' | 'unnamed'>;
  readonly onAgain: () => void;
}

function WaysOn({ status, onAgain }: WaysOnProps) {
  return (
    <div className="flex min-h-11 flex-wrap gap-3">
      {(status === 'pending' || status === 'failed') && (
        <button type="button" className={BUTTON_TONES.solid} onClick={onAgain}>
          {CHECKOUT_WAYS.again}
        </button>
      )}
      {status === 'signedOut' && (
        <a href={signInAndReturn()} className={BUTTON_TONES.solid}>
          {CHECKOUT_WAYS.signIn}
        </a>
      )}
      {status === 'unknown' && (
        <a href="/#pricing-section" className={BUTTON_TONES.solid}>
          {CHECKOUT_WAYS.plans}
        </a>
      )}
      {status !== 'checking' && (
        <a href="/" className={BUTTON_TONES.line}>
          {CHECKOUT_WAYS.home}
        </a>
      )}
    </div>
  );
}

function sessionIdInAddress(): string | null {
  return new URLSearchParams(location.search).get('session_id') || null;
}

function signInAndReturn(): string {
  return `/sign-in?next=${encodeURIComponent(location.pathname + location.search)}`;
}
