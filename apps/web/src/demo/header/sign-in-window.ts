import { randomUuid } from '@overtone/client/ids/random-uuid';
import { HANDOVER_CHANNEL, popupMessageSchema } from '@overtone/domain/contract/handover';
import type { Stop } from '@overtone/domain/stop';
import { withQuery } from '../../account/go-to.ts';

/** Signing in in a window of its own, so that what runs on the page keeps running. */
export interface SignInWindow {
  /** Opens the sign-in in a window of its own; false where the browser opens none. */
  readonly open: () => boolean;
  /** Calls `see` whenever somebody has signed in there. */
  readonly onSignedIn: (see: () => void) => Stop;
}

/** What a sign-in window needs of the browser. */
export interface SignInWindowParts {
  /** Opens an address in a window; false where the browser refuses. */
  readonly openAddress: (address: string) => boolean;
  /** A name that nobody can guess. */
  readonly newState: () => string;
}

/** Makes it. Only the end of a sign-in that was begun here counts. */
function createSignInWindow({ openAddress, newState }: SignInWindowParts): SignInWindow {
  const watchers = new Set<() => void>();
  let stopWaiting: Stop = () => undefined;

  function waitFor(state: string): void {
    stopWaiting();
    const channel = new BroadcastChannel(HANDOVER_CHANNEL);
    stopWaiting = () => channel.close();
    channel.addEventListener('message', ({ data }) => {
      if (popupMessageSchema.safeParse(data).data?.state !== state) return;
      channel.postMessage({ state, isReceived: true });
      channel.close();
      watchers.forEach((see) => see());
    });
  }

  return {
    open() {
      const state = newState();
      waitFor(state);
      const next = withQuery('/auth/success', { state });
      if (openAddress(withQuery('/sign-in', { next }))) return true;
      stopWaiting();
      return false;
    },
    onSignedIn(see) {
      const own = () => see();
      watchers.add(own);
      return () => void watchers.delete(own);
    },
  };
}

const SIZE = 'popup,width=520,height=720';

/** A sign-in window of this browser. */
export function browserSignInWindow(): SignInWindow {
  return createSignInWindow({
    openAddress: (address) => window.open(address, 'overtone-sign-in', SIZE) !== null,
    newState: randomUuid,
  });
}
