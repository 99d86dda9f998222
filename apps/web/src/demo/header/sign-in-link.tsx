import { useStore } from '@nanostores/react';
import type { Who } from '@overtone/client/account/account-store';
import type { ReadableAtom } from 'nanostores';
import type { MouseEvent } from 'react';
import { DEMO } from '../../content/demo.ts';
import type { SignInWindow } from './sign-in-window.ts';

export interface SignInLinkProps {
  readonly $who: ReadableAtom<Who>;
  readonly signInWindow: Pick<SignInWindow, 'open'>;
}

/**
 * The way to an account for a visitor; nothing until it is known that nobody is signed in, and where the server is away.
 * Signing in happens in a window of its own, and on this page only where the browser opens none.
 */
export function SignInLink({ $who, signInWindow }: SignInLinkProps) {
  if (useStore($who).kind !== 'visitor') return null;
  const signIn = (event: MouseEvent) => {
    // Whoever asks for a new tab gets the link itself.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (signInWindow.open()) event.preventDefault();
  };
  return (
    <a
      href="/sign-in?next=/demo"
      onClick={signIn}
      className="text-small whitespace-nowrap text-muted hover:text-accent"
    >
      {DEMO.header.signIn}
    </a>
  );
}
