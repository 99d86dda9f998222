import { type ReactNode, useRef } from 'react';
import { useFocusOfGone } from './use-focus-of-gone.tsx';

/**
 * Where notices come and go that a press of theirs takes away. Whoever pressed by keyboard goes on at the next that stands
 * here, or from here. To be drawn by what decides which of them stand, and also while none does: it takes no room then.
 */
export function NoticePlace({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useFocusOfGone(place, (notices) => notices.querySelector('button') ?? notices);
  return (
    <div ref={place} tabIndex={-1} className="grid gap-[inherit] outline-none empty:sr-only">
      {children}
    </div>
  );
}
