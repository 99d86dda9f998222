import { adminReportSchema } from '@overtone/domain/contract/admin-report';
import { expect, type Locator, type Page } from '@playwright/test';
import {
  type SmtpStandIn,
  startSmtpStandIn,
} from '../apps/server/src/testing/stand-ins/smtp-stand-in.ts';
import { test as accountTest } from './account/account-test.ts';
import { admin } from './account/admin-program.ts';
import { MAIL_COMES } from './account/kept-mails.ts';
import { fillSignUp, type Person, person } from './account/person.ts';
import { axeFindings, complaints, isWhole } from './findings.ts';

/** A server whose mails go to a real SMTP server, and letters quickly. */
const test = accountTest.extend<object, { readonly smtp: SmtpStandIn }>({
  smtp: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const smtp = await startSmtpStandIn();
      await use(smtp);
      await smtp.stop();
    },
    { scope: 'worker' },
  ],
  settings: [
    ({ smtp }, use) =>
      use({ SMTP_URL: smtp.url, LETTERS_PER_MINUTE: '120', FORMS_PER_MINUTE: '1000' }),
    { scope: 'worker' },
  ],
});

const SUBJECT = 'What is new: slower light';
const TEXT =
  '# Slower light\n\nHello,\n\nthe light is slower now. Read [how we measured it](https://overtone.example/research).';

const recipientsOf = (smtp: SmtpStandIn, subject: string) =>
  smtp.received
    .filter(({ email }) => email.subject === subject)
    .flatMap(({ recipients }) => recipients);

/** Makes an account whose confirmation comes over SMTP. */
async function signUp(page: Page, smtp: SmtpStandIn, who: Person): Promise<void> {
  await page.goto('/sign-up');
  await fillSignUp(page, who);
  const link = () =>
    smtp.received
      .find(
        ({ email, recipients }) =>
          recipients.includes(who.email) && email.subject?.startsWith('Confirm'),
      )
      ?.email.text?.match(/https?:\S+/u)?.[0] ?? '';
  await expect.poll(link, MAIL_COMES).not.toBe('');
  await page.goto(link());
  await page.getByLabel('Your password').fill(who.password);
  await page.getByRole('button', { name: 'Yes, confirm my address' }).click();
  await page.waitForURL('**/account');
}

/** Whether the server has begun to hand a mail over and does not know yet what became of it. */
async function isHandingOver(page: Page): Promise<boolean> {
  const report = await page.request.get('/api/admin/reports/outbox');
  const { columns, rows } = adminReportSchema.parse(await report.json());
  const [state, attempts] = [columns.indexOf('state'), columns.indexOf('attempts')];
  return rows.some((row) => row[state] === 'waiting' && row[attempts] !== 0);
}

/** A figure of a letter that goes out. */
const figure = (letters: Locator, name: string) =>
  letters.getByRole('definition').and(letters.locator(`dt:text-is("${name}") + dd`));

