import { createAccountApi } from '@overtone/client/account/account-api';
import { createApiClient } from '@overtone/client/api/api-client';
import type { Host } from '@overtone/client/platform/host';
import { createChangeStream } from '@overtone/client/settings-sync/change-stream';
import { createInterfaceStore } from '@overtone/client/settings-sync/interface-store';
import { startSettingsSync } from '@overtone/client/settings-sync/settings-sync';
import { interfaceSource, sessionSource } from '@overtone/client/settings-sync/settings-source';
import { randomUuid } from '@overtone/client/ids/random-uuid';
import { startUsageMeter } from '@overtone/client/usage/usage-meter';
import { startVisitorLimit } from '@overtone/client/usage/visitor-limit';
import type { SignedIn } from '@overtone/domain/contract/sign-in';
import type { Stop } from '@overtone/domain/stop';
import { localTimeZone } from '../account/local-time-zone.ts';
import { followTheme } from '../theme/follow-theme.ts';
import type { ThemeStore } from '../theme/theme-choice.ts';
import type { DemoStores } from './demo-stores.ts';

/** What is kept with the person instead of with this page. */
export interface AccountFollowing extends Pick<
  DemoStores,
  'session' | '$who' | '$offerId' | '$limit'
> {
  readonly host: Host;
  readonly theme: ThemeStore;
}

/** Follows whoever sits here, and anew once somebody has signed in beside the page. */
export function keepFollowing(
  following: AccountFollowing & Pick<DemoStores, 'signInWindow' | 'assistant'>,
): Promise<unknown> {
  let current = followAccount(following);
  following.signInWindow.onSignedIn(() => {
    current = current.then((stop) => {
      stop();
      void following.assistant.prepare();
      return followAccount(following);
    });
  });
  return current;
}

/** Finds out who sits here; a member's settings and minutes go with the account from then on. */
export async function followAccount(following: AccountFollowing): Promise<Stop> {
  const { host, $who } = following;
  const api = createAccountApi(host);
  const session = await api.session();
  if (!session.ok) {
    $who.set({ kind: 'away' });
    return nothing;
  }
  if (session.value === null) {
    $who.set({ kind: 'visitor' });
    return limitVisitor(following);
  }
  $who.set({ kind: 'member', user: session.value });
  const stopSync = followMember(following, session.value);
  const stopMeter = await measure(following, session.value);
  return () => {
    stopSync();
    stopMeter();
  };
}

function followMember({ host, session, theme }: AccountFollowing, user: SignedIn): Stop {
  const look = createInterfaceStore(host.storage);
  const sync = startSettingsSync({
    sources: [sessionSource(session), interfaceSource(look)],
    host,
    changes: createChangeStream(host),
    person: user.id,
  });
  const stopTheme = followTheme(theme, look);
  return () => {
    stopTheme();
    sync.stop();
  };
}

async function measure(
  { host, session, $offerId, $limit }: AccountFollowing,
  user: SignedIn,
): Promise<Stop> {
  const account = await createAccountApi(host).account();
  if (account.ok) $offerId.set(account.value.offerId);
  const meter = startUsageMeter({
    session,
    host,
    person: user.id,
    offerId: $offerId.get(),
    source: 'web',
    newUuid: randomUuid,
  });
  meter.$notice.subscribe((notice) => $limit.set(notice));
  return meter.stop;
}

async function limitVisitor({ host, session, $limit }: AccountFollowing): Promise<Stop> {
  const capabilities = await createApiClient(host).capabilities();
  if (!capabilities.ok || capabilities.value.dailyLimit !== true) return nothing;
  const limit = startVisitorLimit({ session, host, timeZone: localTimeZone() });
  limit.$notice.subscribe((notice) => $limit.set(notice));
  return limit.stop;
}

function nothing(): void {
  // Nothing was started.
}
