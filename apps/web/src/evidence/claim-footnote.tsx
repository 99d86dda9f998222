import { type ClaimId, claimOf } from '@overtone/domain/claims/claims';
import { claimNumber } from './claim-number.ts';

/** The number after a claim, which opens its entry in the ledger. `ledgerPath` is empty on the page that carries it. */
export function ClaimFootnote({
  id,
  ledgerPath,
}: {
  readonly id: ClaimId;
  readonly ledgerPath: string;
}) {
  return (
    <sup className="ml-1 font-mono text-note font-normal">
      <a
        href={`${ledgerPath}#evidence-${id}`}
        aria-label={`${claimNumber(id)}: evidence for ${claimOf(id).claim}`}
        className="px-1 text-accent"
      >
        {claimNumber(id)}
      </a>
    </sup>
  );
}
