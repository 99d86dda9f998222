import type { Insights } from '@overtone/domain/contract/usage';
import type { Stave } from '@overtone/domain/usage/staves';
import { useId, useRef } from 'react';
import { BUTTON_TONES } from '../controls/button-tones.tsx';
import { useWidth } from '../page/use-width.tsx';
import { scoreFrame } from './score/score-frame.ts';
import { ScoreGround } from './score/score-ground.tsx';
import { UsageFigures } from './usage-figures.tsx';

/** What the empty page is given. */
export interface NoSessionsProps {
  readonly insights: Pick<Insights, 'days' | 'summary'>;
  /** The days up to today, each from midnight to midnight. */
  readonly staves: readonly Stave[];
  /** Where a session can be begun. */
  readonly sessionHref: string | undefined;
  /** Whether the person is asked how focused they are, as far as is known. */
  readonly asksForRatings: boolean;
}

/** Days that are drawn while nothing stands on them: the week up to today. */
const DRAWN_DAYS = 7;

/** The parts that fill with any session, in their order; ratings come after them. */
const COMING = [
  'Your sessions, summed up in a sentence',
  'Minutes by day, and the days in a row',
  'The bands that you use, and for how long',
] as const;

const RATED = 'How focused you said you were, before and after';

/** The score without a stroke: the way to begin, and for whoever is new what will stand here. */
export function NoSessions({ insights, staves, sessionHref, asksForRatings }: NoSessionsProps) {
  const { days, summary } = insights;
  const isNew = summary.totalMinutes === 0;
  return (
    <div className="grid gap-10">
      <div className="grid gap-5">
        <p className="max-w-[44rem] font-display text-chapter tracking-display text-balance">
          {isNew
            ? 'Nothing here yet. Your first session draws the first stroke.'
            : `No session in the last ${days} days. The next one draws a stroke here.`}
        </p>
        <p className="max-w-[38rem] text-muted">
          Each session is drawn from its first minute, whichever device it runs on.
        </p>
        {sessionHref !== undefined && (
          <a href={sessionHref} className={`${BUTTON_TONES.solid} justify-self-start`}>
            Begin a session
          </a>
        )}
      </div>
      {!isNew && <UsageFigures summary={summary} />}
      <EmptyScore staves={staves.slice(-DRAWN_DAYS).toReversed()} />
      {isNew && <WhatWillCome asksForRatings={asksForRatings} />}
    </div>
  );
}

function WhatWillCome({ asksForRatings }: Pick<NoSessionsProps, 'asksForRatings'>) {
  const coming = [...COMING, asksForRatings ? RATED : `${RATED}, if you want to be asked`];
  const titleId = useId();
  return (
    <div className="grid gap-2">
      <h3 id={titleId} className="text-title">
        What you’ll see here
      </h3>
      <ul
        aria-labelledby={titleId}
        className="grid gap-x-10 border-t border-rule sm:grid-cols-2 [&>li]:border-b [&>li]:border-rule"
      >
        {coming.map((part) => (
          <li key={part} className="py-2.5 text-muted">
            {part}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The staves of the score with nothing on them yet. */
function EmptyScore({ staves }: { readonly staves: readonly Stave[] }) {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const frame = scoreFrame(width, staves.length);
  return (
    <figure className="grid gap-3">
      <div ref={box} className="[contain:inline-size]">
        {width > 0 && staves.length > 0 && (
          <svg
            aria-hidden
            width={width}
            height={frame.height}
            className="block overflow-visible text-note"
          >
            <ScoreGround frame={frame} staves={staves} />
          </svg>
        )}
      </div>
      <figcaption className="text-note text-muted">
        Your last week, a line a day from midnight to midnight, Monday’s the stronger. A session
        becomes a stroke at its time of day, as long as it lasted and in its colour.
      </figcaption>
    </figure>
  );
}
