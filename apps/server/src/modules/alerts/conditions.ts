import { receivePayment } from '@overtone/domain/contract/billing';
import type { Milliseconds } from '@overtone/domain/units';
import type { Readings } from './readings.ts';

const MINUTE_MS: Milliseconds = 60_000;
const DAY_MS: Milliseconds = 24 * 60 * MINUTE_MS;

/** One mistyped address a day is nobody's fault. */
const MAILS_GIVEN_UP = 3;
const MAIL_WAITS_MS: Milliseconds = 60 * MINUTE_MS;
const PAYMENT_FAILURES = 3;
/** Below this many a share says nothing. */
const LEAST_FAILURES = 5;
const FAILED_SHARE = 0.01;
const LEAST_REFUSALS = 30;
const REFUSALS_RISE = 5;
const LEAST_FREE_SHARE = 0.1;
/** What no request should hold the loop for, twice over. */
const LOOP_DELAY_MS: Milliseconds = 100;
const CERTIFICATE_LASTS_MS: Milliseconds = 14 * DAY_MS;

/** Something that an operator has to know of, by night too. */
export interface Condition {
  readonly name: string;
  /** What is wrong and what to do, in a sentence or two; null while it is not so; undefined while nobody knows. */
  readonly find: (readings: Readings) => string | null | undefined;
}

/** A condition of one reading, which is unknown while the reading is. */
function of<Name extends keyof Readings>(
  name: string,
  reading: Name,
  find: (value: NonNullable<Readings[Name]>) => string | null,
): Condition {
  return {
    name,
    find(readings) {
      const value = readings[reading];
      return value === undefined ? undefined : find(value);
    },
  };
}

function percent(share: number): string {
  return `${(100 * share).toFixed(share < 0.1 ? 1 : 0)}%`;
}

/** Everything that speaks by itself, the worst first. */
export const CONDITIONS: readonly Condition[] = [
  of('database-away', 'isDatabaseReachable', (isReachable) =>
    isReachable ? null : 'The database does not answer. Nobody can sign in, buy or save anything.',
  ),
  of('payments-failing', 'paymentFailures', (failures) =>
    failures < PAYMENT_FAILURES
      ? null
      : `${failures} reports of the payment provider could not be taken within an hour. It sends them again for three days; find the reason in the log under ${receivePayment.path} before then.`,
  ),
  of('errors', 'requests', ({ answered, failed }) =>
    failed < LEAST_FAILURES || failed < FAILED_SHARE * answered
      ? null
      : `${failed} of ${answered} requests failed within five minutes (${percent(failed / answered)}), for reasons on our side. The log names each.`,
  ),
  of('disk-full', 'disk', ({ folder, freeShare }) =>
    freeShare >= LEAST_FREE_SHARE
      ? null
      : `${percent(freeShare)} of the disk is free where ${folder} lies. Make room before writes fail.`,
  ),
  of('backup-late', 'backup', (standing) =>
    standing === 'late'
      ? 'No backup was made and tried for more than a day. `npm run doctor` says why.'
      : null,
  ),
  of('mails-waiting', 'oldestMailMs', (ms) =>
    ms < MAIL_WAITS_MS
      ? null
      : `A mail has waited for ${Math.floor(ms / MINUTE_MS)} minutes. If the mail server refuses us, put that right; \`npm run admin -- outbox\` shows its answer.`,
  ),
  of('mails-given-up', 'mailsGivenUp', (mails) =>
    mails < MAILS_GIVEN_UP
      ? null
      : `${mails} mails were given up within a day. \`npm run admin -- outbox\` shows why; \`npm run admin -- outbox --retry\` sends them again.`,
  ),
  of('sign-ins-refused', 'refusedSignIns', ({ recent, usual }) =>
    recent < LEAST_REFUSALS || recent < REFUSALS_RISE * usual
      ? null
      : `${recent} sign-ins were refused within a quarter of an hour; usually it is ${usual.toFixed(0)}. Somebody may be trying passwords. Each address is limited already; look at the log for where they come from.`,
  ),
  of('loop-delay', 'loopDelayMs', (ms) =>
    ms < LOOP_DELAY_MS
      ? null
      : `The server is busy: one in a hundred answers waits ${Math.round(ms)} ms or longer before it is begun. Another process or a larger machine helps.`,
  ),
  of('certificate-ending', 'certificateEndsInMs', (ms) => {
    if (ms >= CERTIFICATE_LASTS_MS) return null;
    if (ms <= 0)
      return 'The certificate that people are shown has expired: browsers refuse the site.';
    const days = Math.floor(ms / DAY_MS);
    return `The certificate that people are shown expires in ${days === 1 ? '1 day' : `${days} days`}. Renew it; the proxy has not.`;
  }),
];
