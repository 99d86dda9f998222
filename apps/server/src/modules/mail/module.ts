import { randomUUID } from 'node:crypto';
import type { LetterContent } from '@overtone/domain/contract/letters';
import type { DownloadPlatform } from '@overtone/domain/analytics/events';
import type { Logger } from 'pino';
import { folderMailSender, mailFolder } from '../../adapters/mail/folder-mail-sender.ts';
import { smtpMailSender } from '../../adapters/mail/smtp-mail-sender.ts';
import type { Database } from '../../database/connection.ts';
import type { MailSender } from '../../ports/mail-sender.ts';
import type { ServiceModule } from '../../server-module.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { type MailLinks, unsubscribeUrl } from './compose-mail.ts';
import { deliverDueMails, type MailDelivery } from './deliver-due-mails.ts';
import { type MailLoop, type MailLoopOptions, startMailLoop } from './mail-loop.ts';
import { type MailAppearance, type MailBodies, renderMail } from './render-mail.ts';
import { letterText } from './texts/letter.ts';
import type { MailKind, MailText } from './texts/mail-text.ts';
import { countWaitingMails, oldestWaitingMail } from '../../outbox/outbox.ts';

/** What mails are sent with. */
export interface MailDependencies extends MailLinks {
  /** Undefined means that mails are kept as files, in a folder of `dataDir`. */
  readonly smtpUrl: string | undefined;
  readonly dataDir: string;
  readonly mailFrom: string;
  /** The systems that have a release. */
  readonly releases: readonly DownloadPlatform[];
  readonly database: Database;
  /** The calendar's time. */
  readonly wallClock: () => Date;
  readonly wait: MailLoopOptions['wait'];
  readonly log: Logger;
  readonly metrics: Pick<Metrics, 'countGivenUpMail' | 'observeMails'> | undefined;
}

/** What others may ask of the mails. What is to be mailed they promise in the outbox, in a transaction of their own. */
export interface Mails {
  /** Makes one attempt at a mail that nobody promised: to the operator, since the outbox may be what is wrong. */
  readonly sendNow: (to: string, text: MailText) => ReturnType<MailSender['send']>;
  /** A letter as its mails carry it, but for the link to unsubscribe, which is nobody's. */
  readonly letterBodies: (letter: LetterContent, appearance: MailAppearance) => MailBodies;
  /** Makes one attempt at mailing a letter to one address, with the same link. */
  readonly sendLetterNow: (to: string, letter: LetterContent) => ReturnType<MailSender['send']>;
  /** Since when the mail that has waited longest does, of those that could go out; undefined while none does. */
  readonly oldestWaitingMail: () => Promise<Date | undefined>;
  /** Says that a mail has just been promised. */
  readonly onPromised: () => void;
}

/** Nobody has this id. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Sends what was promised. */
export function createMails(dependencies: MailDependencies): ServiceModule<Mails> {
  const { database, log, wait, wallClock: now, releases, metrics } = dependencies;
  let loop: MailLoop | undefined;
  const sender = senderOf(dependencies);
  // Nothing to download yet: the mails with the links wait for it.
  const held: readonly MailKind[] = releases.length > 0 ? [] : ['download_links'];
  const delivery: MailDelivery = {
    database,
    links: dependencies,
    log,
    now,
    sender,
    held,
    onGivenUp: (why) => metrics?.countGivenUpMail(why),
  };
  const oldestWaiting = () => oldestWaitingMail(database, held);
  metrics?.observeMails({
    countWaiting: () => countWaitingMails(database, held),
    oldestAgeSeconds: async () => {
      const since = (await oldestWaiting()) ?? now();
      return (now().getTime() - since.getTime()) / 1000;
    },
  });
  const start = () => {
    loop = startMailLoop({ deliver: () => deliverDueMails(delivery), wait, log });
    return loop.stop;
  };
  const sendAtOnce = (to: string, text: MailText, wayOut?: string) =>
    sender.send({
      id: randomUUID(),
      to,
      date: now(),
      subject: text.subject,
      ...renderMail(text, wayOut),
      ...(wayOut !== undefined && { unsubscribeUrl: wayOut }),
    });
  const wayOutOf = ({ audience }: LetterContent) =>
    audience === 'newsletter' ? unsubscribeUrl(NOBODY, dependencies).href : undefined;
  const service: Mails = {
    sendNow: (to, text) => sendAtOnce(to, text),
    letterBodies: (letter, appearance) =>
      renderMail(letterText(letter), wayOutOf(letter), appearance),
    sendLetterNow: (to, letter) => sendAtOnce(to, letterText(letter), wayOutOf(letter)),
    oldestWaitingMail: oldestWaiting,
    onPromised: () => loop?.wake(),
  };
  return { service, jobs: [start] };
}

function senderOf({ smtpUrl, dataDir, mailFrom: from }: MailDependencies) {
  return smtpUrl === undefined
    ? folderMailSender(mailFolder(dataDir), from)
    : smtpMailSender({ smtpUrl, from });
}
