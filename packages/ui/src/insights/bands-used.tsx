import type { Insights } from '@overtone/domain/contract/usage';
import { bandStroke } from '@overtone/domain/figure/band-stroke';
import { BANDS, type BandName } from '@overtone/domain/frequency/bands';
import { nearestState } from '@overtone/domain/suggestion/nearest-state';
import { SUGGESTION_STATES } from '@overtone/domain/suggestion/states';
import type { Hertz } from '@overtone/domain/units';
import type { CSSProperties } from 'react';
import { Plot } from '../figure/plot.tsx';
import { accentCss } from '../theme/hue-theme.tsx';
import type { UseInTest } from '@overtone/domain/experiment/kept/use-in-test';
import { minutesText } from './insight-words.ts';

/** What the table is given. */
export interface BandsUsedProps {
  readonly byBand: Insights['byBand'];
}

const IN_TEST: Readonly<Record<UseInTest, string>> = {
  hidden: 'In a self-test, hidden',
  sham: 'In a self-test, the sham',
  unknown: 'In a self-test whose order is lost',
};

/** How long each band was used: a table whose lines are bars, too. */
export function BandsUsed({ byBand }: BandsUsedProps) {
  const longest = Math.max(...byBand.map(({ minutes }) => minutes));
  return (
    <table className="w-full max-w-[60rem] text-left text-small">
      <caption className="pb-3 text-left font-semibold">Bands of the fast rhythm</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Band</th>
          <th scope="col">Time</th>
        </tr>
      </thead>
      <tbody>
        {byBand.map(({ band, inTest, minutes }) => (
          <tr key={inTest ?? band} className="border-t border-rule">
            <th scope="row" className="py-2 font-medium">
              <span className="flex items-center gap-3 text-muted" style={inkOf(band)}>
                <Plot
                  curve={bandStroke(Math.min(bandHz(band), FASTEST_IN_ICON_HZ))}
                  className="h-4 w-14"
                />
                <span className="w-24 text-ink">{inTest ? IN_TEST[inTest] : (band ?? 'None')}</span>
                <span aria-hidden className="flex-1">
                  <span
                    className="block h-2 bg-current"
                    style={{ width: `${(minutes / longest) * 100}%` }}
                  />
                </span>
              </span>
            </th>
            <td className="figure w-28 py-2 text-right whitespace-nowrap">
              {minutesText(minutes)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What is drawn of a band has the hue of the state whose pair is nearest to it, as in the score. */
function inkOf(band: BandName | null): CSSProperties | undefined {
  const state = nearestState({ slowHz: 0, fastHz: bandHz(band) });
  return state === null ? undefined : { color: accentCss(SUGGESTION_STATES[state].hue) };
}

/** The fastest rhythm whose cycles an icon of this size can tell apart. */
const FASTEST_IN_ICON_HZ: Hertz = 26;

/** A frequency that stands for a band: a quarter up the band. */
function bandHz(name: BandName | null): Hertz {
  const band = BANDS.find((known) => known.name === name);
  if (band === undefined) return 0;
  return band.upToHz === Infinity ? band.aboveHz : band.aboveHz + (band.upToHz - band.aboveHz) / 4;
}
