import type { PageLife } from '../site/life/page-life.ts';
import { AuthOutcome } from './auth-outcome.tsx';

/** What lives on the page that ends a sign-in. */
export function life(): PageLife {
  return { islands: { outcome: <AuthOutcome /> } };
}
