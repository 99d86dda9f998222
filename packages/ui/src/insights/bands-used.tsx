import type { Insights } from '@overtone/domain/contract/usage';
import { bandStroke } from '@overtone/domain/figure/band-stroke';
import { BANDS, type BandName } from '@overtone/domain/frequency/bands';
import type { Hertz } from '@overtone/domain/units';
import { Plot } from '../figure/plot.tsx';
import type { UseInTest } from '@overtone/domain/experiment/kept/use-in-test';
import { minutesText } from './insight-words.ts';

/** What the table is given. */
export interface BandsUsedProps {
  readonly byBand: Insights['byBand'];
}

const IN_TEST: Readonly<Record<UseInTest, string>> = {
  hidden: 'In a self-test, hidden',
  sham: 'In a self-test, the irregular twin',
  unknown: 'In a self-test whose order is lost',
};

/** How long each band was used: a table whose lines are bars, too. */
export function BandsUsed({ byBand }: BandsUsedProps) {
  const longest = Math.max(...byBand.map(({ minutes }) => minutes));
  return (
    <table className="w-full text-left text-small">
      <caption className="label pb-2 text-left">Bands of the fast rhythm</caption>
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
              <span className="flex items-center gap-3">
                <Plot curve={bandStroke(bandHz(band))} className="h-4 w-14 text-accent" />
                <span className="w-24">{inTest ? IN_TEST[inTest] : (band ?? 'None')}</span>
                <span aria-hidden className="flex-1">
                  <span
                    className="block h-2 bg-accent"
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

/** The fastest rhythm whose cycles an icon of this size can tell apart. */
const FASTEST_IN_ICON_HZ: Hertz = 26;

/** A frequency that stands for a band in its icon: a quarter up the band. */
function bandHz(name: BandName | null): Hertz {
  const band = BANDS.find((known) => known.name === name);
  if (band === undefined) return 0;
  return Math.min(band.aboveHz + (band.upToHz - band.aboveHz) / 4, FASTEST_IN_ICON_HZ);
}
