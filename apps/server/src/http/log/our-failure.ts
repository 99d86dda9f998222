import type { ErrorCode } from '@overtone/domain/contract/error-codes';
import { AppError } from '../app-error.ts';

/** What an operator chose not to set up answers with these, for as long as the server runs. */
const NOT_SET_UP: ReadonlySet<ErrorCode> = new Set(['ai_not_configured', 'purchases_closed']);

/** Whether an answer with `status` to what was `thrown` is a failure on our side that somebody should look at. */
export function isOurFailure(status: number, thrown: unknown): boolean {
  if (status < 500) return false;
  if (!(thrown instanceof AppError)) return true;
  // A provider that does not answer is named as the cause; one that was never set up has none.
  if (thrown.code === 'provider_unavailable') return thrown.cause !== undefined;
  return !NOT_SET_UP.has(thrown.code);
}
