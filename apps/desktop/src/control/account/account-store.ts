import { atom, type ReadableAtom } from 'nanostores';
import type { Stop } from '@overtone/domain/stop';
import type { ControlShell, ShellState } from '../../shell/commands.ts';
import type { ShellUser } from '../../shell/events.ts';

/**
 * How the sign-in stands. `waiting`: the browser is open; `failed`: the browser's answer could not be used; `ended`: the
 * site no longer knows who this is.
 */
export type SignInStatus = 'idle' | 'waiting' | 'failed' | 'ended';

/** Who is signed in on this computer. The token stays in the shell. */
export interface AccountStore {
  /** Null while nobody is signed in. */
  readonly $user: ReadableAtom<ShellUser | null>;
  readonly $status: ReadableAtom<SignInStatus>;
  /** Whether a person stays signed in after the app was closed. */
  readonly $keepsSignIn: ReadableAtom<boolean>;
  /** Opens the sign-in page in the system's browser; `byLoopback` for browsers that do not find the way back. */
  readonly signIn: (byLoopback: boolean) => Promise<void>;
  readonly cancel: () => Promise<void>;
  readonly signOut: () => Promise<void>;
  /** Signs out because the site has done so already: elsewhere, or with a new password. */
  readonly expire: () => Promise<void>;
  /** Takes what the shell remembers. */
  readonly take: (state: Pick<ShellState, 'user' | 'keepsSignIn'>) => void;
  readonly stop: Stop;
}

/** Makes the store, with nobody signed in until the shell says otherwise. */
export function createAccountStore(
  shell: Pick<ControlShell, 'on' | 'beginSignIn' | 'cancelSignIn' | 'signOut'>,
): AccountStore {
  const $user = atom<ShellUser | null>(null);
  const $status = atom<SignInStatus>('idle');
  const $keepsSignIn = atom(true);
  /** A cancellation on its way must not reach the shell after the sign-in that follows it. */
  let cancelling: Promise<unknown> = Promise.resolve();

  const stops = [
    shell.on('signed-in', ({ user }) => {
      $user.set(user);
      $status.set('idle');
    }),
    shell.on('sign-in-failed', () => $status.set('failed')),
    shell.on('signed-out', () => $user.set(null)),
  ];

  return {
    $user,
    $status,
    $keepsSignIn,
    async signIn(byLoopback) {
      $status.set('waiting');
      await cancelling;
      try {
        await shell.beginSignIn(byLoopback);
      } catch {
        $status.set('failed');
      }
    },
    async cancel() {
      $status.set('idle');
      const cancelled = shell.cancelSignIn();
      cancelling = cancelled.catch(() => undefined);
      await cancelled;
    },
    signOut: shell.signOut,
    expire() {
      $status.set('ended');
      return shell.signOut();
    },
    take({ user, keepsSignIn }) {
      $user.set(user);
      $keepsSignIn.set(keepsSignIn);
    },
    stop() {
      for (const listening of stops) void listening.then((stop) => stop());
    },
  };
}
