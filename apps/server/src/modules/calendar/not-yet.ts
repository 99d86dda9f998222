import { againSentence } from '@overtone/domain/contract/again-sentence';
import { AppError } from '../../http/app-error.ts';
import type { Connection } from './connection-store.ts';

const BEING_READ =
  'Overtone is reading this calendar at the moment. Please look again in a minute.';
const HAS_TO_WAIT = 'The calendar has asked us to wait a while.';

/**
 * Why a calendar is not read yet though the person asks, with when it may be; undefined where it may be, or nobody can say when, since
 * a permission is missing.
 */
export function notYet(
  { againAt, nextSyncAt, problem }: Pick<Connection, 'againAt' | 'nextSyncAt' | 'problem'>,
  now: Date,
): AppError | undefined {
  const until = againAt ?? nextSyncAt;
  if (until === null || until <= now) return undefined;
  // While somebody reads it, both say until when they may.
  if (againAt?.getTime() === nextSyncAt?.getTime()) {
    return new AppError('calendar_asked_lately', { sentence: BEING_READ });
  }
  const retryAfterSeconds = Math.ceil((until.getTime() - now.getTime()) / 1000);
  return new AppError('calendar_asked_lately', {
    retryAfterSeconds,
    ...(problem === 'busy' && { sentence: `${HAS_TO_WAIT} ${againSentence(retryAfterSeconds)}` }),
  });
}
