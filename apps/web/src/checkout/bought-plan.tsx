import { useEffect, useState } from 'react';
import type { PlanWords } from '../account/sections/plan-words.ts';
import { useSite } from '../site/life/site-parts.tsx';

/** What was bought and when it is charged next; nothing until the server has said so. */
export function BoughtPlan() {
  const { host } = useSite();
  const [plan, setPlan] = useState<PlanWords | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    async function ask(): Promise<void> {
      try {
        const { askForPlan } = await import('./ask-for-plan.ts');
        const words = await askForPlan(host, leaving.signal);
        if (!leaving.signal.aborted) setPlan(words);
      } catch (cause) {
        host.log.error('The plan could not be shown', cause);
      }
    }
    void ask();
    return () => leaving.abort();
  }, [host]);
  if (plan === null) return null;
  return (
    <p className="text-small text-muted">
      <span className="figure block text-title text-ink">{plan.name}</span> {plan.next}
    </p>
  );
}
