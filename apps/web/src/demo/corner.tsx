import { useStore } from '@nanostores/react';
import { RatingQuestion } from '@overtone/ui/insights/rating-question';
import type { DemoStores } from './demo-stores.ts';
import { LimitNotice } from './limit-notice.tsx';

/**
 * What a person is told or asked wherever the page is scrolled to: in the corner of the side column, on a phone above the
 * controls at its foot. It lets every pointer through beside itself.
 */
export function Corner({ $limit, $asker }: Pick<DemoStores, '$limit' | '$asker'>) {
  const limit = useStore($limit);
  const asker = useStore($asker);
  return (
    <div className="pointer-events-none fixed inset-x-4 bottom-20 z-20 grid gap-3 *:pointer-events-auto sm:left-auto sm:w-80 md:right-[clamp(1rem,3vw,2.5rem)] lg:bottom-6">
      {limit !== null && <LimitNotice limit={limit} />}
      {asker !== null && <RatingQuestion asker={asker} />}
    </div>
  );
}
