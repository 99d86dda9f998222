import type { Assistant } from '@overtone/client/assistant/assistant';
import {
  isQuotaExhausted,
  quotaText,
  UPGRADE_ACTION,
} from '@overtone/domain/suggestion/quota-texts';
import { useStore } from '@nanostores/react';
import { BUTTON_TONES } from '../controls/button-tones.tsx';

/** What the line is given. */
export interface PersonalizationsLeftProps {
  readonly assistant: Assistant;
  readonly plansHref: string;
}

/** How many AI personalizations are left, in plain words; nothing while that is not known. */
export function PersonalizationsLeft({ assistant, plansHref }: PersonalizationsLeftProps) {
  const quota = useStore(assistant.$quota);
  if (quota === null) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-small text-muted">
      {quotaText(quota)}
      {isQuotaExhausted(quota) && (
        <a href={plansHref} className={BUTTON_TONES.quiet}>
          {UPGRADE_ACTION}
        </a>
      )}
    </p>
  );
}
