import { pairCaption } from '@overtone/domain/figure/pair-caption';
import { SUGGESTION_STATES } from '@overtone/domain/suggestion/states';
import type { StatePart } from '../content/research.ts';
import { FigureNumber } from './figure-number.tsx';
import { StatePlot } from '../site/sections/state-plot.tsx';

const LETTERS = 'abcdef';

/** Things that a day asks, each under the pair of its state, in the state's hue. */
export function StateParts({ parts }: { readonly parts: readonly StatePart[] }) {
  return (
    <div className="grid gap-x-12 gap-y-10 md:grid-cols-2">
      {parts.map(({ title, text, state }, index) => {
        const { globalHz, centerHz } = SUGGESTION_STATES[state];
        return (
          <figure key={title}>
            <StatePlot state={state} className="h-24 w-full" />
            <figcaption>
              <h3 className="mt-3 text-head">{title}</h3>
              <p className="mt-1 text-note text-muted">
                <FigureNumber>{`3${LETTERS[index] ?? ''}`}</FigureNumber>{' '}
                {pairCaption({ slowHz: globalHz, fastHz: centerHz })}
              </p>
              <p className="mt-3 font-serif text-read text-muted">{text}</p>
            </figcaption>
          </figure>
        );
      })}
    </div>
  );
}
