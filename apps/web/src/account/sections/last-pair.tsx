import { askForInsights } from '@overtone/client/usage/insights-api';
import type { Host } from '@overtone/client/platform/host';
import type { InsightSession } from '@overtone/domain/contract/usage';
import { pairCaption } from '@overtone/domain/figure/pair-caption';
import { smoothPairCurve } from '@overtone/domain/figure/pair-curve';
import { nearestState } from '@overtone/domain/suggestion/nearest-state';
import { SUGGESTION_STATES } from '@overtone/domain/suggestion/states';
import { Plot } from '@overtone/ui/figure/plot';
import { accentCss } from '@overtone/ui/theme/hue-theme';
import { useEffect, useState } from 'react';

/** The pair that the person played last, in its hue; nothing where no session of the last thirty days is known. */
export function LastPair({ host }: { readonly host: Pick<Host, 'fetch' | 'log'> }) {
  const last = useLastSession(host);
  const state = last === null ? null : nearestState(last);
  if (last === null || state === null) return null;
  return (
    <figure className="order-last w-full min-w-0 lg:order-none lg:w-auto lg:flex-1">
      <svg
        aria-hidden
        color={accentCss(SUGGESTION_STATES[state].hue)}
        className="h-10 w-full overflow-visible"
      >
        <Plot curve={smoothPairCurve(last)} />
      </svg>
      <figcaption className="mt-2 text-note text-muted">
        Your last pair, nearest to {SUGGESTION_STATES[state].label}. {pairCaption(last)}.
      </figcaption>
    </figure>
  );
}

/** What a self-test hides is not told here, either. */
function useLastSession(host: Pick<Host, 'fetch' | 'log'>): InsightSession | null {
  const [last, setLast] = useState<InsightSession | null>(null);
  useEffect(() => {
    let isWanted = true;
    async function begin(): Promise<void> {
      const reply = await askForInsights(host, 30);
      if (!isWanted || !reply.ok) return;
      setLast(reply.value.sessions.findLast(({ inTest }) => inTest === undefined) ?? null);
    }
    void begin();
    return () => {
      isWanted = false;
    };
  }, [host]);
  return last;
}
