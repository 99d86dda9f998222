import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type DatabaseConnection } from '../database/connection.ts';
import { openDatabase } from '../database/open-database.ts';
import type { Environment } from '../env.ts';
import { isLoopback } from '../environment/is-loopback.ts';
import { secretKeyFile } from '../secrets/secret-key.ts';
import { checkBackups } from './check-backups.ts';
import { checkDataFolder } from './check-data-folder.ts';
import { clockLine, databaseLine, keyLine, tablesLine } from './check-database.ts';
import { checkProgram } from './check-program.ts';
import { checkAi, checkMail, checkPayments, checkProvider } from './check-services.ts';
import { databaseFacts } from './database-facts.ts';
import { describeSetup } from './describe-setup.ts';
import { isOk, isWrong, type SetupLine } from './setup-line.ts';
import { poolLine } from './check-pool.ts';
import { SUBJECTS } from './subjects.ts';

/** What {@link examine} works with. */
export interface Examination {
  readonly environment: Environment;
  /** Node's, without a "v". */
  readonly nodeVersion: string;
  /** The calendar's time. */
  readonly now: () => Date;
  /** Receives sentences for the person who waits. */
  readonly onProgress: (sentence: string) => void;
}

/**
 * Tries everything that is configured: what the settings alone call wrong stays wrong, whatever else is set is tried.
 * Nothing is changed, no mail is sent and nothing is charged; a database of its own that does not run is started for a
 * moment.
 */
export async function examine(examination: Examination): Promise<readonly SetupLine[]> {
  const { environment } = examination;
  const { backupDir, smtpUrl, ai, stripe, providers, dataDir } = environment;
  const asked = lookAtDatabase(examination);
  const claimed = asked.then(({ paymentAccount }) => paymentAccount);
  const [folder, { lines: database }, ...tried] = await Promise.all([
    checkDataFolder(dataDir),
    asked,
    ...(backupDir === undefined ? [] : [checkBackups(backupDir, examination.now())]),
    ...(smtpUrl === undefined ? [] : [checkMail(smtpUrl)]),
    ...(ai === undefined ? [] : [checkAi(ai)]),
    ...(stripe === undefined ? [] : [checkPayments(stripe, claimed)]),
    ...(providers.google === undefined
      ? []
      : [checkProvider(SUBJECTS.google, providers.google.discoveryUrl)]),
    ...(providers.microsoft === undefined
      ? []
      : [checkProvider(SUBJECTS.microsoft, microsoftDiscovery(providers.microsoft.authority))]),
  ]);
  const found = [...database, ...tried];
  const foundFor = ({ subject, state }: SetupLine) =>
    state === 'wrong' ? undefined : found.find((line) => line.subject === subject);
  const described = describeSetup(environment);
  const beyond = found.filter(({ subject }) => !described.some((line) => line.subject === subject));
  const lines = described.flatMap((line) => {
    const best = foundFor(line) ?? line;
    return line.subject === SUBJECTS.database ? [best, ...beyond] : [best];
  });
  return [checkProgram(examination.nodeVersion), folder, ...lines];
}

/** Accounts of every kind sign in at this one (Microsoft identity platform, OpenID Connect). */
function microsoftDiscovery(authority: string): string {
  return `${authority}/common/v2.0/.well-known/openid-configuration`;
}

interface DatabaseLook {
  readonly lines: readonly SetupLine[];
  /** See `DatabaseFacts`. */
  readonly paymentAccount?: string | undefined;
}

async function lookAtDatabase({
  environment,
  now,
  onProgress,
}: Examination): Promise<DatabaseLook> {
  const { databaseUrl, databaseDirectUrl, dataDir, secretKey } = environment;
  const key = secretKey ?? (await keyInFile(dataDir));
  const keyPlace = secretKey === undefined ? `Kept in ${dataDir}` : 'SECRET_KEY';
  if (databaseUrl === undefined && !existsSync(path.join(dataDir, 'postgres'))) {
    return {
      lines: [
        isOk(SUBJECTS.database, `Its own, made in ${dataDir} at the first start.`),
        keyLine({ keyFingerprint: undefined }, key, keyPlace),
      ],
    };
  }
  const usedUrl = databaseDirectUrl ?? databaseUrl;
  const where = usedUrl === undefined ? `its own, in ${dataDir}` : new URL(usedUrl).host;
  let connection: DatabaseConnection | undefined;
  try {
    connection = await openDatabase(environment, {
      onProgress,
      isGuest: true,
      leaveTables: true,
      applicationName: 'overtone doctor',
    });
    const facts = await databaseFacts(connection, now);
    const isLocal = usedUrl === undefined || isLoopback(usedUrl);
    const hasPool = databaseUrl !== undefined && databaseDirectUrl !== undefined;
    return {
      lines: [
        databaseLine(facts, where, isLocal),
        ...(hasPool ? [await poolLine(databaseUrl)] : []),
        tablesLine(facts),
        clockLine(facts),
        keyLine(facts, key, keyPlace),
      ],
      paymentAccount: facts.paymentAccount,
    };
  } catch (error) {
    const remedy =
      databaseUrl === undefined
        ? ''
        : ` Check ${databaseDirectUrl === undefined ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL'}.`;
    const sentence = `${where} does not answer: ${reasonOf(error)}.${remedy}`;
    return { lines: [isWrong(SUBJECTS.database, sentence)] };
  } finally {
    await connection?.close();
  }
}

async function keyInFile(dataDir: string): Promise<string | undefined> {
  const text = await readFile(secretKeyFile(dataDir), 'utf8').catch(() => '');
  return text.trim() || undefined;
}

/** A connection that failed at several addresses says so by its code alone. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  return (error.message || code).replace(/\.$/u, '');
}
