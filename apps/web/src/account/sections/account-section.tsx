import { type ReactNode, useId } from 'react';

export interface AccountSectionProps {
  /** Where links to this part lead. */
  readonly anchor?: string;
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}

/** A part of the account page: what it is about, and under it, or on a tablet beside it, the thing itself. */
export function AccountSection({ anchor, title, note, children }: AccountSectionProps) {
  const id = useId();
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      className={`account-part grid content-start gap-x-10 border-t border-rule py-8 md:max-lg:grid-cols-[11.25rem_minmax(0,1fr)] ${note === undefined ? 'gap-y-4' : 'gap-y-1.5'}`}
    >
      <h2 id={id} className="text-title">
        {title}
      </h2>
      <div className="grid min-w-0 content-start gap-4">
        {note !== undefined && <p className="max-w-prose text-small text-muted">{note}</p>}
        <div className="grid min-w-0 content-start gap-4">{children}</div>
      </div>
    </section>
  );
}

/** A part of such a part. */
export function AccountRow({ title, note, children }: Omit<AccountSectionProps, 'anchor'>) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 content-start gap-2 border-t border-rule pt-4"
    >
      <h3 id={id} className="font-sans font-semibold tracking-normal">
        {title}
      </h3>
      {note !== undefined && <p className="max-w-prose text-small text-muted">{note}</p>}
      {children}
    </section>
  );
}
