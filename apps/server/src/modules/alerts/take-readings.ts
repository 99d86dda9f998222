import { and, gt, isNull, notInArray, or } from 'drizzle-orm';
import type { Milliseconds } from '@overtone/domain/units';
import type { Database } from '../../database/connection.ts';
import { mails } from '../../database/tables/mails.ts';
import { fullestDisk } from '../../free-space.ts';
import { SUSPENDED, UNSUBSCRIBED } from '../../outbox/outbox.ts';
import type { LoopDelay } from './loop-delay.ts';
import { certificateEndsInMs } from './read-certificate.ts';
import type { Readings } from './readings.ts';
import type { Traffic } from './traffic.ts';

/** What readings are taken from. */
export interface ReadingSources {
  readonly database: Database;
  readonly isDatabaseReachable: () => Promise<boolean>;
  /** Since when the mail that has waited longest does, of those that could go out; undefined while none does. */
  readonly oldestWaitingMail: () => Promise<Date | undefined>;
  /** Folders that are written to. */
  readonly folders: readonly string[];
  readonly backups: () => 'off' | 'fresh' | 'late';
  /** Origin of the site, as people reach it. */
  readonly siteUrl: string;
  readonly traffic: Traffic;
  readonly loopDelay: LoopDelay;
}

const MINUTE_MS: Milliseconds = 60_000;
const HOUR_MS: Milliseconds = 60 * MINUTE_MS;
const DAY_MS: Milliseconds = 24 * HOUR_MS;
const RECENT_MS: Milliseconds = 15 * MINUTE_MS;

/** Takes every reading; what fails is left out. */
export async function takeReadings(sources: ReadingSources, now: Date): Promise<Readings> {
  const { database, traffic, folders, siteUrl } = sources;
  const [isDatabaseReachable, mailsGivenUp, oldestMailMs, disk, certificate] = await Promise.all([
    known(sources.isDatabaseReachable()),
    known(countGivenUp(database, new Date(now.getTime() - DAY_MS))),
    known(
      sources.oldestWaitingMail().then((since) => (since ? now.getTime() - since.getTime() : 0)),
    ),
    known(fullestDisk(folders)),
    known(certificateEndsInMs(siteUrl, now)),
  ]);
  const recent = traffic.within('signInRefused', RECENT_MS);
  const dayBefore = traffic.within('signInRefused', DAY_MS + RECENT_MS) - recent;
  return {
    ...(isDatabaseReachable !== undefined && { isDatabaseReachable }),
    ...(mailsGivenUp !== undefined && { mailsGivenUp }),
    ...(oldestMailMs !== undefined && { oldestMailMs }),
    ...(disk !== undefined && { disk }),
    ...(certificate !== undefined && { certificateEndsInMs: certificate }),
    backup: sources.backups(),
    requests: {
      answered: traffic.within('answered', 5 * MINUTE_MS),
      failed: traffic.within('failed', 5 * MINUTE_MS),
    },
    paymentFailures: traffic.within('paymentFailed', HOUR_MS),
    refusedSignIns: { recent, usual: (dayBefore * RECENT_MS) / DAY_MS },
    loopDelayMs: sources.loopDelay.readMs(),
  };
}

function countGivenUp(database: Database, since: Date): Promise<number> {
  const isOurs = or(
    isNull(mails.lastError),
    notInArray(mails.lastError, [UNSUBSCRIBED, SUSPENDED]),
  );
  // Of many people's addresses some are always dead; a letter tells of them itself.
  return database.$count(mails, and(gt(mails.failedAt, since), isNull(mails.letterId), isOurs));
}

/** Undefined where it can't be known now. */
function known<Value>(reading: Promise<Value>): Promise<Value | undefined> {
  return reading.catch(() => undefined);
}
