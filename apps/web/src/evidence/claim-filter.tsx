import { type ClaimId, claimOf, type ClaimStrength } from '@overtone/domain/claims/claims';
import { CLAIM_FILTER, supportSentence } from '../content/claim-filter.ts';
import { ClaimList } from './claim-list.tsx';

const STRONGEST_FIRST: readonly ClaimStrength[] = ['moderate', 'weak', 'none'];

/**
 * Claims from the best supported to those without a source, which a reader can narrow down to an outcome
 * (`filter-claims.ts`); without JavaScript they are all there, and nothing to choose.
 */
export function ClaimFilter({ ids }: { readonly ids: readonly ClaimId[] }) {
  const place = (id: ClaimId) => STRONGEST_FIRST.indexOf(claimOf(id).strength);
  return (
    <div data-behaviour="claims" className="mt-8">
      <fieldset className="noscript:hidden">
        <legend className="label">{CLAIM_FILTER.legend}</legend>
        <div className="mt-2 flex flex-wrap gap-2">
          {Object.entries(CLAIM_FILTER.outcomes).map(([outcome, text]) => (
            <label
              key={outcome}
              className="chosen-ground relative flex min-h-10 cursor-pointer items-center rounded-key border border-edge px-3 text-small font-semibold hover:text-accent has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
            >
              <input
                type="radio"
                name="outcome"
                value={outcome}
                defaultChecked={outcome === 'all'}
                className="absolute inset-0 cursor-pointer appearance-none outline-none"
              />
              {text}
            </label>
          ))}
        </div>
      </fieldset>
      <output className="mt-4 mb-6 block font-serif text-read">
        {supportSentence(ids.map((id) => claimOf(id).strength))}
      </output>
      <ClaimList
        ids={ids.toSorted((one, other) => place(one) - place(other))}
        ledgerPath="/"
        isFiltered
      />
    </div>
  );
}
