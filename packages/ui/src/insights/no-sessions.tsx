import type { InsightSpan } from '@overtone/domain/contract/usage';
import { useId } from 'react';
import { BUTTON_TONES } from '../controls/button-tones.tsx';

/** What the empty page is given. */
export interface NoSessionsProps {
  readonly days: InsightSpan;
  /** Where a session can be begun. */
  readonly sessionHref: string | undefined;
}

/** The parts that fill with sessions, in their order. */
const COMING = [
  'One sentence of what your sessions amount to',
  'Each session drawn at its time of day',
  'Minutes by day, and the days in a row',
  'The bands that you use, and for how long',
  'How focused you said you were, before and after, if you want to be asked',
] as const;

/** Says that there is nothing to see yet, and how there will be. */
export function NoSessions({ days, sessionHref }: NoSessionsProps) {
  const titleId = useId();
  return (
    <div className="grid gap-6">
      <p className="max-w-prose text-muted">
        No session in the last {days} days. Each one is counted here from its first minute,
        whichever device it runs on.
      </p>
      <div className="grid max-w-prose gap-2">
        <h3 id={titleId} className="font-semibold">
          What will stand here
        </h3>
        <ul aria-labelledby={titleId} className="divide-y divide-rule border-y border-rule">
          {COMING.map((part) => (
            <li key={part} className="py-2 text-muted">
              {part}
            </li>
          ))}
        </ul>
      </div>
      {sessionHref !== undefined && (
        <a href={sessionHref} className={`${BUTTON_TONES.solid} justify-self-start`}>
          Begin a session
        </a>
      )}
    </div>
  );
}
