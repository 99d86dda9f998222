import { AppError } from '../app-error.ts';
import type { RequestContext } from '../server-context.ts';

/** What a log and the figures call a request whose sender went away; nobody is there to receive it. */
export const HUNG_UP_STATUS = 499;

/**
 * Whether a request failed because its sender hung up: in the middle of sending it, or while something that ends with it
 * was under way. An error that nobody expected counts as ours although nobody waits for the answer any more.
 */
export function hasHungUp({ env }: RequestContext, thrown: unknown): boolean {
  if (env?.outgoing?.destroyed !== true) return false;
  return thrown instanceof AppError || env.incoming?.complete === false;
}
