import type { Quota } from '@overtone/domain/contract/suggestion-quota';

/** So many are told apart at a glance. */
const MOST_TICKS = 20;

/** What is left of a few, a tick each; the words beside them say the same. */
export function QuotaTicks({ used, limit }: Quota) {
  if (limit === null || limit > MOST_TICKS) return null;
  return (
    <span aria-hidden className="mt-2 flex gap-1.5">
      {Array.from({ length: limit }, (_, nth) => (
        <span key={nth} className={`h-3.5 w-0.5 ${nth < limit - used ? 'bg-accent' : 'bg-rule'}`} />
      ))}
    </span>
  );
}
