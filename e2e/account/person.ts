import { expect, type Page } from '@playwright/test';
import { mailedLink } from './kept-mails.ts';

/** Somebody who makes an account. */
export interface Person {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** Somebody whom no other test knows. */
export function person(name: string): Person {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.com`;
  return { name, email, password: 'correct horse battery' };
}

/** Fills in the sign-up form that is open, and sends it. */
export async function fillSignUp(page: Page, { name, email, password }: Person): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Create my account' }).click();
}

/** Makes an account, which ends on the account page. */
export async function signUp(page: Page, dataDir: string, who: Person): Promise<void> {
  await page.goto('/sign-up');
  await fillSignUp(page, who);
  await confirmAddress(page, dataDir, who);
  await page.waitForURL('**/account');
}

/** Opens the link that was mailed for the sign-up just sent and says yes to it, which leads on. */
export async function confirmAddress(page: Page, dataDir: string, who: Person): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email');
  await openMailedLink(page, dataDir, who);
}

/** Opens the newest link that was mailed to confirm an address, and says yes to it. */
export async function openMailedLink(page: Page, dataDir: string, who: Person): Promise<void> {
  await page.goto(await mailedLink(dataDir, who.email, /^Confirm/u));
  await page.getByLabel('Your password').fill(who.password);
  await page.getByRole('button', { name: 'Yes, confirm my address' }).click();
}

/** Fills in the sign-in form that is open, and sends it. */
export async function fillSignIn(
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Signs in, which ends on the account page. */
export async function signIn(page: Page, who: Pick<Person, 'email' | 'password'>): Promise<void> {
  await page.goto('/sign-in');
  await fillSignIn(page, who);
  await page.waitForURL('**/account');
}
