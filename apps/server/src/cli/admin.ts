import { parseArgs } from 'node:util';
import { wallClock } from '../clock.ts';
import type { Database } from '../database/connection.ts';
import { openDatabase } from '../database/open-database.ts';
import { readEnvironment } from '../env.ts';
import {
  downloadsReport,
  outboxReport,
  subscribersReport,
} from '../modules/reports/contact-reports.ts';
import { csv } from '../modules/reports/csv.ts';
import { figuresReport } from '../modules/reports/figures-report.ts';
import type { Report } from '../modules/reports/report.ts';
import { textTable } from '../modules/reports/text-table.ts';

/** Exit codes: 0 done, 1 failed, 2 wrong words or wrong configuration. */
const FAILED = 1;
const WRONG_USE = 2;

const USAGE = `npm run admin -- subscribers       people who want the newsletter
npm run admin -- downloads         people who asked for download links
npm run admin -- outbox            mails that were promised, and how they stand
npm run admin -- figures           views, exits, downloads and speed of each day
  --csv                            as CSV, for a spreadsheet
  --days 30                        how many days of figures
`;

const DAY_MS = 24 * 60 * 60_000;
const DEFAULT_DAYS = '30';

/** What was asked for; undefined where the words make no sense. */
function parseWords(words: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        csv: { type: 'boolean', default: false },
        days: { type: 'string', default: DEFAULT_DAYS },
      },
    });
    const isSound = positionals.length === 1 && /^[1-9]\d{0,3}$/u.test(values.days);
    return isSound
      ? { name: positionals[0], csv: values.csv, days: Number(values.days) }
      : undefined;
  } catch {
    return undefined;
  }
}

function reportFor(
  name: string | undefined,
  days: number,
): ((database: Database) => Promise<Report>) | undefined {
  if (name === 'subscribers') return subscribersReport;
  if (name === 'downloads') return downloadsReport;
  if (name === 'outbox') return outboxReport;
  if (name !== 'figures') return undefined;
  return (database) => figuresReport(database, new Date(wallClock().getTime() - days * DAY_MS));
}

async function main(words: string[]): Promise<number> {
  const say = (sentence: string) => void process.stderr.write(`${sentence}\n`);
  const asked = parseWords(words);
  const report = asked && reportFor(asked.name, asked.days);
  if (asked === undefined || report === undefined) {
    say(USAGE.trimEnd());
    return WRONG_USE;
  }
  const environment = readEnvironment();
  if (!environment.ok) {
    say(environment.reason);
    return WRONG_USE;
  }
  try {
    const connection = await openDatabase(environment.value, { onProgress: say, isGuest: true });
    const table = await report(connection.database).finally(connection.close);
    process.stdout.write(asked.csv ? csv(table) : textTable(table));
    return 0;
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    return FAILED;
  }
}

process.exitCode = await main(process.argv.slice(2));
