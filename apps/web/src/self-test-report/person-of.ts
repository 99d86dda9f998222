import type { Who } from '@overtone/client/account/account-store';
import type { ReadableAtom } from 'nanostores';

/** Id of whoever sits here, once that is known; null for a visitor, and where the server does not answer. */
export function personOf($who: ReadableAtom<Who>): Promise<string | null> {
  return new Promise((resolve) => {
    const stop = $who.listen((who) => {
      stop();
      resolve(idOf(who));
    });
    if ($who.get().kind === 'unknown') return;
    stop();
    resolve(idOf($who.get()));
  });
}

function idOf(who: Who): string | null {
  return who.kind === 'member' ? who.user.id : null;
}
