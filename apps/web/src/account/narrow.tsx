import type { ReactNode } from 'react';

/** A page with one thing to do. */
export function Narrow({
  title,
  lead,
  children,
}: {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}) {
  return (
    <div className="mx-auto grid w-full max-w-md gap-7">
      <div className="grid gap-3">
        <h1 className="text-head tracking-display">{title}</h1>
        <p className="font-serif text-read text-muted">{lead}</p>
      </div>
      {children}
    </div>
  );
}
