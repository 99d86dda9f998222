import { localTimeZone } from '@overtone/client/platform/local-time-zone';
import type { Host } from '@overtone/client/platform/host';
import { INSIGHT_SPANS, type Insights, type InsightSpan } from '@overtone/domain/contract/usage';
import { localDays } from '@overtone/domain/usage/local-days';
import { stavesOf } from '@overtone/domain/usage/staves';
import { SESSION_DAYS } from '@overtone/domain/usage/usage-rules';
import { type ReactNode, useMemo } from 'react';
import { Button } from '../controls/button.tsx';
import { BUTTON_TONES } from '../controls/button-tones.tsx';
import { Choice } from '../controls/choice.tsx';
import { Notice } from '../controls/notice.tsx';
import { Switch } from '../controls/switch.tsx';
import { useCalmValue } from '../page/calm-panels.tsx';
import { BandsUsed } from './bands-used.tsx';
import { InsightsTables } from './insights-tables.tsx';
import { MinutesByDay } from './minutes-by-day.tsx';
import { NoSessions } from './no-sessions.tsx';
import { Opening } from './opening.tsx';
import { PairRatingsTable } from './ratings/pair-ratings-table.tsx';
import { SessionsScore } from './score/sessions-score.tsx';
import { ZoneNote } from './zone-note.tsx';
import { UsageFigures } from './usage-figures.tsx';

/** What there is to show; `updating` shows the insights of before while others are fetched. */
export type InsightsState =
  | { readonly kind: 'loading' | 'failed' }
  | { readonly kind: 'ready' | 'updating'; readonly insights: Insights };

/** Whether somebody wants to be asked how focused they are. */
export interface RatingWish {
  readonly asks: boolean;
  readonly onChange: (asks: boolean) => void;
}

/** What the panel is given. */
export interface InsightsPanelProps {
  /** Stands beside the choice of the time shown. */
  readonly title?: ReactNode;
  readonly state: InsightsState;
  readonly span: InsightSpan;
  readonly onSpan: (span: InsightSpan) => void;
  /** Asks again after a failure. */
  readonly onRetry: () => void;
  /** Where the person's sessions can be taken away as CSV. */
  readonly exportHref: string;
  /** Fetches what a file of the score needs. */
  readonly host: Pick<Host, 'fetch'>;
  /** Where a session can be begun; absent where that is in view anyway. */
  readonly sessionHref?: string;
  /** Whether the person is asked for ratings, and how to change that; absent where it is not known. */
  readonly ratingWish?: RatingWish;
}

const SPAN_NAMES: Readonly<Record<InsightSpan, string>> = {
  30: '30 days',
  90: '90 days',
  365: 'Year',
};

const SPAN_OPTIONS = INSIGHT_SPANS.map((span) => {
  return { value: String(span), name: SPAN_NAMES[span] };
});

/** What a person's sessions amount to: a sentence and figures, minutes and ratings beside each other, the score, bands. */
export function InsightsPanel({
  title,
  state,
  span,
  onSpan,
  onRetry,
  exportHref,
  host,
  sessionHref,
  ratingWish,
}: InsightsPanelProps) {
  const insights = useCalmValue('insights' in state ? state.insights : null);
  // Who has never had a session has none in any time.
  const isEmpty = insights?.summary.totalMinutes === 0 && insights.byBand.length === 0;
  const asksForRatings = useCalmValue(ratingWish?.asks === true);
  const hasFailed = useCalmValue(state.kind === 'failed');
  const choose = (chosen: string) => {
    const known = INSIGHT_SPANS.find((candidate) => String(candidate) === chosen);
    if (known !== undefined) onSpan(known);
  };
  return (
    <section aria-label="Insights" className="grid gap-8">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        {title}
        {!isEmpty && (
          <div
            className={`w-full max-w-60 sm:max-w-72 ${state.kind === 'loading' ? 'invisible' : ''}`}
          >
            <Choice
              label="Time shown"
              isLabelHidden
              options={SPAN_OPTIONS}
              value={String(span)}
              onChange={choose}
            />
          </div>
        )}
      </div>
      {hasFailed && (
        <Notice title="Your sessions could not be read">
          <p>Nothing is lost: they are kept with your account.</p>
          <Button tone="quiet" onPress={onRetry}>
            Try again
          </Button>
        </Notice>
      )}
      {/* In the place of the sentence, and as high as a window: what is below does not jump when it comes. */}
      <output
        aria-live="polite"
        className={
          state.kind === 'loading'
            ? 'block min-h-[80svh] font-display text-chapter tracking-display text-faint'
            : 'sr-only'
        }
      >
        {(state.kind === 'loading' || state.kind === 'updating') && 'Reading your sessions…'}
      </output>
      {insights !== null && (
        <InsightsContent
          insights={insights}
          isUpdating={state.kind === 'updating'}
          exportHref={exportHref}
          host={host}
          sessionHref={sessionHref}
          asksForRatings={asksForRatings}
        />
      )}
      {ratingWish !== undefined && (
        <Switch isOn={ratingWish.asks} onChange={ratingWish.onChange}>
          Ask me how focused I am, before and after a session
        </Switch>
      )}
    </section>
  );
}

interface InsightsContentProps {
  readonly insights: Insights;
  readonly isUpdating: boolean;
  readonly exportHref: string;
  readonly host: Pick<Host, 'fetch'>;
  readonly sessionHref: string | undefined;
  readonly asksForRatings: boolean;
}

function InsightsContent({
  insights,
  isUpdating,
  exportHref,
  host,
  sessionHref,
  asksForRatings,
}: InsightsContentProps) {
  const hasUse = insights.byBand.length > 0;
  const wasUsed = insights.summary.totalMinutes > 0;
  const today = insights.byDay.at(-1)?.day;
  const { timeZone } = insights.summary;
  const here = localTimeZone();
  const staves = useMemo(
    () => (today === undefined ? [] : stavesOf(today, SESSION_DAYS, localDays(timeZone))),
    [today, timeZone],
  );
  return (
    <div
      aria-busy={isUpdating}
      className={`grid gap-10 transition-opacity ${isUpdating ? 'opacity-60 delay-300' : ''}`}
    >
      <h2 className="sr-only">Your sessions in figures</h2>
      {hasUse && here !== timeZone && <ZoneNote timeZone={timeZone} here={here} />}
      {hasUse && (
        <div className="grid items-start gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,1fr)_auto]">
          <Opening insights={insights} staves={staves} />
          <UsageFigures summary={insights.summary} />
        </div>
      )}
      {hasUse ? (
        <>
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-10 xl:grid-cols-[repeat(2,minmax(0,1fr))]">
            <MinutesByDay key={insights.days} insights={insights} staves={staves} />
            <PairRatingsTable ratings={insights.ratings} />
          </div>
          {insights.sessions.length > 0 && (
            <SessionsScore insights={insights} staves={staves} host={host} />
          )}
          <BandsUsed byBand={insights.byBand} />
          <InsightsTables insights={insights} />
        </>
      ) : (
        <NoSessions
          insights={insights}
          staves={staves}
          sessionHref={sessionHref}
          asksForRatings={asksForRatings}
        />
      )}
      {wasUsed && (
        <p>
          <a href={exportHref} download className={BUTTON_TONES.quiet}>
            Download all sessions as CSV
          </a>
        </p>
      )}
    </div>
  );
}
