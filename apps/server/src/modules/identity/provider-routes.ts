import { ACCOUNT_PAGES } from '@overtone/domain/account/account-pages';
import { SIGN_IN_PROVIDERS } from '@overtone/domain/account/sign-in-providers';
import {
  linkProviderSchema,
  providerPageSchema,
  providerSignInSchema,
} from '@overtone/domain/contract/sign-in';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { memberOf } from '../../access/guard.ts';
import { verifications } from '../../database/tables/identity.ts';
import { AppError } from '../../http/app-error.ts';
import { readJson } from '../../http/read-json.ts';
import type { RequestContext, ServerApp } from '../../http/server-context.ts';
import { spendAllowance } from '../../http/spend-allowance.ts';
import { describeOperation } from '../openapi/describe.ts';
import { askAuth } from './ask-auth.ts';
import { calendarConsent } from './calendar-scopes.ts';
import type { Identity } from './identity.ts';
import { LINKING_HEADER } from './linking-header.ts';

const pageSchema = z.object({ url: z.url() });
const stateSchema = z.object({ link: z.object({ userId: z.string() }).optional() });

/** Signing in at Google or Microsoft, and connecting either to an account that is there. */
export function providerRoutes(
  app: ServerApp,
  identity: Identity,
  addressOf: (context: RequestContext) => string,
): void {
  const { attempts, changes } = identity.limiters;

  app.post(
    '/api/auth/sign-in/social',
    describeOperation({
      summary: 'Begin to sign in at a provider',
      request: providerSignInSchema,
      response: providerPageSchema,
      failures: ['invalid_request', 'forbidden', 'provider_unavailable', 'rate_limited'],
    }),
    async (context) => {
      const { offerId, timeZone, ...body } = await readJson(context, providerSignInSchema);
      await spendAllowance(attempts, addressOf(context));
      const answer = await askAuth(context, identity, {
        path: '/sign-in/social',
        body: { ...body, disableRedirect: true, additionalData: { offerId, timeZone } },
        auth: await identity.authAt(body.provider),
      });
      return context.json(pageSchema.parse(await answer.json()));
    },
  );

  app.post(
    '/api/auth/link-social',
    describeOperation({
      summary: 'Begin to connect a provider to this account',
      request: linkProviderSchema,
      response: providerPageSchema,
      failures: [
        'unauthenticated',
        'forbidden',
        'email_unverified',
        'invalid_request',
        'provider_unavailable',
        'rate_limited',
      ],
    }),
    async (context) => {
      const { purpose, ...body } = await readJson(context, linkProviderSchema);
      const { id } = await memberOf(context);
      await spendAllowance(changes, id);
      const answer = await askAuth(context, identity, {
        path: '/link-social',
        body: {
          ...body,
          disableRedirect: true,
          ...(purpose === 'calendar' ? calendarConsent(body.provider) : {}),
        },
        auth: await identity.authAt(body.provider),
      });
      return context.json(pageSchema.parse(await answer.json()));
    },
  );

  const describeCallback = describeOperation({
    summary: 'Come back from a provider; goes on to a page of the site, which says how it went',
    response: undefined,
    status: 302,
    failures: ['not_found', 'provider_unavailable', 'rate_limited'],
  });
  app.get('/api/auth/callback/:provider', describeCallback, async (context) => {
    const provider = SIGN_IN_PROVIDERS.find((id) => id === context.req.param('provider'));
    if (provider === undefined) throw new AppError('not_found');
    await spendAllowance(attempts, addressOf(context));
    const answer = await askAuth(context, identity, {
      path: `/callback/${provider}${new URL(context.req.url).search}`,
      headers: (await isLinking(identity, context)) ? { [LINKING_HEADER]: 'yes' } : {},
      auth: await identity.authAt(provider),
    });
    return context.redirect(answer.headers.get('location') ?? ACCOUNT_PAGES.signIn);
  });
}

/** Whether the page that a provider sends somebody back from was opened to connect it to an account. */
async function isLinking({ transactions }: Identity, context: RequestContext): Promise<boolean> {
  const identifier = `auth-state:${context.req.query('state') ?? ''}`;
  const [row] = await transactions.database
    .select({ value: verifications.value })
    .from(verifications)
    .where(eq(verifications.identifier, identifier));
  return row !== undefined && stateSchema.parse(JSON.parse(row.value)).link !== undefined;
}
