import { type Claim, UNVERIFIED_CLAIM_NOTE } from '@overtone/domain/claims/claims';
import { TEXT_LINK } from '@overtone/ui/controls/text-link';

/** What stands behind a claim: its source, what that found, and what it did not test. */
export function ClaimEntry({ claim: { source, finding, notTested } }: { readonly claim: Claim }) {
  return (
    <dl className="mt-2 grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-small">
      <dt className="text-faint">Source</dt>
      <dd>
        {source ? (
          <>
            {source.authors} ({source.year}), {source.venue}.{' '}
            {source.doi && (
              <a href={`https://doi.org/${source.doi}`} rel="noreferrer" className={TEXT_LINK}>
                <Doi doi={source.doi} />
              </a>
            )}
          </>
        ) : (
          UNVERIFIED_CLAIM_NOTE
        )}
      </dd>
      <dt className="text-faint">Found</dt>
      <dd className="text-muted">{finding}</dd>
      <dt className="text-faint">Not tested</dt>
      <dd className="text-muted">{notTested}</dd>
    </dl>
  );
}

/** A DOI whose line may end after its slash, and nowhere else. */
function Doi({ doi }: { readonly doi: string }) {
  const [prefix, ...suffix] = doi.split('/');
  return (
    <>
      <span className="whitespace-nowrap">doi {prefix}/</span>
      <wbr />
      <span className="whitespace-nowrap">{suffix.join('/')}</span>
    </>
  );
}
