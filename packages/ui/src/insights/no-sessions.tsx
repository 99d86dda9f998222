import type { InsightSpan } from '@overtone/domain/contract/usage';
import { BUTTON_TONES } from '../controls/button-tones.tsx';

/** What the empty page is given. */
export interface NoSessionsProps {
  readonly days: InsightSpan;
  /** Where a session can be begun. */
  readonly sessionHref: string | undefined;
}

/** Says that there is nothing to see yet, and how there will be. */
export function NoSessions({ days, sessionHref }: NoSessionsProps) {
  return (
    <div className="grid gap-6">
      <p className="max-w-prose text-muted">
        No session in the last {days} days. Each one is counted here from its first minute, on
        whichever device it runs.
      </p>
      {sessionHref !== undefined && (
        <a href={sessionHref} className={`${BUTTON_TONES.solid} justify-self-start`}>
          Begin a session
        </a>
      )}
    </div>
  );
}
