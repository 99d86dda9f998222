import type { Allowance, Endpoint } from '@overtone/domain/contract/endpoint';
import type { RequestContext, ServerApp } from '../http/server-context.ts';
import type { RateLimiter } from '../ports/rate-limiter.ts';

/** What every endpoint is served with. */
export interface Api {
  readonly app: ServerApp;
  /** Origins of the server's own pages. */
  readonly origins: readonly string[];
  /** The address that a request is counted under. */
  readonly addressOf: (context: RequestContext) => string;
  /** What the allowances are kept with. One that a served endpoint draws on may not be missing. */
  readonly allowances: Readonly<Partial<Record<Allowance, RateLimiter>>>;
  /** Sees every answer of a success before it is sent; throws at one that is not as declared. Tests set it. */
  readonly inspect?: ((endpoint: Endpoint, answer: unknown) => void) | undefined;
  /** What is served, by method and path. */
  readonly served: Map<string, Endpoint>;
}
