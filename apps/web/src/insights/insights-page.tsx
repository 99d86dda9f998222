import { useStore } from '@nanostores/react';
import { createInterfaceStore } from '@overtone/client/settings-sync/interface-store';
import { askForInsights } from '@overtone/client/usage/insights-api';
import { exportUse, type InsightSpan } from '@overtone/domain/contract/usage';
import { InsightsPanel, type InsightsState } from '@overtone/ui/insights/insights-panel';
import { useShownLayout } from '@overtone/ui/theme/use-shown-layout';
import { useEffect, useState } from 'react';
import type { AccountBoot } from '../account/boot-account.ts';
import { followSettings } from '../account/follow-settings.ts';
import { MembersOnly } from '../account/members-only.tsx';

/** What one's sessions amount to. */
export function InsightsPage({ boot }: { readonly boot: AccountBoot }) {
  return (
    <MembersOnly boot={boot} here="/insights">
      {(user) => <Panel boot={boot} person={user.id} />}
    </MembersOnly>
  );
}

function Panel({
  boot: { host, theme },
  person,
}: {
  readonly boot: AccountBoot;
  readonly person: string;
}) {
  const [look] = useState(() => createInterfaceStore(host.storage));
  useShownLayout(look);
  const { asksForRatings } = useStore(look.$interface);
  useEffect(() => followSettings({ host, theme, look, person }), [host, theme, look, person]);
  const [span, setSpan] = useState<InsightSpan>(30);
  const [state, setState] = useState<InsightsState>({ kind: 'loading' });
  useEffect(() => {
    let isWanted = true;
    async function begin(): Promise<void> {
      const reply = await askForInsights(host, span);
      if (isWanted) setState(insightsState(reply));
    }
    void begin();
    return () => {
      isWanted = false;
    };
  }, [host, span]);
  const retry = async () => setState(insightsState(await askForInsights(host, span)));
  const choose = (chosen: InsightSpan) => {
    setState((before) => ('insights' in before ? { ...before, kind: 'updating' } : before));
    setSpan(chosen);
  };
  return (
    <>
      <InsightsPanel
        title={<h1 className="text-title text-muted">Insights</h1>}
        state={state}
        span={span}
        onSpan={choose}
        onRetry={() => void retry()}
        exportHref={exportUse.path}
        host={host}
        sessionHref="/demo"
        ratingWish={{ asks: asksForRatings, onChange: look.setAsksForRatings }}
      />
      <p className="max-w-prose pt-8 text-small text-muted">
        Ratings move for many reasons. To learn whether the rhythm is one of them, put it to{' '}
        <a href="/demo#self-test" className="text-accent underline underline-offset-3">
          a blind self-test
        </a>
        .
      </p>
    </>
  );
}

function insightsState(reply: Awaited<ReturnType<typeof askForInsights>>): InsightsState {
  return reply.ok ? { kind: 'ready', insights: reply.value } : { kind: 'failed' };
}
