import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import {
  ADMIN_REPORTS,
  type AdminReportName,
  DEFAULT_REPORT_DAYS,
} from '@overtone/domain/contract/admin-report';
import type { Pool } from 'pg';
import { wallClock } from '../time/clock.ts';
import type { Database } from '../database/connection.ts';
import { isInUse } from '../database/embedded/is-in-use.ts';
import { openDatabase } from '../database/open-database.ts';
import { type Environment, readEnvironment } from '../env.ts';
import { forgetKey } from '../secrets/key-claim.ts';
import { announceTerms, changeOn, previewAnnouncement } from '../modules/mail/announce-terms.ts';
import {
  heldByPaymentAccount,
  leavePaymentAccount,
  type LeftBehind,
} from '../modules/billing/provider-account/payment-account.ts';
import { retryMails } from '../modules/mail/retry-mails.ts';
import { setRole, signOutEverywhere } from '../audit/operator-acts.ts';
import { csvPieces } from '../report/csv.ts';
import { wholeReport } from '../report/report.ts';
import { reportByName } from '../modules/reports/report-by-name.ts';
import { textTable } from '../report/text-table.ts';

/** Exit codes: 0 done, 1 failed, 2 wrong words or wrong configuration. */
const FAILED = 1;
const WRONG_USE = 2;

const USAGE = `npm run admin -- alerts            what is wrong now, and since when
npm run admin -- subscribers       people who want the newsletter
npm run admin -- downloads         people who asked for download links
npm run admin -- outbox            mails that were promised, and how they stand
  --retry                          try again now, also what was given up
npm run admin -- figures           views, exits, downloads and speed of each day
  --csv                            as CSV, for a spreadsheet
  --days 30                        how many days of figures, today included
npm run admin -- audit             what was done to accounts by admins and by this program
npm run admin -- grant <email>     let this account see the admin pages
npm run admin -- revoke <email>    take that back
npm run admin -- sign-out <email>  end every sign-in of this account, on every device
npm run admin -- announce-terms <day>
                                   show the mail about new terms from that day on, and who would get it
  --yes                            really mail it, once to each confirmed address
npm run admin -- forget-key        let the next start settle the secret key anew
npm run admin -- move-payments     let the next start settle the payment account anew
  --yes                            really do it
`;

const FORGET_KEY_COSTS = `Nothing was changed. This is for a secret key that is lost for good; stop every server first. Afterwards everybody has to sign in again, links in mails that were sent no longer work, calendars have to be connected anew, and free trials and personalizations of visitors begin anew. If the old key may still be found, put it back instead. To go on: npm run admin -- forget-key --yes`;

const IN_USE = 'A server is working with this database. Stop every server first.';

/** Does what was asked for and returns what to print, a long text in pieces. */
type Task = (
  database: Database,
  pool: Pool,
  environment: Environment,
) => Promise<string | AsyncIterable<string>>;

/** What was asked for; undefined where the words make no sense. */
function parseTask(words: string[]): Task | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        csv: { type: 'boolean', default: false },
        days: { type: 'string', default: String(DEFAULT_REPORT_DAYS) },
        retry: { type: 'boolean', default: false },
        yes: { type: 'boolean', default: false },
      },
    });
    const [name, email, ...more] = positionals;
    if (more.length > 0 || !/^[1-9]\d{0,3}$/u.test(values.days)) return undefined;
    if (values.retry) return name === 'outbox' && email === undefined ? retryTask : undefined;
    if (name === 'announce-terms') return announceTask(email ?? '', values.yes);
    if (email !== undefined) return accountTask(name, email);
    if (name === 'forget-key') return forgetKeyTask(values.yes);
    if (name === 'move-payments') return movePaymentsTask(values.yes);
    const report = ADMIN_REPORTS.find((known) => known === name);
    return report && reportTask(report, values.csv, Number(values.days));
  } catch {
    return undefined;
  }
}

function reportTask(name: AdminReportName, asCsv: boolean, days: number): Task {
  return async (database) => {
    const report = await reportByName(database, name, { now: wallClock(), days });
    return asCsv ? csvPieces(report) : textTable(await wholeReport(report));
  };
}

