import { mailFolder } from '../adapters/mail/folder-mail-sender.ts';
import { readEnvironment } from '../env.ts';
import { keptMailsReport } from '../modules/mail/kept-mails.ts';
import { textTable } from '../report/text-table.ts';

const WRONG_CONFIGURATION = 2;

async function main(): Promise<number> {
  const environment = readEnvironment();
  if (!environment.ok) {
    process.stderr.write(`${environment.reason}\n`);
    return WRONG_CONFIGURATION;
  }
  const folder = mailFolder(environment.value.dataDir);
  const report = await keptMailsReport(folder);
  process.stdout.write(
    report.rows.length === 0 ? `No mail is kept in ${folder}.\n` : textTable(report),
  );
  return 0;
}

process.exitCode = await main();
