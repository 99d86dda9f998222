import { createAccountApi } from '@overtone/client/account/account-api';
import type { Who } from '@overtone/client/account/account-store';
import { createApiClient } from '@overtone/client/api/api-client';
import type { Host } from '@overtone/client/platform/host';
import type { Session } from '@overtone/client/session/session';
import { createChangeStream } from '@overtone/client/settings-sync/change-stream';
import { startSettingsSync } from '@overtone/client/settings-sync/settings-sync';
import { sessionSource } from '@overtone/client/settings-sync/settings-source';
import { randomUuid } from '@overtone/client/ids/random-uuid';
import { startUsageMeter } from '@overtone/client/usage/usage-meter';
import { startVisitorLimit } from '@overtone/client/usage/visitor-limit';
import type { OfferId } from '@overtone/domain/offers/offers';
import type { SignedIn } from '@overtone/domain/contract/sign-in';
import type { DailyLimitNotice } from '@overtone/domain/usage/daily-limit';
import type { WritableAtom } from 'nanostores';
import { localTimeZone } from '../account/local-time-zone.ts';

/** What is kept with the person instead of with this page. */
export interface AccountFollowing {
  readonly host: Host;
  readonly session: Session;
  readonly $who: WritableAtom<Who>;
  readonly $offerId: WritableAtom<OfferId | null>;
  /** What to show when the day's free minutes are used. */
  readonly $limit: WritableAtom<DailyLimitNotice | null>;
}

/** Finds out who sits here; a member's settings and minutes go with the account from then on. */
export async function followAccount(following: AccountFollowing): Promise<void> {
  const { host, $who } = following;
  const api = createAccountApi(host);
  const session = await api.session();
  if (!session.ok) return $who.set({ kind: 'away' });
  if (session.value === null) {
    $who.set({ kind: 'visitor' });
    return limitVisitor(following);
  }
  $who.set({ kind: 'member', user: session.value });
  followMember(following, session.value);
  const account = await api.account();
  if (account.ok) following.$offerId.set(account.value.offerId);
  const meter = startUsageMeter({
    session: following.session,
    host,
    person: session.value.id,
    offerId: account.ok ? account.value.offerId : null,
    source: 'web',
    newUuid: randomUuid,
  });
  meter.$notice.subscribe((notice) => following.$limit.set(notice));
}

function followMember({ host, session }: AccountFollowing, user: SignedIn): void {
  startSettingsSync({
    sources: [sessionSource(session)],
    host,
    changes: createChangeStream(host),
    person: user.id,
  });
}

async function limitVisitor({ host, session, $limit }: AccountFollowing): Promise<void> {
  const capabilities = await createApiClient(host).capabilities();
  if (!capabilities.ok || capabilities.value.dailyLimit !== true) return;
  const limit = startVisitorLimit({ session, host, timeZone: localTimeZone() });
  limit.$notice.subscribe((notice) => $limit.set(notice));
}
