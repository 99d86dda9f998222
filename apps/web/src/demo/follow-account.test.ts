import type { Who } from '@overtone/client/account/account-store';
import type { FollowedCalendar } from '@overtone/client/calendar/follow-calendar';
import { lateLoad } from '@overtone/client/loading/late-load';
import { createSession } from '@overtone/client/session/session';
import { createChangeStreams } from '@overtone/client/settings-sync/change-stream';
import { createInterfaceStore } from '@overtone/client/settings-sync/interface-store';
import type { LimitView } from '@overtone/client/usage/limit-view';
import type { RatingAsker } from '@overtone/client/usage/rating-asker';
import type { OfferId } from '@overtone/domain/offers/offers';
import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { createFakeEngine } from '@overtone/testkit/fake-engine';
import { createFakeHost, jsonResponse, settled } from '@overtone/testkit/fake-host';
import { atom } from 'nanostores';
import { describe, expect, it } from 'vitest';
import { createThemeStore } from '../theme/theme-choice.ts';
import { keepFollowing } from './follow-account.ts';

const USER = {
  id: 'ada',
  email: 'ada@example.org',
  name: 'Ada',
  emailVerified: true,
  role: 'member',
} as const;

/** A page of a member, whose streams fail to load so often at first. */
function setUp(failures: number) {
  const host = createFakeHost();
  host.respond('/api/auth/get-session', () => jsonResponse({ user: USER }));
  host.respond('/api/capabilities', () =>
    jsonResponse({ aiSuggestions: false, aiArticles: false }),
  );
  const asked = { changes: 0 };
  const $who = atom<Who>({ kind: 'unknown' });
  const $calendar = atom<FollowedCalendar | null>(null);
  const signedIn = new Set<() => void>();
  const following = keepFollowing({
    host,
    theme: createThemeStore(host.storage),
    session: createSession({ defaults: DEMO_DEFAULTS, engine: createFakeEngine(), host }),
    look: createInterfaceStore(host.storage),
    changes: lateLoad(() => {
      asked.changes += 1;
      if (asked.changes <= failures) return Promise.reject(new Error('The chunk is gone'));
      return Promise.resolve(createChangeStreams(host));
    }),
    programs: () => Promise.reject(new Error('not looked at')),
    $who,
    $isAccountGone: atom(false),
    $offerId: atom<OfferId | null>(null),
    $limit: atom<LimitView | null>(null),
    $asker: atom<RatingAsker | null>(null),
    $calendar,
    signInWindow: {
      onSignedIn(see) {
        signedIn.add(see);
        return () => void signedIn.delete(see);
      },
    },
    assistant: { prepare: () => Promise.resolve() },
  });
  return {
    host,
    $who,
    $calendar,
    following,
    asked,
    signIn: () => signedIn.forEach((see) => see()),
  };
}

describe('whoever sits before the demo', () => {
  it('is followed once they have signed in anew, where a part that is loaded late had failed', async () => {
    const { $who, $calendar, following, signIn } = setUp(1);
    await following;
    expect([$who.get().kind, $calendar.get()]).toEqual(['away', null]);
    signIn();
    await expect.poll(() => $calendar.get() !== null && $who.get().kind).toBe('member');
  });

  it('cannot be found out while that fails again, and can later', async () => {
    const { host, $who, following, asked, signIn } = setUp(2);
    await following;
    signIn();
    await expect.poll(() => asked.changes).toBe(2);
    await settled();
    expect($who.get().kind).toBe('away');
    expect(host.logged.filter(({ level }) => level === 'error')).toHaveLength(2);
    signIn();
    await expect.poll(() => asked.changes).toBe(3);
    await settled();
    expect($who.get()).toEqual({ kind: 'member', user: USER });
  });
});
