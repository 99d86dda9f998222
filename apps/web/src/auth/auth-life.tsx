import type { PageLife } from '../site/page-life.ts';
import { CloseWindow } from './close-window.tsx';
import { SuccessNote } from './success-note.tsx';

/** What lives on the page that ends a sign-in. */
export function authLife(): PageLife {
  return { islands: { note: <SuccessNote />, 'close-window': <CloseWindow /> } };
}
