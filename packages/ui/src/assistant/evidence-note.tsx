import { evidenceFor } from '@overtone/domain/suggestion/state-evidence';

const STRENGTHS = { moderate: 'moderate', weak: 'weak', none: 'none found' } as const;

/** How well the idea behind a suggestion is supported; unfolded, by what, and what that did not test. */
export function EvidenceNote({ state }: { readonly state: string | undefined }) {
  const { strength, finding, notTested } = evidenceFor(state);
  return (
    <details className="group text-small">
      <summary className="inline-flex min-h-8 cursor-pointer list-none items-center gap-1.5 text-muted hover:text-accent pointer-coarse:min-h-11">
        Evidence: <span className="font-medium text-ink">{STRENGTHS[strength]}</span>
        <svg
          aria-hidden
          viewBox="0 0 8 5"
          className="w-2 fill-none stroke-current transition-transform group-open:rotate-180"
        >
          <path d="M.5.5 4 4 7.5.5" />
        </svg>
      </summary>
      <p className="max-w-prose pb-1 text-muted">
        {finding}
        {notTested !== null && ` Not tested: ${notTested}`}
      </p>
    </details>
  );
}
