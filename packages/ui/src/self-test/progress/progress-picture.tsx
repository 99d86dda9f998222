import type { KeptTest } from '@overtone/domain/experiment/kept/kept-test';
import { type PlaceState, progressPlaces } from './progress-places.ts';

const NAMES: Readonly<Record<PlaceState, string>> = {
  complete: 'complete',
  half: 'one session held',
  due: 'next',
  lost: 'lost a session',
  open: 'to come',
  spare: 'spare',
};

const ORDER: readonly PlaceState[] = ['complete', 'half', 'due', 'lost', 'open', 'spare'];

/** The pairs of a test as places that fill; the sentences beside it say the same. */
export function ProgressPicture({ test }: { readonly test: KeptTest }) {
  const places = progressPlaces(test);
  const shown = ORDER.filter((state) => places.includes(state));
  return (
    <figure aria-label="Pairs of this test" className="grid content-start gap-3">
      <div aria-hidden className="flex max-w-md flex-wrap gap-1.5">
        {places.map((state, pair) => (
          <Place key={pair} state={state} />
        ))}
      </div>
      <figcaption aria-hidden className="flex flex-wrap gap-x-4 gap-y-1 text-note text-muted">
        {shown.map((state) => (
          <span key={state} className="flex items-center gap-1.5">
            <Place state={state} isSmall />
            {NAMES[state]}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

/** A pair: its two sessions as two halves. */
function Place({
  state,
  isSmall = false,
}: {
  readonly state: PlaceState;
  readonly isSmall?: boolean;
}) {
  const isNow = state === 'due' || state === 'half';
  // In the key a line is as thick as a hairline of the page.
  const hairline = isSmall ? 1.7 : 1;
  const dash = isSmall ? '3 3' : '2 2';
  return (
    <svg viewBox="0 0 20 20" className={isSmall ? 'size-3' : 'size-7'}>
      {(state === 'complete' || state === 'half') && (
        <rect
          x={1}
          y={1}
          width={state === 'complete' ? 18 : 9}
          height={18}
          className="fill-accent"
        />
      )}
      {state === 'lost' && (
        <path d="M4 4 16 16M16 4 4 16" className="stroke-ink" strokeWidth={1.5} />
      )}
      <rect
        x={1}
        y={1}
        width={18}
        height={18}
        className={`fill-none ${isNow ? 'stroke-ink' : 'stroke-edge'}`}
        strokeWidth={isNow ? 2 : hairline}
        strokeDasharray={state === 'spare' ? dash : undefined}
      />
    </svg>
  );
}
