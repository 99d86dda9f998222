import { call } from '@overtone/client/api/call';
import { type BillingState, BILLING_STATE } from '@overtone/domain/contract/billing-state-address';
import { useEffect, useState } from 'react';
import { dayWords } from '../account/sections/day-words.ts';
import { planWords } from '../account/sections/plan-words.ts';
import { useSite } from '../site/life/site-parts.tsx';

/** What was bought and when it is charged next; nothing until the server has said so. */
export function BoughtPlan() {
  const { host } = useSite();
  const [billing, setBilling] = useState<BillingState | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    async function ask(): Promise<void> {
      const reply = await call(host, BILLING_STATE, { signal: leaving.signal });
      if (reply.ok && !leaving.signal.aborted) setBilling(reply.value);
    }
    void ask();
    return () => leaving.abort();
  }, [host]);
  if (billing === null || billing.offerId === null) return null;
  const { name, next } = planWords(billing, dayWords);
  return (
    <p className="text-small text-muted">
      <span className="figure block text-title text-ink">{name}</span> {next}
    </p>
  );
}
