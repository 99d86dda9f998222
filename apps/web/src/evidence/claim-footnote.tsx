import { type ClaimId, claimOf } from '@overtone/domain/claims/claims';
import { claimNumber } from './claim-number.ts';

export interface ClaimFootnoteProps {
  readonly id: ClaimId;
  /** Where the ledger stands; empty on the page that carries it. */
  readonly ledgerPath: string;
}

/** The number after a claim, which opens its entry in the ledger; 24 px for a finger. */
export function ClaimFootnote({ id, ledgerPath }: ClaimFootnoteProps) {
  return (
    <sup className={RAISED}>
      <a
        href={`${ledgerPath}#evidence-${id}`}
        aria-label={`${claimNumber(id)}: evidence for ${claimOf(id).claim}`}
        className="-my-2 inline-flex h-6 min-w-6 items-center pl-1 text-accent"
      >
        {claimNumber(id)}
      </a>
    </sup>
  );
}

/** The number of a claim, where it opens nothing. */
export function ClaimNumber({ id }: Pick<ClaimFootnoteProps, 'id'>) {
  return <sup className={`${RAISED} pl-1 text-accent`}>{claimNumber(id)}</sup>;
}

const RAISED = 'relative top-0 ml-0.5 align-super font-mono text-note font-normal';
