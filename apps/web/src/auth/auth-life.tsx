import type { PageLife } from '../site/life/page-life.ts';
import { AuthOutcome } from './auth-outcome.tsx';
import { CloseWindow } from './close-window.tsx';

/** What lives on the page that ends a sign-in. */
export function authLife(): PageLife {
  return { islands: { outcome: <AuthOutcome />, 'close-window': <CloseWindow /> } };
}
