import type { Host } from '@overtone/client/platform/host';
import { createEngine } from '@overtone/engine/create-engine';
import { createBrowserHost } from '../platform/browser-host.ts';
import { idle } from '../platform/when-idle.ts';
import { visitStorage } from '../platform/device-storage.ts';
import { firstContent } from '../site/life/first-content.ts';
import { cutFragment } from './cut-fragment.ts';
import { sayNotDrawn } from './say-not-drawn.ts';
import { beginDemo, type BegunDemo } from './welcome/begin-demo.ts';
import { hasKept, loadKeeping } from './welcome/keep-visit.ts';

/** The session and the welcome: Start answers from here on. */
async function beginSession(host: Host): Promise<{ begun: BegunDemo; isKeeping: boolean }> {
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
  return {
    begun: beginDemo(document, host, engine, keep, location.hash),
    isKeeping: keep !== null,
  };
}

/** Draws the page around the session. */
async function drawAround(host: Host, begun: BegunDemo, isKeeping: boolean) {
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
  if (!isKeeping) (await loadKeeping(visitStorage()))(begun.session);
  const stores = createDemoStores(host, begun);
  takeTask(stores, location.search);
  const { drawDemo } = await drawingComing;
  await idle();
  drawDemo(document, { stores, theme });
  return { ...stores, theme };
}

/**
 * Start answers as soon as the first content is on the screen. All else comes when the browser has time for it, in
 * pieces that let a press come in between. Where it does not come, nothing stays on that only the page could stop.
 */
async function begin(): Promise<void> {
  await firstContent();
  const host = createBrowserHost();
  let begun: BegunDemo | null = null;
  try {
    const session = await beginSession(host);
    ({ begun } = session);
    const drawn = await drawAround(host, begun, session.isKeeping);
    await idle();
    await followAccount(drawn);
  } catch (cause) {
    begun?.stop();
    host.log.error('The demo could not be loaded', cause);
    const root = document.getElementById('root');
    if (root) sayNotDrawn(root);
  }
}

/** Finds out who sits here; where that cannot be had, the page goes on as it does while the server is away, until somebody has signed in. */
async function followAccount(drawn: Awaited<ReturnType<typeof drawAround>>): Promise<void> {
  try {
    const { keepFollowing } = await import('./follow-account.ts');
    await keepFollowing(drawn);
  } catch (cause) {
    drawn.host.log.error('Whoever sits here could not be found out', cause);
    drawn.$who.set({ kind: 'away' });
    const stop = drawn.signInWindow.onSignedIn(() => {
      stop();
      void followAccount(drawn);
    });
  }
}

cutFragment();
void begin();
