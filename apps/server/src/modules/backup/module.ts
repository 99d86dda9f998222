import type { Health } from '@overtone/domain/contract/health';
import type { Logger } from 'pino';
import { type BucketSettings, openBucket } from '../../adapters/bucket/bucket.ts';
import type { ServiceModule } from '../../server-module.ts';
import type { HourlyLoop } from '../../time/hourly-loop.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { backupStanding } from './backup-state.ts';
import { type DailyBackupParts, type DailyBackups, startDailyBackups } from './daily-backup.ts';

/** What backups are made with. */
export interface BackupDependencies extends Pick<DailyBackupParts, 'connectionString' | 'origin'> {
  /** Absolute path; undefined means that none is made. */
  readonly backupDir: string | undefined;
  /** Where copies go; undefined means nowhere. */
  readonly backupBucket: BucketSettings | undefined;
  /** The calendar's time. */
  readonly wallClock: () => Date;
  readonly wait: HourlyLoop['wait'];
  readonly log: Logger;
  readonly metrics: Pick<Metrics, 'observeBackups'> | undefined;
}

/** What others may ask of the backups. */
export interface Backups {
  /** How those stand that are made by themselves. */
  readonly standing: () => Health['backups'];
}

/** A backup a day, where the operator says where. */
export function createBackups(dependencies: BackupDependencies): ServiceModule<Backups> {
  const { backupDir: folder, backupBucket, wallClock: now, metrics } = dependencies;
  if (folder === undefined) return { service: { standing: () => 'off' } };
  const bucket = backupBucket && openBucket(backupBucket);
  let backups: DailyBackups | undefined;
  const start = () => {
    backups = startDailyBackups({ ...dependencies, folder, now, bucket });
    metrics?.observeBackups(backups.state);
    return backups.stop;
  };
  return { service: { standing: () => backupStanding(backups?.state(), now()) }, jobs: [start] };
}
