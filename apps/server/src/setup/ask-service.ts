import { failed, ok, type Result } from '@overtone/domain/result';
import type { Milliseconds } from '@overtone/domain/units';

/** What somebody else's server answered. */
export interface ServiceAnswer {
  readonly status: number;
  /** The body where it is JSON. */
  readonly body: unknown;
}

const TIMEOUT_MS: Milliseconds = 10_000;

/** Asks once, and says why there was no answer. Nobody is led to another address, least of all the key. */
export async function askService(
  url: URL,
  bearer?: string,
  timeoutMs = TIMEOUT_MS,
): Promise<Result<ServiceAnswer, string>> {
  try {
    const response = await fetch(url, {
      headers: {
        accept: 'application/json',
        ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
      },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body: unknown = await response.json().catch(() => undefined);
    return ok({ status: response.status, body });
  } catch (error) {
    return failed(reasonOf(error));
  }
}

/** The network's own word for what is wrong where there is one. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string')
    return cause.code;
  return error.name === 'TimeoutError' ? 'no answer in time' : error.message;
}
