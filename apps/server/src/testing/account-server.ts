import type { SubscriptionState } from '@overtone/domain/offers/entitlements';
import { Hono } from 'hono';
import type { Api } from '../access/api.ts';
import { knowPerson } from '../access/guard.ts';
import { VISITOR } from '../access/person.ts';
import { memoryChangeFeed } from './in-memory/memory-change-feed.ts';
import { errorResponse } from '../http/error-response.ts';
import { requestId } from '../http/log/request-id.ts';
import type { ServerContext } from '../http/server-context.ts';
import { oneAtATime } from '../http/request/one-at-a-time.ts';
import { programRoutes } from '../modules/programs/routes.ts';
import { programService } from '../modules/programs/service.ts';
import { settingsRoutes } from '../modules/settings/routes.ts';
import { usageRoutes } from '../modules/usage/routes.ts';
import { inspectAnswer } from './inspect-answer.ts';
import { makeTestDatabase } from './databases/test-database.ts';
import { addUsers, testMember, testPersonal } from './test-personal.ts';

/** What the server believes during a test. */
export interface AccountServerOptions {
  readonly now: () => Date;
  readonly isSignedIn?: () => boolean;
  readonly dailyLimit?: boolean;
  readonly subscription?: SubscriptionState;
}

/** The part of the real application that serves one account, for front ends that are tested against it. */
export async function openAccountServer() {
  const test = await makeTestDatabase();
  const ada = testMember('ada');
  let feed = memoryChangeFeed();
  return {
    person: ada.id,
    /** The account anew, with nothing in it. */
    async reset() {
      feed = memoryChangeFeed();
      await test.clear();
      await addUsers(test.database, [ada]);
    },
    /** What answers the account's requests; several of them are processes of one server. */
    fetchFor({
      now,
      isSignedIn = () => true,
      dailyLimit = false,
      subscription = 'none',
    }: AccountServerOptions) {
      const app = new Hono<ServerContext>();
      app.use(requestId());
      knowPerson(app, () => Promise.resolve(isSignedIn() ? ada : VISITOR));
      const subscriptionOf = () => Promise.resolve(subscription);
      const personal = testPersonal({
        database: test.database,
        now,
        feed,
        dailyLimit,
        subscriptionOf,
      });
      const api: Api = {
        app,
        origins: ['http://localhost'],
        addressOf: () => 'one',
        allowances: { personal: personal.limiter },
        inspect: inspectAnswer,
        served: new Map(),
      };
      settingsRoutes(api, { service: personal.settings, streams: personal.streams });
      programRoutes(api, programService({ database: test.database, now, feed }));
      usageRoutes(api, { service: personal.usage, exports: oneAtATime(() => 0) });
      app.onError((error, context) => errorResponse(context, error));
      return async (path: string, init?: RequestInit) => app.request(path, init);
    },
    close: test.close,
  };
}
