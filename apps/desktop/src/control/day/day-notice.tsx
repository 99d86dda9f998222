import { useStore } from '@nanostores/react';
import type { WorkingDay } from '@overtone/client/working-day/working-day';
import { NoticePlace } from '@overtone/ui/controls/notice-place';
import { QuietNotice } from '@overtone/ui/controls/quiet-notice';
import { WORDS } from '../words.ts';

/** Why light and sound are otherwise than the person left them, and the way back where one key is enough. */
export function DayNotice({ day }: { readonly day: WorkingDay }) {
  const { why, wakesByKey } = useStore(day.$output);
  return (
    <NoticePlace>
      {why !== '' && !wakesByKey && <output className="text-small text-muted">{why}</output>}
      {why !== '' && wakesByKey && (
        <QuietNotice title={WORDS.day.title} action={WORDS.day.goOn} onAction={day.wake}>
          {why}
        </QuietNotice>
      )}
    </NoticePlace>
  );
}
