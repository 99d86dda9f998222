import { useStore } from '@nanostores/react';
import type { WorkingDay } from '@overtone/client/working-day/working-day';
import { QuietNotice } from '@overtone/ui/controls/quiet-notice';
import { WORDS } from '../words.ts';

/** Why light and sound are otherwise than the person left them, and the way back where one key is enough. */
export function DayNotice({ day }: { readonly day: WorkingDay }) {
  const { why, wakesByKey } = useStore(day.$output);
  if (why === '') return null;
  if (!wakesByKey) return <output className="text-small text-muted">{why}</output>;
  return (
    <QuietNotice title={WORDS.day.title} action={WORDS.day.goOn} onAction={day.wake}>
      {why}
    </QuietNotice>
  );
}
