import {
  FEWEST_RATINGS_FOR_SPREAD,
  spreadOf,
  TYPICAL_SPREAD,
} from '@overtone/domain/experiment/statistics/power';
import type { Milliseconds } from '@overtone/domain/units';
import { useEffect, useMemo } from 'react';
import { Disclosure } from '../../controls/disclosure.tsx';
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
        <table className="w-full max-w-72 text-left text-small">
          <caption className="sr-only">Chance of a finding by size of the change</caption>
          <thead>
            <tr className="text-note text-muted">
              <th scope="col" className="pb-1 font-normal">
                Change, in points
              </th>
              <th scope="col" className="pb-1 text-right font-normal">
                Found in
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([points, chance]) => (
              <tr key={points} className="border-t border-rule">
                <th scope="row" className="figure py-1.5 font-normal">
                  {points}
                </th>
                <td className="figure py-1.5 text-right">{percentText(chance)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </figure>
  );
}
