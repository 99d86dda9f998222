import { useStore } from '@nanostores/react';
import type { Who } from '@overtone/client/account/account-store';
import type { ReadableAtom } from 'nanostores';
import { DEMO } from '../content/demo.ts';

/** The way to the account; nothing until it is known whether there is one, and where the server is away. */
export function AccountLink({ $who }: { readonly $who: ReadableAtom<Who> }) {
  const { kind } = useStore($who);
  if (kind !== 'member' && kind !== 'visitor') return null;
  return (
    <a
      href={kind === 'member' ? '/account' : '/sign-in?next=/demo'}
      className="text-small whitespace-nowrap text-muted hover:text-accent"
    >
      {kind === 'member' ? DEMO.header.account : DEMO.header.signIn}
    </a>
  );
}
