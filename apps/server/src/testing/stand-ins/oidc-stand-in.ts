import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type Configuration, errors, Provider } from 'oidc-provider';
import { onLoopback } from './on-loopback.ts';

/** Which of the two providers it looks like. */
export type OidcKind = 'google' | 'microsoft';

/** Who is at the provider's page. */
export interface ProviderPerson {
  readonly id: string;
  readonly email: string;
  readonly email_verified?: boolean;
  readonly name: string;
}

/** A real OpenID provider on this machine, where everybody is signed in and agrees. */
export interface OidcStandIn {
  readonly origin: string;
  readonly discoveryUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Who comes to the provider's page next. */
  readonly arrive: (person: ProviderPerson) => void;
  /** Goes through the provider's pages from `url` and says where they lead back to. */
  readonly agree: (url: string) => Promise<URL>;
  /** Takes every permission back. */
  readonly takeBack: () => void;
  /** How often a token was renewed, and how often that was refused. */
  readonly renewals: () => { readonly granted: number; readonly refused: number };
  readonly stop: () => Promise<void>;
}

const TENANT = '3f0c7a52-6a1e-4c7b-9d55-0d5a3c1f6a11';
const CALENDAR_SCOPES = [
  'https://www.googleapis.com/auth/calendar.events.readonly',
  'Calendars.Read',
];

/** Starts one that sends people back to `redirectUri`, and whose refresh tokens work once. */
export async function startOidcStandIn(kind: OidcKind, redirectUri: string): Promise<OidcStandIn> {
  const server = createServer();
  const { origin, close } = await onLoopback(server);
  const client = {
    clientId: `${kind}-client`,
    clientSecret: `${kind}-secret-of-32-characters....`,
  };
  const people = new Map<string, ProviderPerson>();
  let current: ProviderPerson = { id: '1', email: 'ada@example.com', name: 'Ada' };
  let isTakenBack = false;
  const count = { granted: 0, refused: 0 };

  const provider = new Provider(origin, configurationOf(kind, client, redirectUri, people));
  provider.use(async (context, next) => {
    const isRenewal = context.path.endsWith('/token');
    if (isRenewal && isTakenBack) {
      count.refused++;
      context.status = 400;
      context.body = { error: 'invalid_grant' };
      return;
    }
    await next();
    if (!isRenewal || context.oidc?.params?.['grant_type'] !== 'refresh_token') return;
    if (context.status === 200) count.granted++;
    else count.refused++;
  });
  const callback = provider.callback();
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.url?.startsWith('/interaction/') !== true) return callback(request, response);
    const { prompt, params, session } = await provider.interactionDetails(request, response);
    if (prompt.name === 'login') {
      people.set(current.id, current);
      const login = { accountId: current.id };
      return provider.interactionFinished(request, response, { login });
    }
    const grant = new provider.Grant({
      accountId: session?.accountId ?? '',
      clientId: client.clientId,
    });
    grant.addOIDCScope(String(params['scope']));
    const consent = { grantId: await grant.save() };
    return provider.interactionFinished(
      request,
      response,
      { consent },
      { mergeWithLastSubmission: true },
    );
  };
  server.on('request', (request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.statusCode = error instanceof errors.OIDCProviderError ? 400 : 500;
      response.end(String(error));
    });
  });

  return {
    origin,
    discoveryUrl: `${origin}/.well-known/openid-configuration`,
    ...client,
    arrive: (person) => {
      current = person;
    },
    agree: (url) => goThrough(url, origin),
    takeBack: () => {
      isTakenBack = true;
    },
    renewals: () => ({ ...count }),
    stop: close,
  };
}

function configurationOf(
  kind: OidcKind,
  { clientId, clientSecret }: { readonly clientId: string; readonly clientSecret: string },
  redirectUri: string,
  people: ReadonlyMap<string, ProviderPerson>,
): Configuration {
  const extra = kind === 'microsoft' ? ['oid', 'tid'] : [];
  return {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code', 'refresh_token'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    cookies: { keys: ['a key for cookies'] },
    scopes: ['openid', 'profile', 'email', 'offline_access', ...CALENDAR_SCOPES],
    claims: { openid: ['sub', ...extra], profile: ['name'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    findAccount: (_, id) => ({
      accountId: id,
      claims: () => {
        const { id: sub, ...claims } = people.get(id) ?? { id };
        return { sub, ...claims, ...(kind === 'microsoft' ? { oid: sub, tid: TENANT } : {}) };
      },
    }),
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    issueRefreshToken: () => true,
    rotateRefreshToken: true,
    ttl: {
      AccessToken: 3600,
      RefreshToken: 86_400,
      Grant: 86_400,
      Session: 86_400,
      Interaction: 600,
    },
    ...(kind === 'microsoft'
      ? {
          routes: {
            authorization: '/common/oauth2/v2.0/authorize',
            token: '/common/oauth2/v2.0/token',
            jwks: '/common/discovery/v2.0/keys',
          },
        }
      : {}),
  };
}

/** Follows the provider's redirects, with its cookies, until they leave it. */
async function goThrough(start: string, origin: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = new URL(start);
  for (let step = 0; step < 10 && url.origin === origin; step++) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const set of response.headers.getSetCookie()) {
      const [pair = ''] = set.split(';');
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    const location = response.headers.get('location');
    if (location === null) throw new Error(`${url.pathname}: ${await response.text()}`);
    url = new URL(location, url);
  }
  return url;
}
