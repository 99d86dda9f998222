import { useStore } from '@nanostores/react';
import type { UsageMeter } from '@overtone/client/usage/usage-meter';
import { Button } from '@overtone/ui/controls/button';
import { Notice } from '@overtone/ui/controls/notice';
import { LimitSoon } from '@overtone/ui/usage/limit-soon';
import { WORDS } from '../words.ts';

export interface DailyLimitNoticeProps {
  readonly meter: UsageMeter;
  readonly openSite: (path: string) => void;
}

/** Says that the daily limit will end the session soon, and once it has, why, and what lifts it. */
export function DailyLimitNotice({ meter, openSite }: DailyLimitNoticeProps) {
  const notice = useStore(meter.$notice);
  return (
    <>
      <LimitSoon $endsSoon={meter.$endsSoon} />
      {notice !== null && (
        <Notice title={notice.title} onDismiss={meter.dismissNotice}>
          {notice.reason} {notice.way}{' '}
          {notice.way !== null && (
            <Button tone="quiet" onPress={() => openSite('/account')}>
              {WORDS.account.plan}
            </Button>
          )}
        </Notice>
      )}
    </>
  );
}
