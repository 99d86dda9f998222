import { CalmPanels } from '@overtone/ui/page/calm-panels';
import { WholePage } from '@overtone/ui/page/whole-page';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { AccountBoot } from './boot-account.ts';

/** Draws a page of the account; what breaks it is logged and said. */
export function drawPage(
  { root, host }: Pick<AccountBoot, 'root' | 'host'>,
  page: ReactNode,
): void {
  const onBroken = (cause: unknown) => host.log.error('The page could not be drawn', cause);
  createRoot(root).render(
    <WholePage onBroken={onBroken}>
      <CalmPanels host={host}>{page}</CalmPanels>
    </WholePage>,
  );
}
