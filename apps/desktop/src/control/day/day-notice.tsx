import { useStore } from '@nanostores/react';
import { NoticePlace } from '@overtone/ui/controls/notice-place';
import { QuietNotice } from '@overtone/ui/controls/quiet-notice';
import type { ControlStores } from '../control-stores.ts';
import { WORDS } from '../words.ts';

/** Why light and sound are otherwise than the person left them, and the way back where one key is enough. */
export function DayNotice({ day, around }: Pick<ControlStores, 'day' | 'around'>) {
  const output = useStore(day.$output);
  const { isLocked } = useStore(around.$around);
  const why = isLocked ? WORDS.day.locked : output.why;
  const { wakesByKey } = output;
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
