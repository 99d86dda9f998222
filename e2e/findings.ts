import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { overflow } from './site.ts';

/** Everything that a browser complains about: errors, and refusals by the content security policy, also silent ones. */
export async function complaints(page: Page): Promise<string[]> {
  const heard: string[] = [];
  await page.exposeFunction('hearRefusal', (refusal: string) => void heard.push(refusal));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      Reflect.get(globalThis, 'hearRefusal')(`${violatedDirective} refused ${blockedURI}`);
    });
  });
  page.on('pageerror', (error) => heard.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.text().includes('Content Security Policy')) {
      heard.push(message.text());
    }
  });
  return heard;
}

/** Waits until colours and places have reached what they are changing to; what scrolling or more than two seconds move stays as it is. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(
        ({ effect, timeline }) =>
          timeline instanceof DocumentTimeline &&
          Number(effect?.getComputedTiming().endTime) <= 2000,
      );
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
}

/** What axe finds wrong with a page as it stands once it has settled, or with the part of it that `inside` selects. */
export async function axeFindings(page: Page, inside = 'html'): Promise<string[]> {
  await settled(page);
  const { violations } = await new AxeBuilder({ page }).include(inside).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Expects that a page is nowhere wider than its window, and that axe finds nothing, by day and at night, on a phone, a tablet and a desk. */
export async function isWhole(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => overflow(page), `${width} px`).toBeLessThanOrEqual(0);
      expect(await axeFindings(page), `${colorScheme}, ${width} px`).toEqual([]);
    }
  }
}
