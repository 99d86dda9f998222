import type { ReactNode } from 'react';

/** How a figure is to be read, for whoever asks: it is needed once. */
export function HowToRead({ children }: { readonly children: ReactNode }) {
  return (
    <details>
      <summary className="fold hover:text-ink">How to read this</summary>
      <p className="max-w-prose pb-2">{children}</p>
    </details>
  );
}
