/** Delivers the due mails of a database over SMTP, and is killed the moment that the first of them was accepted. */
import { pino } from 'pino';
import { smtpMailSender } from '../../adapters/mail/smtp-mail-sender.ts';
import { connectDatabase } from '../../database/connection.ts';
import { deliverDueMails } from '../../modules/mail/deliver-due-mails.ts';

const [connectionString = '', smtpUrl = '', now = ''] = process.argv.slice(2);
const smtp = smtpMailSender({ smtpUrl, from: 'hello@overtone.example' });
await deliverDueMails({
  database: connectDatabase(connectionString).database,
  sender: {
    async send(mail) {
      const sent = await smtp.send(mail);
      if (sent.ok) process.kill(process.pid, 'SIGKILL');
      return sent;
    },
  },
  links: {
    siteUrl: 'https://overtone.example',
    releases: ['mac', 'windows'],
    unsubscribeToken: () => 'token',
    openLink: () => undefined,
  },
  log: pino({ level: 'silent' }),
  now: () => new Date(now),
  onGivenUp: () => undefined,
});
