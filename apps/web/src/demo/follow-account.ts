import { createAccountApi } from '@overtone/client/account/account-api';
import { createApiClient } from '@overtone/client/api/api-client';
import type { Host } from '@overtone/client/platform/host';
import { sessionSource } from '@overtone/client/settings-sync/settings-source';
import { randomUuid } from '@overtone/client/ids/random-uuid';
import { createRatingAsker } from '@overtone/client/usage/rating-asker';
import { startUsageMeter } from '@overtone/client/usage/usage-meter';
import { startVisitorLimit } from '@overtone/client/usage/visitor-limit';
import type { Stop } from '@overtone/domain/stop';
import { followSettings } from '../account/follow-settings.ts';
import { localTimeZone } from '../account/local-time-zone.ts';
import type { ThemeStore } from '../theme/theme-choice.ts';
import type { DemoStores } from './demo-stores.ts';

/** What is kept with the person instead of with this page. */
export interface AccountFollowing extends Pick<
  DemoStores,
  'session' | 'look' | '$who' | '$offerId' | '$limit' | '$asker'
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
  const { id: person } = session.value;
  const sources = [sessionSource(following.session)];
  const stopSync = followSettings({ ...following, person, sources });
  const stopMeter = await measure(following, person);
  return () => {
    stopSync();
    stopMeter();
  };
}

async function measure(
  { host, session, look, $offerId, $limit, $asker }: AccountFollowing,
  person: string,
): Promise<Stop> {
  const account = await createAccountApi(host).account();
  if (account.ok) $offerId.set(account.value.offerId);
  const meter = startUsageMeter({
    session,
    host,
    person,
    offerId: $offerId.get(),
    source: 'web',
    newUuid: randomUuid,
  });
  meter.$notice.subscribe((notice) => $limit.set(notice));
  const asker = createRatingAsker({ session, meter, look, host });
  $asker.set(asker);
  return () => {
    $asker.set(null);
    asker.stop();
    meter.stop();
  };
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
