import { expect, type Page } from '@playwright/test';
import type { KeptTest } from '../packages/domain/src/experiment/kept/kept-test.ts';

/** Puts a self-test where this browser keeps them, and opens its report. */
export async function openReport(page: Page, kept: KeptTest): Promise<void> {
  await page.goto('/self-test-report');
  await expect(page.getByText(/^There is no such self-test in this browser/)).toBeVisible();
  await page.evaluate(
    (test) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('overtone.self-tests', 1);
        opening.addEventListener('error', () => reject(new Error('no database')));
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction('tests', 'readwrite');
          writing.objectStore('tests').put(test, test.id);
          writing.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    kept,
  );
  await page.goto(`/self-test-report#${kept.id}`);
  await page.reload();
  await expect(page.getByRole('article', { name: 'Self-test report' })).toBeVisible();
}
