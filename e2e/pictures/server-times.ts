import type { Page, Route } from '@playwright/test';
import { NOW } from './picture.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const INSTANT = /\d{4}-\d\d-\d\dT[\d:.]+Z/gu;
const DAY = /(?<=")\d{4}-\d\d-\d\d(?=")/gu;

/** What never ends cannot be read first. */
const isStream = (route: Route) => new URL(route.request().url()).pathname.endsWith('/events');

/** The server's own clock runs on: what it says is moved to where it would be at `NOW`, to the hour. */
export async function moveServerTimes(page: Page): Promise<void> {
  await page.route('**/api/**', async (route) => {
    if (route.request().method() !== 'GET' || isStream(route)) return route.fallback();
    const response = await route.fetch();
    const today = Date.now();
    const days = Math.floor(NOW.getTime() / DAY_MS) - Math.floor(today / DAY_MS);
    const body = (await response.text())
      .replaceAll(INSTANT, (instant) => {
        const moved = Date.parse(instant) - today + NOW.getTime();
        return new Date(Math.floor(moved / HOUR_MS) * HOUR_MS).toISOString();
      })
      .replaceAll(DAY, (day) =>
        new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10),
      );
    return route.fulfill({ response, body });
  });
}