const retryTask: Task = async (database) => {
  const { due, left } = await retryMails(database, wallClock());
  return `Due now: ${due}. Left as given up, because a link has ended, the mail was promised anew or nobody wants it: ${left}. A running server sends what is due within seconds.\n`;
};

function accountTask(name: string | undefined, email: string): Task | undefined {
  if (name === 'sign-out') return signOutTask(email);
  if (name !== 'grant' && name !== 'revoke') return undefined;
  const role = name === 'grant' ? 'admin' : 'member';
  return async (database) => {
    const isKnown = await setRole(database, email, role, wallClock());
    if (!isKnown) throw unknownAccount(email);
    return `${email} is ${role === 'admin' ? 'an admin now' : 'no longer an admin'}.\n`;
  };
}

function signOutTask(email: string): Task {
  return async (database) => {
    const ended = await signOutEverywhere(database, email, wallClock());
    if (ended === undefined) throw unknownAccount(email);
    return `${email} is signed out everywhere (${ended}).\n`;
  };
}

function announceTask(day: string, isConfirmed: boolean): Task {
  return async (database, _pool, { publicUrl }) => {
    const change = changeOn(day, wallClock());
    if (!change.ok) throw new Error(change.reason);
    if (publicUrl === undefined) throw new Error('The mail links to the site. Set PUBLIC_URL.');
    if (isConfirmed) {
      const people = await announceTerms(database, change.value, wallClock());
      return `The mail is promised to ${people} people; a running server sends it.\n`;
    }
    const { text, recipients, unconfirmed } = await previewAnnouncement(
      database,
      change.value,
      publicUrl,
    );
    return `${text}\nNothing was sent. It would go to ${recipients} people; ${unconfirmed} have not confirmed their address and get none.\nTo send it: npm run admin -- announce-terms ${day} --yes\n`;
  };
}

function unknownAccount(email: string): Error {
  return new Error(`There is no account with the address ${email}.`);
}

function forgetKeyTask(isConfirmed: boolean): Task {
  return async (database, pool) => {
    if (!isConfirmed) throw new Error(FORGET_KEY_COSTS);
    if (await isInUse(pool)) throw new Error(IN_USE);
    await forgetKey(database);
    return 'The secret key is forgotten. The next server that starts settles which one counts.\n';
  };
}

function movePaymentsTask(isConfirmed: boolean): Task {
  return async (database, pool) => {
    if (!isConfirmed) throw new Error(movingCosts(await heldByPaymentAccount(database)));
    if (await isInUse(pool)) throw new Error(IN_USE);
    const { customers, subscriptions } = await leavePaymentAccount(database, wallClock());
    return `The payment account is left: ${customers} customers are forgotten, ${subscriptions} subscriptions ended here. The next server that starts settles which account counts.\n`;
  };
}

function movingCosts({ customers, subscriptions }: LeftBehind): string {
  return `Nothing was changed. This is for moving to another Stripe account, or from its test data to the live data, for good; stop every server first. Afterwards the ${customers} customers of the old account are forgotten here and their ${subscriptions} subscriptions end here at once, but the old account goes on charging for them: end and refund them there before. People subscribe anew in the new account. If STRIPE_SECRET_KEY was only mistaken, set the right one instead. To go on: npm run admin -- move-payments --yes`;
}

async function main(words: string[]): Promise<number> {
  const say = (sentence: string) => void process.stderr.write(`${sentence}\n`);
  const task = parseTask(words);
  if (task === undefined) {
    say(USAGE.trimEnd());
    return WRONG_USE;
  }
  const environment = readEnvironment();
  if (!environment.ok) {
    say(environment.reason);
    return WRONG_USE;
  }
  try {
    const connection = await openDatabase(environment.value, {
      onProgress: say,
      isGuest: true,
      applicationName: 'overtone admin',
    });
    const { database, pool, close } = connection;
    const printed = async () => {
      const text = await task(database, pool, environment.value);
      const pieces = typeof text === 'string' ? [text] : text;
      await pipeline(Readable.from(pieces), process.stdout, { end: false });
    };
    await printed().finally(close);
    return 0;
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    return FAILED;
  }
}

process.exitCode = await main(process.argv.slice(2));
