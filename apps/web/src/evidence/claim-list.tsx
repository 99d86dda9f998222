import {
  type Claim,
  type ClaimId,
  claimOf,
  type ClaimStrength,
  UNVERIFIED_CLAIM_NOTE,
} from '@overtone/domain/claims/claims';
import { TEXT_LINK } from '@overtone/ui/controls/text-link';
import { ClaimEntry } from './claim-entry.tsx';
import { ClaimNumber } from './claim-footnote.tsx';
import { OUTCOME_OF } from './claim-outcomes.ts';

const SUPPORT: Readonly<Record<Exclude<ClaimStrength, 'none'>, string>> = {
  moderate: 'Moderate support',
  weak: 'Weak support',
};

const IN_LEDGER = 'See it in the ledger';
const WHAT_WAS_FOUND = 'What was found';

/** The marks of the axis, and where each stands on it, its word in its middle. Nothing that we claim reaches the last. */
const MARKS = [
  { strength: 'none', text: 'No source', at: '9%' },
  { strength: 'weak', text: 'Weak', at: '36.3%' },
  { strength: 'moderate', text: 'Moderate', at: '63.7%' },
  { strength: 'strong', text: 'Strong', at: '91%' },
] as const;

export interface ClaimListProps {
  readonly ids: readonly ClaimId[];
  /** Where the ledger stands; empty on the page that carries it. */
  readonly ledgerPath?: string;
  /** Whether its rows can be narrowed down (see `claim-filter.tsx`). */
  readonly isFiltered?: boolean;
}

/**
 * Claims as the rows of a figure: across is how strongly each is supported, and a hollow dot is a claim that nobody else
 * stands behind. A row opens to its entry in place, and says its support as large as its claim.
 */
export function ClaimList({ ids, ledgerPath = '', isFiltered = false }: ClaimListProps) {
  return (
    <div className="border-b border-rule">
      <div aria-hidden className={`${COLUMNS} border-b border-edge pr-8 pb-1.5 max-sm:hidden`}>
        <span />
        <svg className="h-4 w-full overflow-visible">
          {MARKS.map(({ text, at }) => (
            <MarkWord key={text} text={text} at={at} y={12} />
          ))}
        </svg>
      </div>
      <ul className="divide-y divide-rule max-sm:border-t max-sm:border-edge">
        {ids.map((id) => (
          <Row
            key={id}
            claim={claimOf(id)}
            id={id}
            ledgerPath={ledgerPath}
            isFiltered={isFiltered}
          />
        ))}
      </ul>
    </div>
  );
}

/**
 * On a desk the last begins where the right column of the page does (7 to 5); a row leaves 2rem for its mark. Where three are
 * too narrow to read in, the third lies under the others.
 */
const COLUMNS =
  'grid gap-x-8 sm:grid-cols-[minmax(0,1fr)_15rem] min-[60rem]:grid-cols-[minmax(0,4fr)_minmax(0,5fr)_minmax(0,5fr)] lg:gap-x-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_calc((100%-2rem)*5/12-2rem)]';

interface RowProps {
  readonly claim: Claim;
  readonly id: ClaimId;
  readonly ledgerPath: string;
  readonly isFiltered: boolean;
}

function Row({ claim, id, ledgerPath, isFiltered }: RowProps) {
  const { claim: words, source, strength } = claim;
  return (
    <li
      className="relative hover:bg-well hover:shadow-[-1rem_0_var(--color-well),1rem_0_var(--color-well)]"
      {...(isFiltered && { 'data-outcome': OUTCOME_OF[id], 'data-strength': strength })}
    >
      <div className={`${COLUMNS} items-center gap-y-1 py-3 pr-8`}>
        <p className="font-semibold">
          {words}
          {/* The whole row is pressed, and leads to the ledger once it lies open. */}
          <ClaimNumber id={id} />
        </p>
        <StrengthDot strength={strength} />
        <p className="text-muted sm:max-[60rem]:col-span-full">
          {source && strength !== 'none'
            ? `${SUPPORT[strength]}. ${source.authors} (${source.year}): ${source.about}.`
            : UNVERIFIED_CLAIM_NOTE}
        </p>
      </div>
      <details>
        {/* It opens wherever the row is pressed; the note is no part of it, since a control must hold no other. */}
        <summary className="absolute inset-0 cursor-pointer list-none [&::-webkit-details-marker]:hidden">
          <span className="sr-only">{`${WHAT_WAS_FOUND}: ${words}`}</span>
          <span aria-hidden className="fold-mark absolute top-5 right-1 text-muted" />
        </summary>
        <div className={`${COLUMNS} pt-1 pr-8 pb-6`}>
          <div className="relative z-1 col-span-full max-w-[48rem] min-[60rem]:col-start-2">
            <ClaimEntry claim={claim} />
            <a
              href={`${ledgerPath}#evidence-${id}`}
              className={`${TEXT_LINK} mt-3 inline-block text-small`}
            >
              {IN_LEDGER}
            </a>
          </div>
        </div>
      </details>
    </li>
  );
}

/** Where a claim stands; on a narrow window, whose rows scroll away from their head, in words too. */
function StrengthDot({ strength }: { readonly strength: ClaimStrength }) {
  const own = MARKS.find((mark) => mark.strength === strength);
  return (
    <svg aria-hidden className="h-10 w-full overflow-visible text-accent sm:h-5">
      <line x1={FIRST.at} x2={LAST.at} y1={DOT_Y} y2={DOT_Y} className="stroke-rule" />
      {MARKS.map(({ text, at }) => (
        <line key={text} x1={at} x2={at} y1={DOT_Y - 5} y2={DOT_Y + 5} className="stroke-rule" />
      ))}
      <circle
        cx={own?.at}
        cy={DOT_Y}
        r={5.5}
        stroke="currentColor"
        strokeWidth={2}
        className={strength === 'none' ? 'fill-paper' : 'fill-accent'}
      />
      {own && <MarkWord text={own.text} at={own.at} y={32} className="sm:hidden" />}
    </svg>
  );
}

/** How far below its top the axis of a row lies, in pixels. */
const DOT_Y = 10;

const [FIRST, , , LAST] = MARKS;

interface MarkWordProps {
  readonly text: string;
  readonly at: string;
  readonly y: number;
  readonly className?: string;
}

/** The word of a mark, centred on it. */
function MarkWord({ text, at, y, className = '' }: MarkWordProps) {
  return (
    <text
      x={at}
      y={y}
      textAnchor="middle"
      data-mark=""
      className={`fill-muted text-note ${className}`}
    >
      {text}
    </text>
  );
}
