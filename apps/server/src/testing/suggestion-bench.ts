import type { SubscriptionState } from '@overtone/domain/offers/entitlements';
import type { OfferId } from '@overtone/domain/offers/offers';
import type { Milliseconds } from '@overtone/domain/units';
import { type Member, type Person, VISITOR } from '../access/person.ts';
import { aiChat } from '../adapters/chat/ai-chat.ts';
import type { Database } from '../database/connection.ts';
import { users } from '../database/tables/identity.ts';
import type { ServerApp } from '../http/server-context.ts';
import { type AiStandIn, startAiStandIn } from './stand-ins/ai-stand-in.ts';
import { memoryRateLimiter } from './in-memory/memory-rate-limiter.ts';
import { makeFolders, postJson, TEST_TIME, testApp, type TestAppOptions } from './test-app.ts';

/** Path that a task is sent to. */
export const SUGGESTION_PATH = '/api/ai-suggestion';

/** A task whose offline reading is `analytical`. */
export const TASK = 'debugging a race condition';

/** A reply of the model that keeps every rule. */
export const GOOD = {
  state: 'analytical',
  globalModulationHz: 3,
  centerModulationHz: 40,
  visualHue: 175,
  narrativeExplanation: 'Close reasoning is associated with gamma rhythms.',
};

/** Header by which a test says who is signed in. */
const MEMBER_HEADER = 'x-test-member';

/** Somebody's requests: signed in, or known by the cookies that they were given. */
export interface TestPerson {
  readonly ask: (
    body?: unknown,
    options?: { readonly key?: string; readonly signal?: AbortSignal },
  ) => Promise<Response>;
  readonly request: (path: string, init?: RequestInit) => Promise<Response>;
}

/** An application with a stand-in for the provider, whose times and subscriptions a test sets. */
export interface SuggestionBench {
  readonly provider: AiStandIn;
  /** Builds an application; `totalTimeoutMs` is the longest wait for an answer. */
  readonly app: (more?: Partial<TestAppOptions>, timeouts?: Timeouts) => ServerApp;
  readonly subscribe: (userId: string, state: SubscriptionState) => void;
  readonly stop: () => Promise<void>;
}

interface Timeouts {
  readonly attemptTimeoutMs?: Milliseconds;
  readonly totalTimeoutMs?: Milliseconds;
}

/** Starts the stand-in; the applications keep what they keep in `database`. */
export async function startSuggestionBench(database: Database): Promise<SuggestionBench> {
  const [folders, provider] = await Promise.all([makeFolders(), startAiStandIn()]);
  const subscribed = new Map<string, SubscriptionState>();

  return {
    provider,
    app: (more = {}, { attemptTimeoutMs = 8_000, totalTimeoutMs = 12_000 } = {}) =>
      testApp(folders, {
        database,
        personOf: (headers) => Promise.resolve(personIn(headers)),
        ai: {
          chat: aiChat(
            { baseUrl: provider.baseUrl, apiKey: 'sk-test', concurrency: 100 },
            more.now ?? (() => 0),
          ),
          suggestionModel: 'test-model',
          articleModel: 'unused',
          attemptTimeoutMs,
          totalTimeoutMs,
        },
        billing: {
          purchases: undefined,
          limiter: memoryRateLimiter({ perMinute: 1000, now: () => 0 }),
          subscriptions: {
            subscriptionOf: (userId) => Promise.resolve(subscribed.get(userId) ?? 'none'),
            customerIdOf: () => Promise.resolve(null),
            cancelEverything: () => Promise.resolve(),
            moveAddress: () => Promise.resolve(),
          },
        },
        ...more,
      }),
    subscribe: (userId, state) => void subscribed.set(userId, state),
    stop: async () => {
      await Promise.all([folders.remove(), provider.close()]);
    },
  };
}

/** Makes an account. */
export async function addAccount(
  database: Database,
  id: string,
  offerId: OfferId | null = null,
): Promise<void> {
  const times = { createdAt: TEST_TIME, updatedAt: TEST_TIME };
  const account = { id, name: id, email: `${id}@example.com`, offerId, ...times };
  await database.insert(users).values(account);
}

/** Somebody who uses `app`: a member when `memberId` is given, else a visitor whose browser keeps cookies. */
export function personAt(app: ServerApp, memberId?: string): TestPerson {
  const cookies = new Map<string, string>();
  async function request(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (memberId !== undefined) headers.set(MEMBER_HEADER, memberId);
    if (cookies.size > 0) {
      headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
      headers.set('origin', 'http://localhost');
    }
    const response = await app.request(path, { ...init, headers });
    for (const set of response.headers.getSetCookie()) {
      const [pair = ''] = set.split(';');
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    return response;
  }
  return {
    request,
    ask: (body = { userQuery: TASK }, { key, signal } = {}) =>
      request(SUGGESTION_PATH, {
        ...postJson(body, key === undefined ? {} : { 'idempotency-key': key }),
        ...(signal && { signal }),
      }),
  };
}

function personIn(headers: Headers): Person {
  const id = headers.get(MEMBER_HEADER);
  if (id === null) return VISITOR;
  const member: Member = {
    kind: 'member',
    id,
    email: `${id}@example.com`,
    name: id,
    role: 'member',
    emailVerified: true,
    signInId: 'sign-in',
  };
  return member;
}
