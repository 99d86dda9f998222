import { BUTTON_TONES } from '@overtone/ui/controls/button-tones';
import { Button } from '@overtone/ui/controls/button';
import { Notice } from '@overtone/ui/controls/notice';
import { type ReactNode, useId } from 'react';
import type { useLoaded } from '../account/use-loaded.ts';

/** One of the operator's tables: its title, its file for a spreadsheet, and what is shown of it once it is there. */
export function ReportSection<Value>({
  title,
  csvHref,
  loaded: { state, reload },
  children,
}: {
  readonly title: string;
  readonly csvHref: string;
  readonly loaded: ReturnType<typeof useLoaded<Value>>;
  readonly children: (value: Value) => ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4 border-t border-rule py-8">
      <div className="flex flex-wrap items-baseline justify-between gap-4">
        <h2 id={id} className="text-title">
          {title}
        </h2>
        <a href={csvHref} download className={BUTTON_TONES.quiet}>
          As CSV
        </a>
      </div>
      {state.kind === 'loading' && <output className="text-small text-muted">Reading…</output>}
      {state.kind === 'refused' && (
        <Notice title="This table could not be read">
          <p>{state.refusal.sentence}</p>
          <Button tone="quiet" onPress={reload}>
            Try again
          </Button>
        </Notice>
      )}
      {state.kind === 'ready' && children(state.value)}
    </section>
  );
}
