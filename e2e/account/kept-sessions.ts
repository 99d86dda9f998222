import { expect, type Page } from '@playwright/test';

const DAY_SECONDS = 86_400;

/**
 * Keeps sessions of the account that is signed in, rated from two to four, each at noon (UTC) of
 * a day so many days ago: a fixed time before now would fall into another day around midnight.
 */
export async function keepSessions(
  page: Page,
  url: string,
  daysAgo: readonly number[],
): Promise<void> {
  for (const days of daysAgo) {
    const secondsOfToday = Math.floor(Date.now() / 1_000) % DAY_SECONDS;
    const startedSecondsAgo = days * DAY_SECONDS + secondsOfToday - DAY_SECONDS / 2;
    const kept = await page.request.post('/api/usage/sessions', {
      headers: { origin: url },
      data: {
        id: crypto.randomUUID(),
        sittingId: crypto.randomUUID(),
        deviceId: 'e2e',
        source: 'web',
        globalModulationHz: 3,
        centerModulationHz: days % 2 === 0 ? 40 : 13,
        startedSecondsAgo,
        seenSecondsAgo: startedSecondsAgo - 1_530,
        isEnded: true,
        ratingBefore: 2,
        ratingAfter: 4,
      },
    });
    expect(kept.ok()).toBe(true);
  }
}
