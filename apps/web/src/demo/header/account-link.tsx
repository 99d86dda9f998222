import { useStore } from '@nanostores/react';
import type { Who } from '@overtone/client/account/account-store';
import type { ReadableAtom } from 'nanostores';
import type { MouseEvent } from 'react';
import { DEMO } from '../../content/demo.ts';
import type { SignInWindow } from './sign-in-window.ts';

export interface AccountLinkProps {
  readonly $who: ReadableAtom<Who>;
  readonly signInWindow: Pick<SignInWindow, 'open'>;
}

/**
 * The way to the account; nothing until it is known whether there is one, and where the server is away. Signing in happens
 * in a window of its own, and on this page only where the browser opens none.
 */
export function AccountLink({ $who, signInWindow }: AccountLinkProps) {
  const { kind } = useStore($who);
  if (kind !== 'member' && kind !== 'visitor') return null;
  const signIn = (event: MouseEvent) => {
    // Whoever asks for a new tab gets the link itself.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (signInWindow.open()) event.preventDefault();
  };
  return (
    <a
      href={kind === 'member' ? '/account' : '/sign-in?next=/demo'}
      onClick={kind === 'visitor' ? signIn : undefined}
      className="text-small whitespace-nowrap text-muted hover:text-accent"
    >
      {kind === 'member' ? DEMO.header.account : DEMO.header.signIn}
    </a>
  );
}
