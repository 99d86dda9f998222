import { isTestKey } from '../adapters/stripe/account-name.ts';
import { mailFolder } from '../adapters/mail/folder-mail-sender.ts';
import type { Environment } from '../env.ts';
import { missingOperatorVariables } from '../environment/operator-environment.ts';
import { isEveryAddress, urlOf } from '../http/listening.ts';
import { isLoopback } from '../environment/is-loopback.ts';
import { isOff, isOk, isWrong, type SetupLine } from './setup-line.ts';
import { SUBJECTS } from './subjects.ts';

/**
 * What is configured, what is not, and what either means for people: everything that the settings alone say. Secrets are
 * not repeated.
 */
export function describeSetup(environment: Environment): readonly SetupLine[] {
  return [
    addressLine(environment),
    databaseLine(environment),
    keyLine(environment),
    backupsLine(environment),
    mailLine(environment),
    aiLine(environment),
    googleLine(environment),
    microsoftLine(environment),
    paymentsLine(environment),
    downloadsLine(environment),
    operatorLine(environment),
    environment.dailyLimit
      ? isOk(SUBJECTS.dailyLimit, 'People who do not pay have 15 minutes of light and sound a day.')
      : isOff(SUBJECTS.dailyLimit, 'Light and sound are not limited. DAILY_LIMIT=on limits them.'),
    environment.analyticsId === undefined
      ? isOff(SUBJECTS.analytics, 'Nothing of Google is loaded.')
      : isOk(SUBJECTS.analytics, 'Google Analytics is loaded once a visitor has agreed.'),
    environment.metricsPort === undefined
      ? isOff(SUBJECTS.metrics, 'No monitoring can read this server. Set METRICS_PORT.')
      : isOk(
          SUBJECTS.metrics,
          `${urlOf(environment.metricsHost, environment.metricsPort)}/metrics`,
        ),
    environment.traces === undefined
      ? isOff(SUBJECTS.traces, 'None are made. Set OTEL_EXPORTER_OTLP_ENDPOINT.')
      : isOk(SUBJECTS.traces, `Sent to ${new URL(environment.traces.endpoint).host}.`),
    alertsLine(environment),
    ...(environment.calendarPrivateAddresses ? [privateCalendarsLine] : []),
  ];
}

/** The address that people use, and whether the proxies in front of it are counted right. */
function addressLine({ publicUrl, trustedProxies, host, port }: Environment): SetupLine {
  const subject = SUBJECTS.address;
  const ledTo = urlOf(host, port);
  if (publicUrl === undefined) {
    if (trustedProxies > 0)
      return isWrong(
        subject,
        `TRUSTED_PROXIES says that a proxy stands in front, but not at which address: mails and sign-ins lead to ${ledTo}. Set PUBLIC_URL.`,
      );
    return isLoopback(ledTo) && !isEveryAddress(host)
      ? isOff(subject, 'Only this machine reaches the server. Set PUBLIC_URL for others.')
      : isWrong(
          subject,
          `The network reaches the server, but mails and sign-ins lead to ${ledTo}. Set PUBLIC_URL to the address that people type.`,
        );
  }
  const { protocol, pathname, search } = new URL(publicUrl);
  if (pathname !== '/' || search !== '')
    return isWrong(subject, 'PUBLIC_URL must end with the host: the server answers at / alone.');
  if (protocol === 'https:' && trustedProxies === 0)
    return isWrong(
      subject,
      `A proxy makes the https of ${publicUrl}, but none is believed, so that everybody shares one address and its limits. Set TRUSTED_PROXIES to the number of proxies, mostly 1.`,
    );
  if (protocol === 'http:' && !isLoopback(publicUrl))
    return isOff(
      subject,
      `${publicUrl} is not encrypted: anyone on the network in between can read passwords. Put a proxy with TLS in front.`,
    );
  return isOk(subject, `${publicUrl}; proxies believed: ${trustedProxies}.`);
}

function databaseLine({ databaseUrl, databaseDirectUrl, dataDir }: Environment): SetupLine {
  if (databaseUrl === undefined) return isOk(SUBJECTS.database, `Its own, in ${dataDir}.`);
  const place = `PostgreSQL at ${new URL(databaseDirectUrl ?? databaseUrl).host}`;
  return isOk(
    SUBJECTS.database,
    databaseDirectUrl === undefined
      ? `${place}.`
      : `${place}, for requests by the pool of connections at ${new URL(databaseUrl).host}.`,
  );
}

function keyLine({ secretKey, databaseUrl, dataDir }: Environment): SetupLine {
  if (secretKey !== undefined) return isOk(SUBJECTS.key, 'SECRET_KEY.');
  const place = `Kept in ${dataDir}.`;
  return isOk(
    SUBJECTS.key,
    databaseUrl === undefined
      ? place
      : `${place} Another server on this database needs the same: set SECRET_KEY.`,
  );
}

