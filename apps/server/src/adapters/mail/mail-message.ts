import { PRODUCT_NAME } from '@overtone/domain/product';
import type { SendMailOptions } from 'nodemailer';
import type { OutgoingMail } from '../../ports/mail-sender.ts';

/** The message that a mail is written as. `from` is a checked address; its domain names the mail, too. */
export function mailMessage(mail: OutgoingMail, from: string): SendMailOptions {
  const { id, to, date, subject, text, html, unsubscribeUrl } = mail;
  return {
    messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    date,
    from: { name: PRODUCT_NAME, address: from },
    to: { name: '', address: to },
    subject,
    text,
    html,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl === undefined
        ? {}
        : {
            'List-Unsubscribe': `<${unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
