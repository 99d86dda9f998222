import { useStore } from '@nanostores/react';
import { RatingQuestion } from '@overtone/ui/insights/rating-question';
import type { DemoStores } from './demo-stores.ts';

/**
 * Where a member is asked how focused they feel: in the corner of the side column, on a phone above the controls at its
 * foot.
 */
export function RatingCorner({ $asker }: Pick<DemoStores, '$asker'>) {
  const asker = useStore($asker);
  if (asker === null) return null;
  return (
    <div className="fixed inset-x-4 bottom-20 z-20 sm:left-auto sm:w-80 md:right-[clamp(1rem,3vw,2.5rem)] md:w-60 lg:bottom-6">
      <RatingQuestion asker={asker} />
    </div>
  );
}
