import { SUCCESS_REDIRECT_SECONDS } from '@overtone/domain/checkout/success-redirect';
import { BUTTON_TONES } from '@overtone/ui/controls/button-tones';
import { useEffect, useState } from 'react';
import { CHECKOUT } from '../content/checkout.ts';
import { startCountdown } from '../site/countdown.ts';
import { SitePage } from '../site/site-page.tsx';
import { useSite } from '../site/site-parts.tsx';

/** What follows a subscription: what it brings, and the way home, by itself after ten seconds. */
export function CheckoutPage() {
  const { host } = useSite();
  const [secondsLeft, setSecondsLeft] = useState<number>(SUCCESS_REDIRECT_SECONDS);
  useEffect(() => startCountdown(host, SUCCESS_REDIRECT_SECONDS, setSecondsLeft), [host]);
  useEffect(() => {
    if (secondsLeft === 0) location.assign('/');
  }, [secondsLeft]);
  return (
    <SitePage>
      <div className="page grid max-w-3xl gap-6 py-16">
        <h1 className="text-hero tracking-tight">{CHECKOUT.title}</h1>
        <p className="font-serif text-read text-muted">{CHECKOUT.lead}</p>
        <ul className="divide-y divide-rule border-y border-rule">
          {CHECKOUT.benefits.map((benefit) => (
            <li key={benefit} className="py-3">
              {benefit}
            </li>
          ))}
        </ul>
        <p role="timer" aria-live="off" className="text-muted">
          Taking you home in <span className="figure text-ink">{secondsLeft}</span>{' '}
          {secondsLeft === 1 ? 'second' : 'seconds'}.
        </p>
        <a href="/" className={`${BUTTON_TONES.solid} justify-self-start`}>
          {CHECKOUT.button}
        </a>
      </div>
    </SitePage>
  );
}
