import { expect, type Page } from '@playwright/test';
import type { KeptTest } from '../packages/domain/src/experiment/kept/kept-test.ts';

/**
 * Puts a self-test where this browser keeps them, with its seed where one is given: sealed under a key of the browser's own, as
 * the page would have it. The page has opened its self-tests before.
 */
export function keepSelfTest(
  page: Page,
  kept: KeptTest,
  seed: string | null = null,
): Promise<void> {
  return page.evaluate(
    async ([test, text]) => {
      const nonce = crypto.getRandomValues(new Uint8Array(12));
      const algorithm = { name: 'AES-GCM', length: 256 };
      const key = await crypto.subtle.generateKey(algorithm, false, ['encrypt', 'decrypt']);
      const bytes = new TextEncoder().encode(text ?? '');
      const ciphertext = await crypto.subtle.encrypt({ ...algorithm, iv: nonce }, key, bytes);
      await new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('overtone.self-tests', 1);
        opening.addEventListener('error', () => reject(new Error('no database')));
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction(['tests', 'seeds', 'keys'], 'readwrite');
          writing.objectStore('tests').put(test, test.id);
          if (text !== null) {
            writing.objectStore('seeds').put({ nonce, ciphertext }, test.id);
            writing.objectStore('keys').put(key, test.id);
          }
          writing.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      });
    },
    [kept, seed] as const,
  );
}

/** Puts a self-test where this browser keeps them, and opens its report. */
export async function openReport(page: Page, kept: KeptTest): Promise<void> {
  await page.goto('/self-test-report');
  await expect(page.getByText(/^There is no such self-test in this browser/)).toBeVisible();
  await keepSelfTest(page, kept);
  await page.goto(`/self-test-report#${kept.id}`);
  await page.reload();
  await expect(page.getByRole('article', { name: 'Self-test report' })).toBeVisible();
}
