import { useStore } from '@nanostores/react';
import { RatingQuestion } from '@overtone/ui/insights/rating-question';
import type { DemoStores } from './demo-stores.ts';
import { LimitNotice } from './limit-notice.tsx';

const PLACE =
  'pointer-events-none fixed inset-x-4 z-20 grid gap-3 *:pointer-events-auto sm:left-auto sm:w-80 md:right-[clamp(1rem,3vw,2.5rem)]';

/**
 * What a person is told or asked wherever the page is scrolled to: in the corner of the side column. On a phone the end of
 * the day is told under the header, where nobody types, and the question stands above the controls at the foot. Both let every
 * pointer through beside themselves.
 */
export function Corner({ $limit, $asker }: Pick<DemoStores, '$limit' | '$asker'>) {
  const limit = useStore($limit);
  const asker = useStore($asker);
  return (
    <>
      {limit !== null && (
        <div className={`${PLACE} top-17 lg:top-auto lg:bottom-[calc(var(--dock)+1rem)]`}>
          <LimitNotice limit={limit} />
        </div>
      )}
      {asker !== null && (
        <div className={`${PLACE} bottom-[calc(var(--dock)+1rem)]`}>
          <RatingQuestion asker={asker} />
        </div>
      )}
    </>
  );
}
