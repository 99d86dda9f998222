import type { ReactNode } from 'react';

/** What stands in a list where something was that is gone; the focus stays there, unless somebody is at something else. */
export function GoneRow({ children }: { readonly children: ReactNode }) {
  return (
    <li className="border-t border-rule py-3 text-small text-muted">
      <output ref={focused} tabIndex={-1}>
        {children}
      </output>
    </li>
  );
}

function focused(element: HTMLOutputElement | null): void {
  if (document.activeElement === document.body) element?.focus();
}
