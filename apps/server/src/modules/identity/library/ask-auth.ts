import { suspendedSentence } from '@overtone/domain/account/suspended-sentence';
import { sql } from 'drizzle-orm';
import { AppError } from '../../../http/app-error.ts';
import type { RequestContext } from '../../../http/server-context.ts';
import type { Auth } from './auth.ts';
import { authFailure } from './auth-failure.ts';
import type { Identity } from '../identity.ts';

/** What of a request the sign-in library sees; nothing that names an address, and nothing of our own marks. */
const FORWARDED_HEADERS = [
  'authorization',
  'cookie',
  'origin',
  'referer',
  'sec-fetch-dest',
  'sec-fetch-mode',
  'sec-fetch-site',
  'user-agent',
];

/** One question to the sign-in library. */
export interface AuthQuestion {
  /** Path below `/api/auth`, with its query. */
  readonly path: string;
  /** When it is not the request's own. */
  readonly method?: 'GET';
  /** A body that was checked. */
  readonly body?: object;
  /** Marks of our own. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Where it goes, when not to the library without providers. */
  readonly auth?: Auth;
}

/**
 * Asks one of the library's endpoints in the name of a request, and passes the cookies of its answer on.
 *
 * @throws AppError for its failures, in the codes of the API.
 */
export async function askAuth(
  context: RequestContext,
  identity: Identity,
  { path, method, body, headers = {}, auth }: AuthQuestion,
): Promise<Response> {
  const asked = new Headers(headers);
  for (const name of FORWARDED_HEADERS) {
    const value = context.req.header(name);
    if (value !== undefined) asked.set(name, value);
  }
  if (body !== undefined) asked.set('content-type', 'application/json');
  const request = new Request(`${identity.siteOrigin}/api/auth${path}`, {
    // The library does not know HEAD, whose answer is that of GET without its body.
    method: method ?? (context.req.method === 'HEAD' ? 'GET' : context.req.method),
    headers: asked,
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = await (auth ?? (await identity.auth())).handle(request);
  if (answer.status >= 400) {
    // The library hides why it failed; a database that is away says so itself when it is asked again.
    if (answer.status >= 500) await identity.transactions.database.execute(sql`select 1`);
    const failure = await authFailure(answer);
    throw failure.code === 'account_suspended'
      ? new AppError(failure.code, { sentence: suspendedSentence(identity.supportEmail) })
      : failure;
  }
  for (const cookie of answer.headers.getSetCookie()) {
    context.header('set-cookie', cookie, { append: true });
  }
  context.header('cache-control', 'no-store');
  return answer;
}
