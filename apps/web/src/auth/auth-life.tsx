import type { PageLife } from '../site/page-life.ts';
import { CloseWindow } from './close-window.tsx';

/** What lives on the page that ends a sign-in. */
export function authLife(): PageLife {
  return { islands: { 'close-window': <CloseWindow /> } };
}
