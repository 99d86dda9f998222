import { type ReactNode, useId } from 'react';

/** A named group of settings inside "Fine-tune Performance". */
export function SettingsGroup({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <fieldset aria-labelledby={id} className="grid min-w-0 gap-5">
      <h4 id={id} className="flex items-center gap-3 text-note font-semibold text-muted">
        {title}
        <span aria-hidden className="h-px flex-1 bg-rule" />
      </h4>
      {children}
    </fieldset>
  );
}