test('an admin writes a newsletter, looks at it, tests it, sends it, stops it and lets it go on', async ({
  page,
  site,
  smtp,
  browser,
}) => {
  // Thirty letters go out, two a second, and two states are looked at in six ways.
  test.setTimeout(600_000);
  const heard = await complaints(page);
  const [olga, ada] = [person('Olga Writer'), person('Ada Reader')];
  const hers = await browser.newContext({ baseURL: site.url });
  await signUp(await hers.newPage(), smtp, ada);
  await signUp(page, smtp, olga);
  await admin(site.dataDir, 'grant', olga.email);
  const readers = Array.from({ length: 29 }, (_, index) => `reader${index}@example.com`);
  for (const email of [...readers, ada.email]) {
    const kept = await page.request.post('/api/newsletter-subscribers', { data: { email } });
    expect(kept.status()).toBe(201);
  }
  await page.goto('/admin');
  const letters = page.getByRole('region', { name: 'Letters', exact: true });
  await expect(letters).toContainText('No letter has been written yet.');

  await letters.getByRole('button', { name: 'Write a newsletter' }).focus();
  await page.keyboard.press('Enter');
  await letters.getByLabel('Subject').fill(SUBJECT);
  await letters.getByLabel('Text', { exact: true }).fill(TEXT);
  await letters.getByRole('button', { name: 'Save' }).click();
  await expect(letters).toContainText('Saved.');
  const frame = letters.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: 'Slower light' })).toBeVisible();
  await expect(frame.getByRole('link', { name: 'how we measured it' })).toBeVisible();
  await isWhole(page);
  const background = () =>
    frame.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  expect(await background()).toBe('rgb(248, 246, 241)');
  await letters.getByText('By night').click();
  await expect.poll(background).toBe('rgb(23, 22, 20)');
  await letters.getByText('Plain text', { exact: true }).click();
  await expect(frame.locator('body')).toContainText('how we measured it <https://overtone.example');
  await letters.getByText('Desk', { exact: true }).click();

  const address = new URL((await letters.locator('iframe').getAttribute('src')) ?? '', site.url);
  const id = address.pathname.split('/').at(-2) ?? '';
  const theirs = { audience: 'newsletter', subject: SUBJECT, text: 'Somebody else’s.' };
  const changed = await page.request.put(`/api/admin/letters/${id}`, {
    data: theirs,
    headers: {
      'if-match': address.searchParams.get('revision')?.replace(/.*/u, '"$&"') ?? '',
      origin: site.url,
    },
  });
  expect(changed.status()).toBe(200);
  await letters.getByLabel('Text', { exact: true }).fill(`${TEXT}\n\nBye.`);
  await letters.getByRole('button', { name: 'Save' }).click();
  await expect(letters.getByLabel('What the other admin wrote')).toHaveValue(/Somebody else’s/u);
  await letters.getByRole('button', { name: 'Keep mine' }).click();
  await expect(letters).toContainText('Saved.');
  await expect(frame.locator('body')).toContainText('Bye.');

  await letters.getByRole('button', { name: 'Mail it to myself' }).click();
  await expect(letters).toContainText(`Sent to ${olga.email}.`);
  await expect.poll(() => recipientsOf(smtp, SUBJECT), MAIL_COMES).toEqual([olga.email]);

  await letters.getByRole('button', { name: 'Send to 30 people…' }).click();
  const question = page.getByRole('alertdialog', { name: 'Send this letter to 30 people?' });
  await expect(question).toContainText('At 120 a minute it takes about a minute.');
  expect(await axeFindings(page)).toEqual([]);
  await question.getByLabel('Type the subject of the letter').fill('What is new');
  await question.getByRole('button', { name: 'Send it' }).click();
  await expect(question.getByRole('alert')).toContainText('Nothing was sent.');
  await question.getByLabel('Type the subject of the letter').fill(SUBJECT);
  await question.getByRole('button', { name: 'Send it' }).click();
  await expect(question).toBeHidden();
  await expect.poll(() => recipientsOf(smtp, SUBJECT).length, MAIL_COMES).toBeGreaterThan(1);
  // Letters go twice a second: none is to go on while a slow machine looks for the button.
  smtp.behave('held');
  await letters.getByRole('button', { name: 'Stop' }).click();
  await expect(letters).toContainText('It is stopped');
  smtp.behave('accept');
  // What was being handed over at that moment still goes.
  await expect.poll(() => isHandingOver(page), MAIL_COMES).toBe(false);
  const early = recipientsOf(smtp, SUBJECT).slice(1);
  expect(early.length).toBeLessThan(25);
  await isWhole(page);

  const leaver = readers.find((email) => !early.includes(email)) ?? '';
  const wayOut = () => {
    const welcome = smtp.received.find(({ recipients }) => recipients.includes(leaver));
    return /https?:\S+unsubscribe\S+/u.exec(welcome?.email.text ?? '')?.[0] ?? '';
  };
  await expect.poll(wayOut, MAIL_COMES).not.toBe('');
  const left = await page.request.post(wayOut(), { form: { 'List-Unsubscribe': 'One-Click' } });
  expect(left.status()).toBe(200);
  const people = page.getByRole('region', { name: 'People', exact: true });
  await people.getByRole('button', { name: /^Ada Reader/u }).click();
  await people.getByRole('button', { name: 'Delete on request…' }).click();
  const deletion = page.getByRole('alertdialog', { name: 'Delete this account?' });
  await deletion.getByLabel('Type the address of the account').fill(ada.email);
  await deletion.getByRole('button', { name: 'Delete everything' }).click();
  await expect(people).toContainText('Deleted on request');

  expect(recipientsOf(smtp, SUBJECT).slice(1)).toEqual(early);
  await letters.getByRole('button', { name: 'Go on' }).click();
  await expect(letters).toContainText('It has gone to everybody.', { timeout: 120_000 });
  const gone = [leaver, ...(early.includes(ada.email) ? [] : [ada.email])];
  const wanted = [...readers, ada.email].filter((email) => !gone.includes(email));
  expect(recipientsOf(smtp, SUBJECT).slice(1).sort()).toEqual(wanted.sort());
  await expect(figure(letters, 'Sent')).toHaveText(String(wanted.length));
  await expect(figure(letters, 'Left meanwhile')).toHaveText(String(gone.length));

  const log = page.getByRole('region', { name: 'Audit log', exact: true });
  await page.reload();
  await expect(log.getByRole('cell', { name: 'Mailed a letter to themselves.' })).toBeVisible();
  await expect(
    log.getByRole('cell', { name: /^Began to send a letter to newsletter/u }),
  ).toBeVisible();
  await expect(log.getByRole('cell', { name: /^Stopped a letter after/u })).toBeVisible();
  await expect(log.getByRole('cell', { name: 'Let a stopped letter go on.' })).toBeVisible();
  // What was refused on purpose is all that the browser complains about.
  expect(heard.filter((line) => !/40[49]|412/u.test(line))).toEqual([]);
  await hers.close();
});

test('letters that cannot be read say so and are read again when asked', async ({
  page,
  site,
  smtp,
}) => {
  const oskar = person('Oskar Writer');
  await signUp(page, smtp, oskar);
  await admin(site.dataDir, 'grant', oskar.email);
  let isBroken = true;
  await page.route('**/api/admin/letters', (route) =>
    isBroken ? route.abort() : route.continue(),
  );
  await page.goto('/admin');
  const letters = page.getByRole('region', { name: 'Letters', exact: true });
  await expect(letters.getByRole('alert').first()).toContainText('The letters could not be read');
  isBroken = false;
  await letters.getByRole('button', { name: 'Try again' }).click();
  await expect(letters.getByRole('alert').filter({ hasText: 'could not' })).toHaveCount(0);
});
