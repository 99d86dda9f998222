import { CalmPanels } from '@overtone/ui/page/calm-panels';
import { WholePage } from '@overtone/ui/page/whole-page';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { DemoPage, type DemoPageProps } from './demo-page.tsx';

/**
 * Draws the demo in its place under `page`, in pieces that let a press come in between. What breaks it ends light and sound
 * in that instant, since no Stop is left on the screen.
 */
export function drawDemo(page: ParentNode, props: DemoPageProps): void {
  const place = page.querySelector('[data-demo]');
  if (!place) throw new Error('The page has no place for the demo.');
  const root = createRoot(place);
  const { session, host } = props.stores;
  const onBroken = (cause: unknown) => {
    session.stopEverything();
    session.end();
    host.log.error('The demo could not be drawn', cause);
  };
  startTransition(() =>
    root.render(
      <WholePage onBroken={onBroken}>
        <CalmPanels host={host}>
          <DemoPage {...props} />
        </CalmPanels>
      </WholePage>,
    ),
  );
}
