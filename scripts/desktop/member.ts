// Somebody with an account on the site, at a browser of their own.
import { handoverResponseSchema, readHandoverRequest } from '@overtone/domain/contract/handover';
import { revisionTag, settingsStateSchema } from '@overtone/domain/contract/settings';
import { signInPlacesSchema } from '@overtone/domain/contract/sign-in';
import type { AccountSettings } from '@overtone/domain/session/account-settings';
import type { Site } from './site.ts';
import { until } from './until.ts';

/** A person who is signed in on the site. */
export interface Member {
  readonly email: string;
  readonly name: string;
  /** Says yes on the sign-in page that an app opened at `page`, and gives the address that the browser goes to. */
  readonly handOver: (page: string) => Promise<string>;
  /** Programs that are signed in to the account, by what they call themselves. */
  readonly signIns: () => Promise<readonly string[]>;
  /** Ends every other sign-in, as the site's account page does. */
  readonly endOtherSignIns: () => Promise<void>;
  readonly settings: () => Promise<AccountSettings>;
  /** Changes settings, as the site does. */
  readonly change: (groups: AccountSettings) => Promise<void>;
}

const BROWSER = 'Browser of the tests';
const PASSWORD = 'correct horse battery';

/** Makes an account, and confirms its address by the mailed link. */
export async function signUp(site: Site, name: string): Promise<Member> {
  const email = `${name.toLowerCase()}@overtone.example`;
  let cookie = '';

  async function ask(method: string, path: string, body?: unknown, more = {}): Promise<Response> {
    const response = await fetch(`${site.url}${path}`, {
      method,
      headers: {
        'user-agent': BROWSER,
        origin: site.url,
        cookie,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...more,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return response;
  }

  async function answer(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await ask(method, path, body);
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return response.json();
  }

  const state = async () => settingsStateSchema.parse(await answer('GET', '/api/settings'));

  await answer('POST', '/api/auth/sign-up/email', { email, password: PASSWORD, name });
  let link = '';
  await until('the mail', async () => {
    const mail = (await site.mails()).at(-1) ?? '';
    link = /^http\S+\/confirm-email\?token=\S+/mu.exec(mail)?.[0] ?? '';
    return link !== '';
  });
  const confirmed = await fetch(link, {
    method: 'POST',
    headers: { 'user-agent': BROWSER, origin: site.url },
    body: new URLSearchParams({ password: PASSWORD }),
    redirect: 'manual',
  });
  cookie = confirmed.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

  return {
    email,
    name,
    async handOver(page) {
      const request = readHandoverRequest(new URL(page).searchParams);
      if (request === null) throw new Error('The site would not know this address.');
      return handoverResponseSchema.parse(await answer('POST', '/api/auth-handover', request))
        .redirectTo;
    },
    async signIns() {
      const { signIns } = signInPlacesSchema.parse(await answer('GET', '/api/auth/list-sessions'));
      return signIns.map(({ userAgent }) => userAgent ?? '');
    },
    async endOtherSignIns() {
      await answer('POST', '/api/auth/revoke-other-sessions', {});
    },
    settings: async () => (await state()).groups,
    async change(groups) {
      // Somebody else may write between reading and writing; then it is tried again, as the site does.
      await until('the change', async () => {
        const tag = { 'if-match': revisionTag((await state()).revision) };
        return (await ask('PUT', '/api/settings', { groups }, tag)).ok;
      });
    },
  };
}
