import { useStore } from '@nanostores/react';
import type { UsageMeter } from '@overtone/client/usage/usage-meter';
import { Button } from '@overtone/ui/controls/button';
import { Notice } from '@overtone/ui/controls/notice';
import { WORDS } from './words.ts';

/** What the notice is given. */
export interface DailyLimitNoticeProps {
  readonly meter: UsageMeter;
  readonly openSite: (path: string) => void;
}

/** Says why the session ended at the daily limit, and what lifts it. */
export function DailyLimitNotice({ meter, openSite }: DailyLimitNoticeProps) {
  const notice = useStore(meter.$notice);
  if (notice === null) return null;
  return (
    <Notice title={notice.title} onDismiss={meter.dismissNotice}>
      {notice.reason} {notice.way}{' '}
      {notice.way !== null && (
        <Button tone="quiet" onPress={() => openSite('/account')}>
          {WORDS.account.plan}
        </Button>
      )}
    </Notice>
  );
}
