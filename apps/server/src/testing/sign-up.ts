import { ACCOUNT_PAGES } from '@overtone/domain/account/account-pages';
import type { Database } from '../database/connection.ts';
import { mailedLinks } from './mails/mailed-links.ts';
import type { TestBrowser } from './test-browser.ts';

/** What somebody signs up with. */
export interface Newcomer {
  readonly email: string;
  readonly password: string;
  readonly name: string;
}

/** Waits for the newest link that was mailed to an address, and gives it. */
export type NewestLink = (email: string) => Promise<URL | undefined>;

/** Links in the mails of a test server with this database. */
export function linksIn(database: Database): NewestLink {
  return async (email) => {
    const links = await mailedLinks(database, email);
    return links.findLast(({ pathname }) => pathname === ACCOUNT_PAGES.confirmEmail);
  };
}

/**
 * Signs somebody up as a person does: the form, the mail, and its link with the password. The browser is signed in then;
 * gives the page that it is sent on to.
 *
 * @throws Error where any step is not answered as it should be.
 */
export async function signUp(
  browser: Pick<TestBrowser, 'post' | 'submit'>,
  newcomer: Newcomer,
  newestLink: NewestLink,
): Promise<string> {
  const asked = await browser.post('/api/auth/sign-up/email', newcomer);
  if (!asked.ok) throw new Error(`The sign-up was answered ${asked.status}.`);
  const link = await newestLink(newcomer.email);
  const path = `${link?.pathname}${link?.search}`;
  const confirmed = await browser.submit(path, { password: newcomer.password });
  const page = confirmed.headers.get('location');
  if (page === null) throw new Error(`The link ${path} was answered ${confirmed.status}.`);
  return page;
}
