import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/**
 * Handing a sign-in over to whoever began it elsewhere.
 *
 * **The desktop app** opens `/sign-in?client=desktop&state=S&code_challenge=C&redirect=R` in the person's browser. The
 * sign-in page checks that with `readHandoverRequest` and keeps it for this window. Once the person is signed in and has
 * said yes, the page goes to `/auth/success?state=S`, which sends `POST /api/auth-handover` and goes to the `redirectTo`
 * of the answer. The app compares the state, then sends `POST /api/auth-handover/token` with its verifier and keeps the
 * token, which it sends as `Authorization: Bearer` from then on.
 *
 * **A popup** of the site itself shares the cookie with the page that opened it, so no code is needed: `/auth/success`
 * without a kept request posts `{ state }` on the `BroadcastChannel` named `HANDOVER_CHANNEL`, and the page that waits
 * for that state asks `GET /api/auth/get-session` again, and answers with a receipt.
 */
export const HANDOVER_CHANNEL = 'auth-handover';

/** Where the app waits for its deep link. MIRRORED: apps/desktop, the scheme that the shell registers. */
export const HANDOVER_DEEP_LINK = 'app.overtone://auth/callback';

const LOOPBACK = /^http:\/\/127\.0\.0\.1:(?<port>\d{4,5})\/[\w-]{16,128}$/u;

/** Whether a code may be handed to `redirect`: the app's deep link, or a random path on this computer's loopback. */
export function isHandoverRedirect(redirect: string): boolean {
  if (redirect === HANDOVER_DEEP_LINK) return true;
  const port = Number(LOOPBACK.exec(redirect)?.groups?.['port']);
  return port >= 1024 && port <= 65_535;
}

const state = z
  .string()
  .min(16)
  .max(128)
  .regex(/^[A-Za-z0-9_-]+$/u);

/** Body of `POST /api/auth-handover`. */
export const handoverRequestSchema = z.strictObject({
  state,
  /** PKCE, S256: SHA-256 of the verifier, base64url. */
  codeChallenge: z.string().regex(/^[A-Za-z0-9_-]{43}$/u),
  redirect: z.string().max(200).refine(isHandoverRedirect),
});

/** Body of `POST /api/auth-handover`. */
export type HandoverRequest = z.infer<typeof handoverRequestSchema>;

/** Answer to `POST /api/auth-handover`: where to go, with a code that works once and for five minutes. */
export const handoverResponseSchema = z.object({ redirectTo: z.string() });

/** Body of `POST /api/auth-handover/token`. */
export const handoverTokenRequestSchema = z.strictObject({
  code: z.string().max(200),
  state: z.string().max(200),
  codeVerifier: z.string().max(200),
});

/** Body of `POST /api/auth-handover/token`. */
export type HandoverTokenRequest = z.infer<typeof handoverTokenRequestSchema>;

/** Answer to `POST /api/auth-handover/token`: a sign-in of its own, which the person can end on the account page. */
export const handoverTokenResponseSchema = z.object({
  token: z.string(),
  user: z.object({ id: z.string(), email: z.string().meta({ format: 'email' }), name: z.string() }),
});

/** Answer to `POST /api/auth-handover/token`. */
export type HandoverTokenResponse = z.infer<typeof handoverTokenResponseSchema>;

/** What a popup tells the page that opened it. */
export const popupMessageSchema = z.strictObject({ state: z.string() });

/** What that page answers. */
export const popupReceiptSchema = z.strictObject({
  state: z.string(),
  isReceived: z.literal(true),
});

/** Reads the hand-over that a sign-in page was opened for; null where its address asks for none, or not as agreed. */
export function readHandoverRequest(query: {
  get(name: string): string | null;
}): HandoverRequest | null {
  if (query.get('client') !== 'desktop') return null;
  const parsed = handoverRequestSchema.safeParse({
    state: query.get('state'),
    codeChallenge: query.get('code_challenge'),
    redirect: query.get('redirect'),
  });
  return parsed.success ? parsed.data : null;
}

/** The query with which a sign-in page is opened for a hand-over; {@link readHandoverRequest} reads it. */
export function handoverQuery(request: HandoverRequest): Readonly<Record<string, string>> {
  const { state, codeChallenge, redirect } = request;
  return { client: 'desktop', state, code_challenge: codeChallenge, redirect };
}

/** Hands a sign-in over to the app that began it. */
export const handOver = endpoint({
  method: 'POST',
  path: '/api/auth-handover',
  access: 'member',
  summary: 'Hand this sign-in over to the app that began it',
  body: handoverRequestSchema,
  bodyFailure: () => 'handover_invalid',
  response: handoverResponseSchema,
  failures: ['unauthenticated', 'forbidden', 'handover_invalid', 'rate_limited'],
  limits: [{ of: 'changes', by: 'account' }],
});

/** Signs the app in with the code that was handed over. */
export const takeOver = endpoint({
  method: 'POST',
  path: '/api/auth-handover/token',
  access: 'sender',
  summary: 'Sign the app in with the code that was handed over',
  body: handoverTokenRequestSchema,
  bodyFailure: () => 'handover_invalid',
  response: handoverTokenResponseSchema,
  failures: ['handover_invalid', 'rate_limited'],
  limits: [{ of: 'attempts', by: 'address' }],
});
