import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ok } from '@overtone/domain/result';
import { createTransport } from 'nodemailer';
import type { MailSender } from '../../ports/mail-sender.ts';
import { mailMessage } from './mail-message.ts';

/** Where the mails of a data folder are kept. */
export function mailFolder(dataDir: string): string {
  return path.join(dataDir, 'mail');
}

/**
 * Keeps each mail as a file that mail programs open, for servers without an SMTP server. The name starts with the mail's
 * time; the same mail written again replaces itself.
 *
 * @throws (by `send`) the file system's error.
 */
export function folderMailSender(folder: string, from: string): MailSender {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(mailMessage(mail, from));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const time = mail.date.toISOString().replaceAll(':', '-').slice(0, 19);
      const file = path.join(folder, `${time}_${mail.id}.eml`);
      await writeFile(`${file}.new`, message, { mode: 0o600 });
      await rename(`${file}.new`, file);
      return ok(undefined);
    },
  };
}
