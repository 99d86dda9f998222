import { useStore } from '@nanostores/react';
import type { DailyLimitNotice } from '@overtone/domain/usage/daily-limit';
import { Notice } from '@overtone/ui/controls/notice';
import { TEXT_LINK } from '@overtone/ui/controls/text-link';
import type { WritableAtom } from 'nanostores';

/** Why the session ended, where the day's free minutes are used. */
export function LimitNotice({
  $limit,
}: {
  readonly $limit: WritableAtom<DailyLimitNotice | null>;
}) {
  const limit = useStore($limit);
  if (limit === null) return null;
  return (
    <Notice title={limit.title} onDismiss={() => $limit.set(null)}>
      <p>{limit.reason}</p>
      {limit.way !== null && (
        <p>
          <a href="/#pricing" className={TEXT_LINK}>
            {limit.way}
          </a>
        </p>
      )}
    </Notice>
  );
}