function backupsLine({ backupDir, backupBucket }: Environment): SetupLine {
  const copies = backupBucket === undefined ? '' : `, copied to ${backupBucket.url}`;
  return backupDir === undefined
    ? isOff(
        SUBJECTS.backups,
        'None is made automatically. Set BACKUP_DIR, or run "npm run backup" daily.',
      )
    : isOk(SUBJECTS.backups, `One a day, in ${backupDir}${copies}.`);
}

function alertsLine({ alertEmail, alertWebhookUrl }: Environment): SetupLine {
  const ways = [
    ...(alertEmail === undefined ? [] : [`by mail to ${alertEmail}`]),
    ...(alertWebhookUrl === undefined ? [] : ['by ALERT_WEBHOOK_URL']),
  ];
  return ways.length > 0
    ? isOk(SUBJECTS.alerts, `What is wrong is told ${ways.join(' and ')}.`)
    : isOff(
        SUBJECTS.alerts,
        'What is wrong stands in the log and at /admin alone. Set ALERT_EMAIL or ALERT_WEBHOOK_URL.',
      );
}

function mailLine({ smtpUrl, mailFrom, dataDir }: Environment): SetupLine {
  const subject = SUBJECTS.mail;
  if (smtpUrl === undefined)
    return isOff(
      subject,
      `No mail is sent: each is kept as a file in ${mailFolder(dataDir)}. Set SMTP_URL.`,
    );
  return mailFrom.endsWith('@localhost')
    ? isWrong(subject, `Mails come from ${mailFrom}, which others refuse. Set MAIL_FROM.`)
    : isOk(subject, `By ${new URL(smtpUrl).host}, from ${mailFrom}.`);
}

function aiLine({ ai, aiFallback }: Environment): SetupLine {
  if (ai === undefined)
    return isOff(
      SUBJECTS.ai,
      'Suggestions come from the built-in recommender, and there are no articles. Set AI_API_KEY.',
    );
  if (ai.baseUrl.startsWith('http:') && !ai.isLocal)
    return isOff(
      SUBJECTS.ai,
      `${new URL(ai.baseUrl).host} is asked without encryption, which suits a private network alone: the key and what people type can be read on the way.`,
    );
  const failing = aiFallback ? 'the built-in recommender stands in' : 'people see the error';
  return isOk(
    SUBJECTS.ai,
    `${ai.suggestionModel} at ${new URL(ai.baseUrl).host}; where it fails, ${failing}.`,
  );
}

function googleLine({ providers: { google } }: Environment): SetupLine {
  return google === undefined
    ? isOff(SUBJECTS.google, 'No button, and no Google calendars. Set GOOGLE_CLIENT_ID.')
    : isOk(SUBJECTS.google, `At ${new URL(google.discoveryUrl).host}.`);
}

function microsoftLine({ providers: { microsoft } }: Environment): SetupLine {
  return microsoft === undefined
    ? isOff(SUBJECTS.microsoft, 'No button, and no Microsoft calendars. Set MICROSOFT_CLIENT_ID.')
    : isOk(SUBJECTS.microsoft, `At ${new URL(microsoft.authority).host}.`);
}

function paymentsLine({ stripe, offersOnSale }: Environment): SetupLine {
  if (stripe === undefined)
    return isOff(
      SUBJECTS.payments,
      'Nothing can be bought, and the pages say so. Set STRIPE_SECRET_KEY.',
    );
  const mode = isTestKey(stripe.secretKey)
    ? ' The key is one for tests: nobody is really charged.'
    : '';
  return isOk(SUBJECTS.payments, `On sale: ${offersOnSale.join(', ')}.${mode}`);
}

function downloadsLine({ downloadUrls: { mac, windows } }: Environment): SetupLine {
  const missing = [
    ...(mac === undefined ? ['DOWNLOAD_URL_MAC'] : []),
    ...(windows === undefined ? ['DOWNLOAD_URL_WINDOWS'] : []),
  ];
  return missing.length === 0
    ? isOk(SUBJECTS.downloads, 'macOS and Windows.')
    : isOff(
        SUBJECTS.downloads,
        `A page says that there is no download yet. Set ${missing.join(' and ')}.`,
      );
}

/** Whom people deal with, which the law of most places asks a public site to say. */
function operatorLine({ operator, publicUrl }: Environment): SetupLine {
  const missing = missingOperatorVariables(operator);
  if (missing.length === 0) return isOk(SUBJECTS.operator, 'Pages say who runs this server.');
  const sentence = `Pages leave out who runs this server or how to reach them. Set ${missing.join(', ')}.`;
  const isPublic = publicUrl !== undefined && !isLoopback(publicUrl);
  return isPublic ? isWrong(SUBJECTS.operator, sentence) : isOff(SUBJECTS.operator, sentence);
}

const privateCalendarsLine = isOk(
  SUBJECTS.calendars,
  'Calendar addresses in this network may be read, also over http. Only for a server that is not public.',
);
