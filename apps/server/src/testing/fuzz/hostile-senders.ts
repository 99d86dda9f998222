import type { Milliseconds } from '@overtone/domain/units';
import type { Database } from '../../database/connection.ts';
import type { ServerApp } from '../../http/server-context.ts';
import type { HostileRequest } from './arbitrary-request.ts';
import type { HostileWorld } from './hostile-world.ts';
import { KNOWN_ADDRESS, KNOWN_ID } from './known.ts';
import { type SignedInSender, signedInSender } from './signed-in-sender.ts';

/** Who sends a request. */
export type Sender = 'visitor' | 'member' | 'admin';

/** Whose installation is asked. */
export type Installation = 'bare' | 'full';

/** An answer, and how long the processor worked for it; undefined where none came. */
export interface Answer {
  readonly response: Response | undefined;
  readonly workMs: Milliseconds;
}

/** Sends requests to the installations of a world. */
export type Send = (to: Installation, from: Sender, request: HostileRequest) => Promise<Answer>;

/** Whoever has not answered by then never will; far more than work of two seconds takes on a machine with much to do. */
const PATIENCE_MS: Milliseconds = 60_000;

/** Requests by visitors and from real sign-ins. Ids that answers have named are used in later requests. */
export function hostileSenders(world: HostileWorld, database: Database): Send {
  const signedIn = {
    member: signedInSender(world.bare, database, 'member'),
    admin: signedInSender(world.bare, database, 'admin'),
  };
  const ids = knownIds();

  return async (to, from, request) => {
    const sender = from === 'visitor' ? undefined : signedIn[from];
    const owner = `${from} ${collectionOf(request)}`;
    const fill = (text: string) =>
      text.replaceAll(KNOWN_ID, ids.of(owner)).replaceAll(KNOWN_ADDRESS, world.calendarAddress);
    const body = typeof request.body === 'string' ? fill(request.body) : request.body;
    const asked = new Request(`http://localhost${fill(request.url)}`, {
      method: request.method,
      headers: await headersOf(request, sender),
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' ? body : new Uint8Array(body) }),
    });
    const before = process.cpuUsage();
    const response = await answerOf(world[to], asked);
    const { user, system } = process.cpuUsage(before);
    if (response?.status === 401) sender?.wasSignedOut();
    if (response?.ok === true && isJson(response)) {
      ids.learn(owner, typeof body === 'string' ? body : '');
      ids.learn(owner, await response.clone().text());
    }
    return { response, workMs: (user + system) / 1000 };
  };
}

/** What a request is about: its path as far as it names no single thing. */
function collectionOf({ operation }: HostileRequest): string {
  return operation.path
    .replace(/\/(?:\{|token$|revoke-session$).*/u, '')
    .replace('list-sessions', '');
}

const IDS = /"id":"(?<id>[\w-]{1,100})"|[?&]code=(?<code>[\w-]+)|(?<checkout>cs_\w+)/gu;

/** What a thing is named where none has been seen: what is put under a name of the sender's choice is put. */
const NEW_ID = '7c0e2f6a-3b1d-4f58-9a6e-5d2c8b714e90';

/** Remembers the newest id of each collection that anybody has seen. */
function knownIds() {
  const newest = new Map<string, string>();
  return {
    of: (owner: string) => newest.get(owner) ?? NEW_ID,
    learn(owner: string, text: string) {
      const found = [...text.matchAll(IDS)].at(-1)?.groups;
      const id = found?.['id'] ?? found?.['code'] ?? found?.['checkout'];
      if (id !== undefined) newest.set(owner, id);
    },
  };
}

async function headersOf(
  { headers }: HostileRequest,
  sender: SignedInSender | undefined,
): Promise<[string, string][]> {
  const own = headers.map(([name, value]): [string, string] => [name, value.trim()]);
  if (sender === undefined) return own;
  const has = (name: string) => own.some(([other]) => other === name);
  return [
    ...own,
    ...(has('cookie') ? [] : [['cookie', await sender.cookie()] satisfies [string, string]]),
    ...(has('origin') ? [] : [['origin', 'http://localhost'] satisfies [string, string]]),
  ];
}

async function answerOf(app: ServerApp, request: Request): Promise<Response | undefined> {
  const { promise: never, resolve: giveUp } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => giveUp(undefined), PATIENCE_MS);
  try {
    return await Promise.race([Promise.resolve(app.request(request)), never]);
  } finally {
    clearTimeout(timer);
  }
}

function isJson(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('application/json') ?? false;
}
