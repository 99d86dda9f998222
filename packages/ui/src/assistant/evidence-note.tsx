import { evidenceFor } from '@overtone/domain/suggestion/state-evidence';

const STRENGTHS = { moderate: 'moderate', weak: 'weak', none: 'none found' } as const;

/** How well the idea behind a suggestion is supported; unfolded, by what, and what that did not test. */
export function EvidenceNote({ state }: { readonly state: string | undefined }) {
  const { strength, finding, notTested } = evidenceFor(state);
  return (
    <details className="text-small open:basis-full">
      <summary className="inline-flex min-h-8 cursor-pointer list-none items-center gap-1.5 text-muted hover:text-accent pointer-coarse:min-h-11">
        Evidence: <span className="font-medium text-ink">{STRENGTHS[strength]}</span>
        <span aria-hidden className="fold-mark scale-80" />
      </summary>
      <p className="max-w-prose pb-1 text-muted">
        {finding}
        {notTested !== null && ` Not tested: ${notTested}`}
      </p>
    </details>
  );
}
