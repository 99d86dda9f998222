import { createSession } from '@overtone/client/session/session';
import { createChangeStreams } from '@overtone/client/settings-sync/change-stream';
import { createInterfaceStore } from '@overtone/client/settings-sync/interface-store';
import { QUESTION_STAYS_MS } from '@overtone/client/usage/rating-asker';
import { APP_DEFAULTS } from '@overtone/domain/session/defaults';
import { createFakeEngine } from '@overtone/testkit/fake-engine';
import { createFakeHost, jsonResponse, settled } from '@overtone/testkit/fake-host';
import { atom } from 'nanostores';
import { describe, expect, it, vi } from 'vitest';
import type { ShellUser } from '../../shell/events.ts';
import { followAccount } from './follow-account.ts';

const ADA: ShellUser = { id: 'ada', email: 'ada@overtone.example', name: 'Ada' };

function setUp() {
  const host = createFakeHost();
  const session = createSession({ defaults: APP_DEFAULTS, engine: createFakeEngine(), host });
  const look = createInterfaceStore(host.storage);
  const $user = atom<ShellUser | null>(null);
  const programs = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const follower = followAccount({
    account: { $user, expire: async () => $user.set(null) },
    session,
    interface: look,
    host,
    changes: createChangeStreams(host),
    programs,
    openSite: () => undefined,
  });
  return { host, session, look, $user, programs, follower };
}

describe('what goes with whoever is signed in', () => {
  it('is nothing for a visitor, whom nobody asks anything', async () => {
    const { host, session, follower } = setUp();
    session.turnOn();
    await settled();
    expect(follower.$use.get()).toBeNull();
    expect(host.requests.map(({ path }) => path)).not.toContain('/api/usage');
    follower.stop();
  });

  it('is the question how focused they feel, also without a network', async () => {
    const { host, session, $user, follower } = setUp();
    $user.set(ADA);
    await settled();
    session.turnOn();
    const asker = follower.$use.get()?.asker;
    expect(asker?.$question.get()).toBe('before');
    await host.advance(QUESTION_STAYS_MS);
    expect(asker?.$question.get()).toBeNull();
    follower.stop();
  });

  it('is their programs, also while nobody looks at them, where this computer keeps any', () => {
    const { host, $user, programs, follower } = setUp();
    $user.set(ADA);
    expect(programs).not.toHaveBeenCalled();
    $user.set(null);
    host.storage.write('overtone.programs', '[]');
    $user.set(ADA);
    expect(programs).toHaveBeenCalledOnce();
    follower.stop();
  });

  it('is no question for somebody who wants none', async () => {
    const { session, look, $user, follower } = setUp();
    look.follow({ asksForRatings: false });
    $user.set(ADA);
    await settled();
    session.turnOn();
    expect(follower.$use.get()?.asker.$question.get()).toBeNull();
    follower.stop();
  });

  it('ends with the sign-out, whenever that comes', async () => {
    const { session, $user, follower } = setUp();
    $user.set(ADA);
    $user.set(null);
    await settled();
    expect(follower.$use.get()).toBeNull();
    $user.set(ADA);
    await settled();
    session.turnOn();
    $user.set(null);
    await settled();
    expect(follower.$use.get()).toBeNull();
    follower.stop();
  });

  it('ends when the site no longer knows the person', async () => {
    const { host, $user, follower } = setUp();
    host.respond('/api/settings', () => new Response(null, { status: 401 }));
    $user.set(ADA);
    await settled();
    expect($user.get()).toBeNull();
    expect(follower.$use.get()).toBeNull();
    follower.stop();
  });

  it.each([
    ['is erased from this computer when the account was deleted elsewhere', ADA.id, false],
    ['stays when the sign-in alone has ended', undefined, true],
    ['stays when the account of somebody else is gone', 'eve', true],
  ])('%s', async (_, goneAccount, isKept) => {
    const { host, $user, follower } = setUp();
    host.respond('/api/settings', () => new Response(null, { status: 401 }));
    host.respond('/api/auth/get-session', () => jsonResponse({ user: null, goneAccount }));
    host.storage.write('overtone.usage.intervals', JSON.stringify({ person: ADA.id }));
    $user.set(ADA);
    await vi.waitFor(() => expect($user.get()).toBeNull());
    await vi.dynamicImportSettled();
    await settled();
    expect(host.storage.read('overtone.usage.intervals') !== null).toBe(isKept);
    follower.stop();
  });
});
