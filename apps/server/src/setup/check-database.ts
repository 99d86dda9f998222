import { keyFingerprint } from '../secrets/key-fingerprint.ts';
import type { DatabaseFacts } from './database-facts.ts';
import { isOff, isOk, isWrong, type SetupLine } from './setup-line.ts';
import { SUBJECTS } from './subjects.ts';

const OLDEST_VERSION = 150_000;
/** Signatures of the payment provider count for five minutes; sign-ins and links bear less than that well. */
const MOST_SKEW_MS = 30_000;

/** What the facts about a database come to; `where` names it, `isLocal` says that it is on this machine. */
export function databaseLine(
  { version, isEncrypted }: DatabaseFacts,
  where: string,
  isLocal: boolean,
): SetupLine {
  const name = `PostgreSQL ${versionText(version)}, ${where}`;
  if (version < OLDEST_VERSION)
    return isWrong(SUBJECTS.database, `${name}: 15 or newer is needed. Upgrade it.`);
  if (!isLocal && !isEncrypted)
    return isOff(
      SUBJECTS.database,
      `${name}. The connection is not encrypted, which suits a private network alone; sslmode=verify-full in DATABASE_URL encrypts it.`,
    );
  return isOk(SUBJECTS.database, `${name}.`);
}

/** Whether the tables are those of this program. */
export function tablesLine({ applied, known }: DatabaseFacts): SetupLine {
  const subject = SUBJECTS.tables;
  if (applied.some((hash) => !known.includes(hash)))
    return isWrong(
      subject,
      'A newer version of this program, or another one, has used the database. Start that version, or restore a backup.',
    );
  const missing = known.length - applied.length;
  return missing === 0
    ? isOk(subject, `Up to date: ${known.length} migrations.`)
    : isOk(subject, `The next start brings them up to date: ${missing} migrations to come.`);
}

/** Whether the server's key is the one that the database was used with; `secretKey` is undefined where there is none. */
export function keyLine(
  { keyFingerprint: claimed }: Pick<DatabaseFacts, 'keyFingerprint'>,
  secretKey: string | undefined,
  where: string,
): SetupLine {
  const subject = SUBJECTS.key;
  if (claimed === undefined)
    return isOk(
      subject,
      secretKey === undefined ? 'Made at the first start.' : `${where}; not used yet.`,
    );
  if (secretKey !== undefined && keyFingerprint(secretKey) === claimed)
    return isOk(subject, `${where}; the database was used with it.`);
  const found = secretKey === undefined ? 'No key is here' : 'Another key is here';
  return isWrong(
    subject,
    `${found}, not the one that the database was used with. Put that one back; if it is lost, "npm run admin -- forget-key" says what that costs.`,
  );
}

/** Whether the database's clock and this machine's agree. */
export function clockLine({ clockAheadMs }: Pick<DatabaseFacts, 'clockAheadMs'>): SetupLine {
  const apart = `${(Math.abs(clockAheadMs) / 1000).toFixed(1)} s apart`;
  return Math.abs(clockAheadMs) <= MOST_SKEW_MS
    ? isOk(SUBJECTS.clock, `This machine and the database are ${apart}.`)
    : isWrong(
        SUBJECTS.clock,
        `This machine and the database are ${apart}: links, sign-ins and messages of the payment provider expire too early or too late. Set both by NTP.`,
      );
}

function versionText(version: number): string {
  return `${Math.floor(version / 10_000)}.${version % 10_000}`;
}
