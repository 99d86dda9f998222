import type { Page } from '@playwright/test';

/** What a page sent of its visit. */
export interface Sent {
  readonly path: string;
  readonly body: unknown;
}

/** Keeps, from now on, everything that a tab's pages send of their visits; gives what reads it. */
export async function listen(page: Page): Promise<() => Promise<Sent[]>> {
  // Kept in the tab itself: what a page sends as it goes away is not heard from outside, and what a blob holds can't be
  // read at once later.
  await page.addInitScript(() => {
    const texts = new WeakMap<Blob, string>();
    globalThis.Blob = class extends Blob {
      constructor(parts: BlobPart[] = [], options?: BlobPropertyBag) {
        super(parts, options);
        const [text] = parts;
        if (typeof text === 'string') texts.set(this, text);
      }
    };
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (path, body) => {
      const sent: unknown[] = JSON.parse(sessionStorage.getItem('sent') ?? '[]');
      const text = body instanceof Blob ? texts.get(body) : undefined;
      sent.push({ path, body: JSON.parse(text ?? 'null') });
      sessionStorage.setItem('sent', JSON.stringify(sent));
      return send(path, body);
    };
  });
  return async () =>
    JSON.parse((await page.evaluate(() => sessionStorage.getItem('sent'))) ?? '[]');
}

/** Waits until a page measures how fast it is; what it has measured it sends when it is hidden from then on. */
export async function measuring(page: Page): Promise<void> {
  const script = await page.waitForFunction(
    () =>
      performance.getEntriesByType('resource').find(({ name }) => name.includes('/measure-speed'))
        ?.name,
  );
  // The page has asked for it before, so it has run it before.
  await script.evaluate(async (url) => void (await import(url ?? '')));
}

/** Hides the tab, or shows it again, as far as a page can tell. */
export function setVisible(page: Page, isVisible: boolean): Promise<void> {
  return page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    isVisible ? 'visible' : 'hidden',
  );
}
