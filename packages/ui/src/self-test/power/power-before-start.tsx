import {
  FEWEST_RATINGS_FOR_SPREAD,
  spreadOf,
  TYPICAL_SPREAD,
} from '@overtone/domain/experiment/statistics/power';
import type { Milliseconds } from '@overtone/domain/units';
import { useEffect, useMemo } from 'react';
import { Disclosure } from '../../controls/disclosure.tsx';
import { FigureRow, FigureTable } from '../../controls/figure-table.tsx';
import { PowerCurve } from './power-curve.tsx';
import { percentText, powerSentence, spreadSentence } from './power-words.ts';
import { usePower } from './use-power.ts';

/** What is given. */
export interface PowerBeforeStartProps {
  /** Complete pairs that the self-test would have. */
  readonly pairs: number;
  /** What the person answered to the same question outside self-tests, 1 to 5 each; empty where nothing is known. */
  readonly pastRatings: readonly number[];
  /** The same, in sham sessions of self-tests that are over; so few that they show no spread are left aside. */
  readonly shamRatings?: readonly number[];
  /** Any clock that runs evenly; always the same function. */
  readonly nowMs: () => Milliseconds;
  /** Is told the sentence, which then stands somewhere else; always the same function. */
  readonly onSentence?: (sentence: string) => void;
}

const NONE: readonly number[] = [];

/** What a self-test of so many pairs would find, before it starts: a sentence, a curve of chance by size of effect, and a table. */
export function PowerBeforeStart({
  pairs,
  pastRatings,
  shamRatings = NONE,
  nowMs,
  onSentence,
}: PowerBeforeStartProps) {
  const shams = shamRatings.length < FEWEST_RATINGS_FOR_SPREAD ? NONE : shamRatings;
  const own = useMemo(() => spreadOf([...pastRatings, ...shams]), [pastRatings, shams]);
  const spread = own ?? TYPICAL_SPREAD;
  const { chances, drawn } = usePower(pairs, spread, nowMs);
  const [whole, half] = [chances.get(1), chances.get(0.5)];
  const sentence =
    whole === undefined || half === undefined
      ? `Working out what ${pairs} pairs would find…`
      : powerSentence(pairs, { whole, half });
  useEffect(() => onSentence?.(sentence), [onSentence, sentence]);
  const rows = [...drawn].toSorted(([one], [other]) => one - other);
  return (
    <figure aria-label="What this many pairs would find" className="grid gap-3">
      {!onSentence && (
        <output aria-live="polite" className="max-w-prose">
          {sentence}
        </output>
      )}
      <h3 className="label">What {pairs} pairs would find</h3>
      <PowerCurve chances={drawn} />
      <figcaption className="max-w-prose text-note text-muted">
        {spreadSentence(spread, own && { past: pastRatings.length, sham: shams.length })} Chances
        come from 1,000 simulated self-tests for each size.
      </figcaption>
      <Disclosure title="The chances as a table">
        <div className="max-w-72">
          <FigureTable
            caption="Chance of a finding by size of the change"
            isCaptionHidden
            columns={['Change, in points', 'Found in']}
          >
            {rows.map(([points, chance]) => (
              <FigureRow key={points} name={points} cells={[percentText(chance)]} />
            ))}
          </FigureTable>
        </div>
      </Disclosure>
    </figure>
  );
}
