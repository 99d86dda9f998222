import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import type { Person } from '../access/person.ts';

/** What every request carries. Node's own objects are absent when a test calls the app without a socket. */
export interface ServerContext {
  Variables: {
    requestId: string;
    /** Who asks; found out at the first call. Set for every request of the API. */
    person: () => Promise<Person>;
    /** What was thrown, for the log. */
    failure?: unknown;
  };
  Bindings: Partial<HttpBindings>;
}

/** The application, or a part of it. */
export type ServerApp = Hono<ServerContext>;

/** One request and its answer. */
export type RequestContext = Context<ServerContext>;
