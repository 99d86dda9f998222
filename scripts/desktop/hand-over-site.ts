// A stand-in for the site's side of the hand-over (docs/desktop.md): it knows one account, and checks every rule.
import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';

/** Whoever signs in on this site. */
export const PERSON = { id: 'user-1', email: 'ada@overtone.example', name: 'Ada' };

/** A site that runs. */
export interface HandOverSite {
  readonly url: string;
  /** What the browser is sent to once the person has signed in on the page at `address`. */
  readonly signIn: (address: string) => string;
  /** Tokens that requests carried, with their paths. */
  readonly seen: readonly { readonly path: string; readonly token: string }[];
  readonly stop: () => Promise<void>;
}

interface Waiting {
  readonly state: string;
  readonly challenge: string;
}

/** Starts the site on this computer. */
export async function startHandOverSite(): Promise<HandOverSite> {
  const waiting = new Map<string, Waiting>();
  const seen: { path: string; token: string }[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    seen.push({ path, token: request.headers.authorization ?? '' });
    void answerTo(request, path).then(({ status, body }) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    );
  });

  async function answerTo(request: IncomingMessage, path: string) {
    if (path !== '/api/auth-handover/token') return { status: 200, body: {} };
    const { code, state, codeVerifier } = Object(JSON.parse(await textOf(request)));
    const found = waiting.get(String(code));
    waiting.delete(String(code));
    const isRight =
      found?.state === state && found?.challenge === challengeOf(String(codeVerifier));
    return isRight
      ? { status: 200, body: { token: 'token-of-ada', user: PERSON } }
      : { status: 400, body: { error: 'no' } };
  }

  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    signIn(pageAddress) {
      const asked = new URL(pageAddress).searchParams;
      const code = randomBytes(16).toString('hex');
      const state = asked.get('state') ?? '';
      waiting.set(code, { state, challenge: asked.get('code_challenge') ?? '' });
      return `${asked.get('redirect')}?code=${code}&state=${state}`;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}
