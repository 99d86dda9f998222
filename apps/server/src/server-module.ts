import type { MiddlewareHandler } from 'hono';
import type { Api } from './access/api.ts';
import type { ServerContext } from './http/server-context.ts';

/** Work that goes on by itself: begins when it is called, and returns what ends it. */
export type Job = () => End | Promise<End>;

/** Ends what was begun; resolves once it has ended. */
export type End = () => Promise<void>;

/**
 * A part of the server, as the `create` of its `module.ts` makes it. Making one starts nothing. What it needs is handed
 * in, other modules' services among it; nothing else of another module is known.
 */
export interface ServerModule {
  /** What its endpoints draw on, by the names in their declarations. */
  readonly allowances?: Api['allowances'];
  /** Sees every request and its answer. */
  readonly observe?: MiddlewareHandler<ServerContext>;
  /** Serves its endpoints, pages and files. */
  readonly routes?: (api: Api) => void;
  /** Serves whatever nobody else does, after the routes of all. */
  readonly rest?: (api: Api) => void;
  /** Begun one after the other before the first request is answered, and ended before the last. */
  readonly jobs?: readonly Job[];
  /** Ends what requests are answered with: after the last of them, and while the database is there still. */
  readonly stop?: End;
}

/** A part of the server that others ask. */
export interface ServiceModule<Service> extends ServerModule {
  readonly service: Service;
}
