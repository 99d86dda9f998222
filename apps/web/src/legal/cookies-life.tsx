import type { PageLife } from '../site/life/page-life.ts';
import { ConsentChoice } from './consent-choice.tsx';

/** What lives on the cookie page. */
export function cookiesLife(): PageLife {
  return { islands: { 'consent-choice': <ConsentChoice /> } };
}
