import { CLAIMS, EVIDENCE_SUMMARY } from '@overtone/domain/claims/claims';
import { ClaimEntry } from './claim-entry.tsx';
import { claimNumber } from './claim-number.ts';

/** Every claim of the site with what stands behind it, folded until somebody opens it or an entry. */
export function EvidenceLedger({ summary }: { readonly summary: string }) {
  return (
    <details className="mt-5 border-y border-rule">
      <summary className={SUMMARY}>
        {summary}
        <span aria-hidden className="fold-mark self-center text-muted" />
      </summary>
      <ol className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 md:grid-cols-2">
        {CLAIMS.map((claim) => (
          <li
            key={claim.id}
            id={`evidence-${claim.id}`}
            className="scroll-mt-6 border-t border-rule pt-4 target:border-t-4 target:border-accent"
          >
            <h3 className="text-title">
              <span className="figure mr-2 text-small font-normal text-muted">
                {claimNumber(claim.id)}
              </span>
              {claim.claim}
            </h3>
            <ClaimEntry claim={claim} />
          </li>
        ))}
      </ol>
      <p className="mt-10 mb-8 max-w-[40rem] font-serif text-read">{EVIDENCE_SUMMARY}</p>
    </details>
  );
}

const SUMMARY =
  'flex cursor-pointer list-none items-baseline justify-between gap-6 py-4 font-display text-title font-semibold hover:text-accent [&::-webkit-details-marker]:hidden';
