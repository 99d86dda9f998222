import type { Milliseconds } from '@overtone/domain/units';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Api } from './access/api.ts';
import { assertEachIsDeclared, knowPerson } from './access/guard.ts';
import type { PersonOf } from './access/person.ts';
import { AppError } from './http/app-error.ts';
import { clientAddress } from './http/request/client-address.ts';
import { errorResponse } from './http/error-response.ts';
import { limitBody } from './http/request/limit-body.ts';
import { refuseOtherMethods } from './http/request/method-not-allowed.ts';
import { neverStored } from './http/policy/never-stored.ts';
import { plainPageFiles } from './http/pages/plain-page.ts';
import { matchedRoute } from './http/request/matched-route.ts';
import { requestId } from './http/log/request-id.ts';
import { requestLog } from './http/log/request-log.ts';
import { securityHeaders } from './http/policy/security-headers.ts';
import type { ServerApp, ServerContext } from './http/server-context.ts';
import { discardUnread, type DiscardLimits } from './http/request/unread-body.ts';
import type { ServerModule } from './server-module.ts';

/** Most that a body may have where the endpoint says nothing else. */
const MAX_BODY_BYTES = 64 * 1024;
/** What is sent although it was refused: a film that somebody chose by mistake is read to its end at home's speed. */
const DISCARDED: DiscardLimits = { maxBytes: 64 * 1024 * 1024, maxMs: 10_000 };

/** What holds for every request. */
export interface AppFrame {
  readonly log: Logger;
  /** A clock for durations. */
  readonly now: () => Milliseconds;
  readonly personOf: PersonOf;
  /** Origins of the server's own pages. */
  readonly origins: readonly string[];
  /** Measurement id of Google Analytics; undefined where it is not used. */
  readonly analyticsId?: string | undefined;
  /** Whether people reach the server over HTTPS. */
  readonly isHttps: boolean;
  readonly trustedProxies: number;
  /** Address of the built site's stylesheet; undefined where no site was built. */
  readonly siteStyle?: string | undefined;
  /** Sees every answer of a success before it is sent; tests throw at one that is not as declared. */
  readonly inspectAnswer?: Api['inspect'];
}

/**
 * Builds the application out of the modules, whose routes are tried in their order. It opens nothing and listens to
 * nothing; `app.request()` is enough to use it.
 */
export function createApp(frame: AppFrame, modules: readonly ServerModule[]): ServerApp {
  // A route is the same with a slash at its end.
  const app: ServerApp = new Hono<ServerContext>({ strict: false });

  app.use(discardUnread(DISCARDED));
  app.use(requestId());
  app.use(requestLog(frame.log, frame.now));
  for (const { observe } of modules) if (observe) app.use(observe);
  app.use(
    securityHeaders({ isHttps: frame.isHttps, usesAnalytics: frame.analyticsId !== undefined }),
  );
  app.use('/api/*', neverStored());
  const served: Api['served'] = new Map();
  app.use('/api/*', (context, next) => {
    const endpoint = served.get(`${context.req.method} ${matchedRoute(context)}`);
    return limitBody(endpoint?.maxBodyBytes ?? MAX_BODY_BYTES, refuseBody)(context, next);
  });

  knowPerson(app, frame.personOf);
  const api: Api = {
    app,
    origins: frame.origins,
    addressOf: (context) => clientAddress(context, frame.trustedProxies),
    allowances: Object.assign({}, ...modules.map(({ allowances }) => allowances)),
    inspect: frame.inspectAnswer,
    served,
  };
  for (const { routes } of modules) routes?.(api);
  plainPageFiles(app, frame.siteStyle);
  assertEachIsDeclared(api);
  refuseOtherMethods(app);
  app.all('/api/*', nothingHere);
  app.all('/audio/*', nothingHere);

  for (const { rest } of modules) rest?.(api);
  refuseOtherMethods(app);
  app.notFound((context) => errorResponse(context, new AppError('not_found')));
  app.onError((error, context) => errorResponse(context, error));
  return app;
}

/** Tells whoever is sending that there is no use in going on. */
function refuseBody(): never {
  throw new AppError('body_too_large', { headers: { connection: 'close' } });
}

function nothingHere(): never {
  throw new AppError('not_found');
}
