import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { DemoPage, type DemoPageProps } from './demo-page.tsx';

/** Draws the demo in its place under `page`, in pieces that let a press come in between. */
export function drawDemo(page: ParentNode, props: DemoPageProps): void {
  const place = page.querySelector('[data-demo]');
  if (!place) throw new Error('The page has no place for the demo.');
  const root = createRoot(place);
  startTransition(() => root.render(<DemoPage {...props} />));
}
