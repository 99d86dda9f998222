import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';

/** Mails that a server without SMTP kept as files, oldest first. */
export async function keptMails(dataDir: string): Promise<readonly Email[]> {
  const folder = join(dataDir, 'mail');
  const names = await readdir(folder).catch(() => []);
  const mails = names.filter((name) => name.endsWith('.eml')).sort();
  return Promise.all(
    mails.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
  );
}

/** A mail goes once the server comes to it, which a machine with much else to do is slow at. */
export const MAIL_COMES = { timeout: 60_000 } as const;

/** Waits for the newest mail to an address with such a subject, and gives its text. */
export async function mailTo(dataDir: string, address: string, subject: RegExp): Promise<string> {
  let text = '';
  await expect
    .poll(
      async () => {
        const mail = (await keptMails(dataDir)).findLast(
          ({ to, subject: given }) =>
            to?.some((recipient) => recipient.address === address) && subject.test(given ?? ''),
        );
        text = mail?.text ?? '';
        return text;
      },
      { ...MAIL_COMES, message: `a mail to ${address} with the subject ${String(subject)}` },
    )
    .not.toBe('');
  return text;
}

/** The link with a secret in the newest such mail. */
export async function mailedLink(
  dataDir: string,
  address: string,
  subject: RegExp,
): Promise<string> {
  const text = await mailTo(dataDir, address, subject);
  return /^http\S+token=\S+$/mu.exec(text)?.[0] ?? '';
}
