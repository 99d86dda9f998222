import { ConsentChoice } from '../consent/consent-choice.tsx';
import type { PageLife } from '../site/page-life.ts';

/** What lives on the cookie page. */
export function cookiesLife(): PageLife {
  return { islands: { 'consent-choice': <ConsentChoice /> } };
}
