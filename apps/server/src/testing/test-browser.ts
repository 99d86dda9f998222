import type { ServerApp } from '../http/server-context.ts';

/** Somebody at a browser: keeps cookies, and says which page it asks from. */
export interface TestBrowser {
  readonly get: (path: string, headers?: Record<string, string>) => Promise<Response>;
  readonly send: (
    method: string,
    path: string,
    body: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Response>;
  readonly post: (path: string, body: unknown) => Promise<Response>;
  /** Sends a form of a page without JavaScript. */
  readonly submit: (path: string, fields: Readonly<Record<string, string>>) => Promise<Response>;
  /** The cookies that would be sent now, by name. */
  readonly cookies: ReadonlyMap<string, string>;
}

/** What answers: an application, or a server at an address. */
type Asked = Pick<ServerApp, 'request'> | string;

/** Opens a browser on a page of `origin`, with the cookies of another if it is given some. */
export function openBrowser(
  asked: Asked,
  origin = 'http://localhost',
  kept: ReadonlyMap<string, string> = new Map(),
): TestBrowser {
  const cookies = new Map(kept);
  const ask = async (path: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers);
    headers.set('user-agent', 'Test browser');
    if (cookies.size > 0) {
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    }
    const all: RequestInit = { ...init, headers, redirect: 'manual' };
    const response =
      typeof asked === 'string'
        ? await fetch(`${asked}${path}`, all)
        : await asked.request(path, all);
    for (const cookie of response.headers.getSetCookie()) keep(cookies, cookie);
    return response;
  };
  const send: TestBrowser['send'] = (method, path, body, headers = {}) =>
    ask(path, {
      method,
      headers: { 'content-type': 'application/json', origin, ...headers },
      body: JSON.stringify(body),
    });
  return {
    get: (path, headers = {}) => ask(path, { headers }),
    send,
    post: (path, body) => send('POST', path, body),
    submit: (path, fields) =>
      ask(path, { method: 'POST', headers: { origin }, body: new URLSearchParams(fields) }),
    cookies,
  };
}

function keep(cookies: Map<string, string>, cookie: string): void {
  const [pair = '', ...attributes] = cookie.split(';').map((part) => part.trim());
  const equals = pair.indexOf('=');
  const name = pair.slice(0, equals);
  if (attributes.some((attribute) => /^max-age=0$/iu.test(attribute))) cookies.delete(name);
  else cookies.set(name, pair.slice(equals + 1));
}
