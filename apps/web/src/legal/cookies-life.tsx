import type { PageLife } from '../site/life/page-life.ts';
import { ConsentChoice } from './consent-choice.tsx';

/** What lives on the cookie page. */
export function life(): PageLife {
  return { islands: { 'consent-choice': <ConsentChoice /> } };
}
