import {
  type ClaimId,
  claimOf,
  type ClaimStrength,
  UNVERIFIED_CLAIM_NOTE,
} from '@overtone/domain/claims/claims';
import { ClaimFootnote } from './claim-footnote.tsx';

const STRENGTHS: Readonly<Record<Exclude<ClaimStrength, 'none'>, string>> = {
  moderate: 'Moderate support',
  weak: 'Weak support',
};

export interface ClaimListProps {
  readonly ids: readonly ClaimId[];
  /** Where the ledger stands; empty on the page that carries it. */
  readonly ledgerPath?: string;
}

/** Claims, each with its margin note: who stands behind it, how far, and the way to its ledger entry. */
export function ClaimList({ ids, ledgerPath = '' }: ClaimListProps) {
  return (
    <ul className="divide-y divide-rule border-y border-rule">
      {ids.map((id) => {
        const { claim, source, strength } = claimOf(id);
        return (
          <li
            key={id}
            className="grid gap-x-12 gap-y-2 py-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
          >
            <p className="font-display text-head font-semibold">
              {claim}
              <ClaimFootnote id={id} ledgerPath={ledgerPath} />
            </p>
            <p className="self-center border-l-2 border-rule pl-4 text-small text-muted">
              {source && strength !== 'none'
                ? `${STRENGTHS[strength]}. ${source.authors} (${source.year}): ${source.about}.`
                : UNVERIFIED_CLAIM_NOTE}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
