import { useStore } from '@nanostores/react';
import type { DemoStores } from './demo-stores.ts';
import { LimitNotice } from './limit-notice.tsx';

/**
 * That the day's minutes end, wherever the page is scrolled to: in the corner above the controls, or on a phone under the
 * header, where nobody types. It lets every pointer through beside itself.
 */
export function Corner({ $limit }: Pick<DemoStores, '$limit'>) {
  const limit = useStore($limit);
  if (limit === null) return null;
  return (
    <div className="pointer-events-none fixed inset-x-4 top-17 z-20 grid gap-3 *:pointer-events-auto sm:left-auto sm:w-80 md:right-[clamp(1rem,3vw,2.5rem)] lg:top-auto lg:bottom-[calc(var(--dock)+var(--asks)+1rem)]">
      <LimitNotice limit={limit} />
    </div>
  );
}
