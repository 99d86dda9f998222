import { type ReactNode, useDeferredValue } from 'react';

/** Draws its children right after what is around them, in a piece of work of their own that lets a press come first. */
export function Later({ children }: { readonly children: ReactNode }) {
  return useDeferredValue(true, false) && children;
}
