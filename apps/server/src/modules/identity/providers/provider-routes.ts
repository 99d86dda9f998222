import { ACCOUNT_PAGES } from '@overtone/domain/account/account-pages';
import { suspendedSentence } from '@overtone/domain/account/suspended-sentence';
import {
  beginProviderSignIn,
  comeBackFromProvider,
  linkProvider,
} from '@overtone/domain/contract/identity';
import { escapeHtml } from '@overtone/domain/site/escape-html';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Api } from '../../../access/api.ts';
import { serve, serveFile } from '../../../access/serve.ts';
import { verifications } from '../../../database/tables/identity.ts';
import { plainPage } from '../../../http/pages/plain-page.ts';
import { askAuth } from '../library/ask-auth.ts';
import { ACCOUNT_SUSPENDED } from '../library/auth-failure.ts';
import { calendarConsent } from './calendar-scopes.ts';
import { noteBrowser } from '../known-browsers/note-browser.ts';
import type { Identity } from '../identity.ts';
import { LINKING_HEADER } from './linking-header.ts';

const STATE = /^[\w-]{1,200}$/u;
const pageSchema = z.object({ url: z.url() });
const stateSchema = z.object({ link: z.object({ userId: z.string() }).optional() });

/** Signing in at Google or Microsoft, and connecting either to an account that is there. */
export function providerRoutes(api: Api, identity: Identity): void {
  serve(api, beginProviderSignIn, async ({ body: { offerId, timeZone, ...body }, context }) => {
    const answer = await askAuth(context, identity, {
      path: '/sign-in/social',
      body: { ...body, disableRedirect: true, additionalData: { offerId, timeZone } },
      auth: await identity.authAt(body.provider),
    });
    return pageSchema.parse(await answer.json());
  });

  serve(api, linkProvider, async ({ body: { purpose, ...body }, context }) => {
    const answer = await askAuth(context, identity, {
      path: '/link-social',
      body: {
        ...body,
        disableRedirect: true,
        ...(purpose === 'calendar' ? calendarConsent(body.provider) : {}),
      },
      auth: await identity.authAt(body.provider),
    });
    return pageSchema.parse(await answer.json());
  });

  serveFile(api, comeBackFromProvider, async ({ params: { provider }, context }) => {
    const began = identity.now();
    const url = new URL(context.req.url);
    const state = stateIn(url.searchParams);
    // The library looks up whatever it is given.
    if (state === undefined) url.searchParams.delete('state');
    const isLink = state !== undefined && (await isLinking(identity, state));
    const answer = await askAuth(context, identity, {
      path: `/callback/${provider}${url.search}`,
      headers: isLink ? { [LINKING_HEADER]: 'yes' } : {},
      auth: await identity.authAt(provider),
    });
    if (!isLink) await noteBrowser(context, identity, answer, began);
    const location = answer.headers.get('location') ?? ACCOUNT_PAGES.signIn;
    const failure = new URL(location, identity.siteOrigin).searchParams.get('error');
    if (failure !== ACCOUNT_SUSPENDED) return context.redirect(location);
    return plainPage(context, {
      status: 403,
      title: 'This account is suspended',
      body: `<p>${escapeHtml(suspendedSentence(identity.supportEmail))}</p>`,
    });
  });
}

/** The state that a provider sends somebody back with; undefined where it is none that the library could have made. */
function stateIn(query: URLSearchParams): string | undefined {
  const [state = '', ...others] = query.getAll('state');
  return others.length === 0 && STATE.test(state) ? state : undefined;
}

/** Whether the page that a provider sends somebody back from was opened to connect it to an account. */
async function isLinking({ transactions }: Identity, state: string): Promise<boolean> {
  const identifier = `auth-state:${state}`;
  const [row] = await transactions.database
    .select({ value: verifications.value })
    .from(verifications)
    .where(eq(verifications.identifier, identifier));
  return row !== undefined && stateSchema.parse(JSON.parse(row.value)).link !== undefined;
}
