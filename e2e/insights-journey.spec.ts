import { expect, type Page } from '@playwright/test';
import { test } from './account/account-test.ts';
import { openBrowser } from './account/another-browser.ts';
import { keepSessions } from './account/kept-sessions.ts';
import { person, signIn, signUp } from './account/person.ts';

/** 25 hours apart: no moment has the same date in both. */
const HOME = 'Pacific/Kiritimati';
const AWAY = 'Pacific/Pago_Pago';

const DAY_MS = 86_400_000;

/** Yesterday at noon (UTC). */
const yesterdaysNoonMs = () => (Math.floor(Date.now() / DAY_MS) - 0.5) * DAY_MS;

/** A moment's day as a table says it that calls it the day that it was in `timeZone`. */
function dayIn(timeZone: string, ms: number): string {
  const words = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });
  return words.format(ms).replace(',', '');
}

/** Opens Insights and expects the one session on that day. */
async function expectDay(page: Page, day: string): Promise<void> {
  await page.goto('/insights');
  await page.getByRole('button', { name: 'The same as tables' }).click();
  const days = page.getByRole('table', { name: 'Minutes by day' }).getByRole('rowheader');
  await expect(days).toHaveText([day]);
}

test('on a journey sessions stay on the days of the account, Insights say whose days they are, and the account moves them', async ({
  browser,
  site,
}) => {
  const home = await openBrowser(browser, site, { timezoneId: HOME });
  const away = await openBrowser(browser, site, { timezoneId: AWAY });
  const who = person('Gertrude Bell');
  await signUp(home, site.dataDir, who);
  // Midnight may pass after this.
  const keptMs = yesterdaysNoonMs();
  await keepSessions(home, site.url, [1]);
  const [atHome, onTheWay] = [dayIn(HOME, keptMs), dayIn(AWAY, keptMs)];
  await signIn(away, who);

  await expectDay(home, atHome);
  await expectDay(away, atHome);
  const note = (page: Page) => page.getByText(/^Days and times are those of/u);
  await expect(note(away)).toContainText(
    `those of ${HOME}, your account’s time zone; this device is in ${AWAY}.`,
  );
  await expect(note(home)).toHaveCount(0);

  await note(away).getByRole('link', { name: 'your account page' }).click();
  await away.getByRole('button', { name: `Use ${AWAY} instead` }).click();
  await expect(away.getByText(`Your days begin at midnight in ${AWAY}.`)).toBeVisible();
  await expectDay(away, onTheWay);
  await expect(note(away)).toHaveCount(0);
  await expectDay(home, onTheWay);
  await expect(note(home)).toBeVisible();
});
