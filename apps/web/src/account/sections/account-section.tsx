import { type ReactNode, useId } from 'react';

/** A part of the account page: what it is about to the left, the thing itself to the right. */
export function AccountSection({
  anchor,
  title,
  note,
  children,
}: {
  /** Where links to this part lead. */
  readonly anchor?: string;
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      className="account-part grid gap-x-10 gap-y-4 border-t border-rule py-8 lg:grid-cols-[16rem_minmax(0,1fr)]"
    >
      <div className="grid content-start gap-1.5">
        <h2 id={id} className="text-title">
          {title}
        </h2>
        {note !== undefined && <p className="max-w-prose text-small text-muted">{note}</p>}
      </div>
      <div className="grid max-w-2xl min-w-0 content-start gap-4">{children}</div>
    </section>
  );
}
