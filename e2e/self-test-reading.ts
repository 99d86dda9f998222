import type { Page } from '@playwright/test';

/** Words that would name an arm. */
export const NAMES_AN_ARM = /hasBeat|\bsham\b|\breal\b|\barm\b/iu;

/** Everything that a browser keeps for the page, as text: keys, values, bytes in hexadecimal. */
export function everythingKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const whenDone = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('failed')));
      });
    const written = (value: unknown): string => {
      if (value instanceof ArrayBuffer) return written(new Uint8Array(value));
      if (value instanceof Uint8Array) {
        return Array.from(value, (byte) => byte.toString(16).padStart(2, '0')).join('');
      }
      if (value instanceof CryptoKey) return `key ${value.extractable ? 'readable' : 'closed'}`;
      if (typeof value === 'object' && value !== null) {
        return Object.entries(value)
          .map(([key, part]) => `${key}: ${written(part)}`)
          .join('\n');
      }
      return String(value);
    };
    const kept = [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await whenDone(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const values = await whenDone<unknown[]>(
          database.transaction(store).objectStore(store).getAll(),
        );
        kept.push(`${name}.${store}`, ...values.map(written));
      }
      database.close();
    }
    return kept.join('\n');
  });
}

/** Everything that leaves the browser from now on, and what our own server answers to it. */
export function everythingSent(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    sent.push(request.url(), request.postData() ?? '', JSON.stringify(request.headers()));
  });
  page.on('response', async (response) => {
    if (response.url().includes('/api/')) sent.push(await response.text().catch(() => ''));
  });
  return sent;
}
