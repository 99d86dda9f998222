import type { SignedIn } from '@overtone/domain/contract/sign-in';
import type { Stop } from '@overtone/domain/stop';
import { atom, type ReadableAtom } from 'nanostores';
import type { Host } from '../platform/host.ts';
import type { AccountApi } from './account-api.ts';
import { forgetGone } from './forget-gone.ts';

/** Who sits here: not known yet, not to be found out because the server is away, a visitor, or a member. */
export type Who =
  | { readonly kind: 'unknown' | 'away' | 'visitor' }
  | { readonly kind: 'member'; readonly user: SignedIn };

/** Knows who sits here, also after a sign-in or sign-out in another window. */
export interface AccountStore {
  readonly $who: ReadableAtom<Who>;
  /** Whether the account of who was signed in here turned out to be deleted, and what was kept of it erased just now. */
  readonly $isAccountGone: ReadableAtom<boolean>;
  /** Asks the server. */
  readonly refresh: () => Promise<void>;
  /** Takes what the server has just said. */
  readonly set: (user: SignedIn | null) => void;
  /** No longer looks when the page is shown. */
  readonly stop: Stop;
}

/** Makes the store, asks at once, and again whenever the page is shown. A failure leaves a known answer as it was. */
export function createAccountStore(
  api: Pick<AccountApi, 'session'>,
  host: Pick<Host, 'onVisibility' | 'storage'>,
): AccountStore {
  const $who = atom<Who>({ kind: 'unknown' });
  const $isAccountGone = atom(false);
  const set = (user: SignedIn | null) =>
    $who.set(user === null ? { kind: 'visitor' } : { kind: 'member', user });

  async function refresh(): Promise<void> {
    const reply = await api.session();
    if (reply.ok) {
      const { user, goneAccount } = reply.value;
      if (goneAccount !== undefined && (await forgetGone(host.storage, goneAccount))) {
        $isAccountGone.set(true);
      }
      set(user);
    } else if ($who.get().kind === 'unknown') $who.set({ kind: 'away' });
  }

  void refresh();
  const stop = host.onVisibility((visible) => {
    if (visible) void refresh();
  });
  return { $who, $isAccountGone, refresh, set, stop };
}
