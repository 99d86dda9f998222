import { createEngine } from '@overtone/engine/create-engine';
import { createBrowserHost } from '../platform/browser-host.ts';
import { idle } from '../platform/when-idle.ts';
import { visitStorage } from '../platform/device-storage.ts';
import { firstContent } from '../site/life/first-content.ts';
import { cutFragment } from './cut-fragment.ts';
import { beginDemo } from './welcome/begin-demo.ts';
import { hasKept, loadKeeping } from './welcome/keep-visit.ts';

/**
 * Start answers as soon as the first content is on the screen. All else comes when the browser has time for it, in
 * pieces that let a press come in between.
 */
async function begin(): Promise<void> {
  await firstContent();
  const host = createBrowserHost();

  async function loadAudio(path: string): Promise<ArrayBuffer> {
    const response = await host.fetch(path);
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return response.arrayBuffer();
  }

  const engine = createEngine({
    load: loadAudio,
    onProblem: (reason) => host.log.warn('Light or sound is limited', reason),
  });
  const visit = visitStorage();
  // Only a visit with settings to take over waits for the code that checks them.
  const keep = hasKept(visit) ? await loadKeeping(visit) : null;
  const begun = beginDemo(document, host, engine, keep, location.hash);
  await idle();
  const storesComing = import('./demo-stores.ts');
  await idle();
  const drawingComing = import('./draw-demo.tsx');
  await idle();
  const { bootPage } = await import('../boot.ts');
  const { theme } = bootPage(host);
  const { createDemoStores, takeTask } = await storesComing;
  await idle();
  // React Aria asks this as it starts. A browser's first answer takes long, so it is asked for beforehand.
  Intl.DateTimeFormat.supportedLocalesOf(navigator.language);
  await idle();
  if (keep === null) (await loadKeeping(visit))(begun.session);
  const stores = createDemoStores(host, begun);
  takeTask(stores, location.search);
  const { drawDemo } = await drawingComing;
  await idle();
  drawDemo(document, { stores, theme });
  await idle();
  const { keepFollowing } = await import('./follow-account.ts');
  await keepFollowing({ theme, ...stores });
}

cutFragment();
void begin();
