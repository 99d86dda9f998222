import { expect, type Page } from '@playwright/test';
import { test } from './account/account-test.ts';
import { openBrowser } from './account/another-browser.ts';
import { keepSessions } from './account/kept-sessions.ts';
import { person, signIn, signUp } from './account/person.ts';

/** 25 hours apart: no moment has the same date in both. */
const HOME = 'Pacific/Kiritimati';
const AWAY = 'Pacific/Pago_Pago';

const DAY_MS = 86_400_000;

/** Yesterday as a table says it that calls it the day that it was at noon (UTC) in `timeZone`. */
function yesterdayIn(timeZone: string): string {
  const noonMs = (Math.floor(Date.now() / DAY_MS) - 0.5) * DAY_MS;
  const words = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });
  return words.format(noonMs).replace(',', '');
}

/** Opens Insights and expects yesterday's session on the day that it was in `timeZone`. */
async function expectDayOf(page: Page, timeZone: string): Promise<void> {
  await page.goto('/insights');
  await page.getByRole('button', { name: 'The same as tables' }).click();
  const days = page.getByRole('table', { name: 'Minutes by day' }).getByRole('rowheader');
  await expect(days).toHaveText([yesterdayIn(timeZone)]);
}

test('on a journey sessions stay on the days of the account, Insights say whose days they are, and the account moves them', async ({
  browser,
  site,
}) => {
  const home = await openBrowser(browser, site, { timezoneId: HOME });
  const away = await openBrowser(browser, site, { timezoneId: AWAY });
  const who = person('Gertrude Bell');
  await signUp(home, site.dataDir, who);
  await keepSessions(home, site.url, [1]);
  await signIn(away, who);

  await expectDayOf(home, HOME);
  await expectDayOf(away, HOME);
  const note = (page: Page) => page.getByText(/^Days and times are those of/u);
  await expect(note(away)).toContainText(
    `those of ${HOME}, your account’s time zone; this device is in ${AWAY}.`,
  );
  await expect(note(home)).toHaveCount(0);

  await note(away).getByRole('link', { name: 'your account page' }).click();
  await away.getByRole('button', { name: `Use ${AWAY} instead` }).click();
  await expect(away.getByText(`Your days begin at midnight in ${AWAY}.`)).toBeVisible();
  await expectDayOf(away, AWAY);
  await expect(note(away)).toHaveCount(0);
  await expectDayOf(home, AWAY);
  await expect(note(home)).toBeVisible();
});
