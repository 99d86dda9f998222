import type { Milliseconds } from '@overtone/domain/units';

/** What is looked at once a minute. What could not be read is left out: nobody knows, so nothing is raised or ended. */
export interface Readings {
  /** Mails that were given up within the last day, but for those that their recipients no longer want. */
  readonly mailsGivenUp?: number;
  /** Since when the mail that has waited longest does; 0 while none waits. */
  readonly oldestMailMs?: Milliseconds;
  /** Requests within the last five minutes, and those of them that failed for a reason on our side. */
  readonly requests?: { readonly answered: number; readonly failed: number };
  /** Reports of the payment provider that could not be taken within the last hour. */
  readonly paymentFailures?: number;
  /** Refused sign-ins of the last quarter of an hour, and in a usual quarter of the day before. */
  readonly refusedSignIns?: { readonly recent: number; readonly usual: number };
  /** The file system with the least room of those that are written to. */
  readonly disk?: { readonly folder: string; readonly freeShare: number };
  /** How the backups stand that are made by themselves. */
  readonly backup?: 'off' | 'fresh' | 'late';
  /** 99th percentile of the event loop's delay over the last minute. */
  readonly loopDelayMs?: Milliseconds;
  /** Time until the certificate that people are shown ends. */
  readonly certificateEndsInMs?: Milliseconds;
  /** Whether the database answers. */
  readonly isDatabaseReachable?: boolean;
}
