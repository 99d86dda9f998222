import { test } from './account/account-test.ts';
import { takeThroughLife } from './account/whole-life.ts';

test('an account from signing up to deleting it, with everything in between', async ({
  page,
  browser,
  site,
}) => {
  test.setTimeout(180_000);
  await takeThroughLife(page, browser, site);
});
