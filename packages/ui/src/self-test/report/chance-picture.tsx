import type { Findings } from '@overtone/domain/experiment/protocol/verdict';
import type { ReportPair } from '@overtone/domain/experiment/report/test-report';
import { possibleSums } from '@overtone/domain/experiment/statistics/signed-rank-test';
import { chanceBars } from './chance-bars.ts';
import { ReportFigure } from './report-figure.tsx';

/** What the picture is given. */
export interface ChancePictureProps {
  readonly pairs: readonly ReportPair[];
  readonly findings: Findings;
}

/** What luck alone could have given for these answers, with what came out. */
export function ChancePicture({ pairs, findings: { test } }: ChancePictureProps) {
  const sums = possibleSums(pairs.map(({ real, sham }) => real.rating - sham.rating));
  const { bars, width, placeOf } = chanceBars(sums);
  const highest = axisEnd(Math.max(...bars.map(({ chance }) => chance)));
  const observed = placeOf(test.signedRankSum);
  const isFar = (at: number) => Math.abs(at - 0.5) + width / 2 > Math.abs(observed - 0.5);
  return (
    <ReportFigure
      title="What luck alone could give"
      caption={`Lower or higher with the rhythm: all results that the drawing of lots could have given for the same answers, by their chance. The line is what came out (a sum of signed ranks of ${signed(test.signedRankSum)}); what lies as far from the middle or further, either way, is dark: together ${shareText(test.pValue)}.`}
      axis={[`${Math.round(100 * highest)}%`, '0']}
      foot={['lower', 'no difference', 'higher']}
    >
      {bars.map(({ at, chance }) => (
        <rect
          key={at}
          x={`${100 * (at - 0.4 * width)}%`}
          width={`${80 * width}%`}
          y={`${100 - heightOf(chance / highest, isFar(at))}%`}
          height={`${heightOf(chance / highest, isFar(at))}%`}
          className={isFar(at) ? 'fill-ink' : 'fill-edge'}
          fillOpacity={isFar(at) ? 1 : 0.55}
        />
      ))}
      <line x1="0" x2="100%" y1="100%" y2="100%" className="stroke-edge" />
      <line
        x1={`${100 * observed}%`}
        x2={`${100 * observed}%`}
        y1="0"
        y2="100%"
        className="stroke-accent"
        strokeWidth={2.5}
      />
      <text
        x={`${100 * observed}%`}
        dx={observed > 0.5 ? -7 : 7}
        y="8%"
        textAnchor={observed > 0.5 ? 'end' : 'start'}
        className="fill-ink"
      >
        yours
      </text>
    </ReportFigure>
  );
}

const ENDS = [0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5];

/** Where the axis of chances ends, on a round number. */
function axisEnd(chance: number): number {
  return ENDS.find((end) => end >= chance) ?? 1;
}

/** What is as far as the result is seen, however seldom luck would give it. */
function heightOf(share: number, isFar: boolean): number {
  return Math.max(100 * share, isFar ? 1.5 : 0);
}

function shareText(pValue: number): string {
  return pValue < 0.001 ? 'less than 0.1%' : `${(100 * pValue).toFixed(1)}%`;
}

function signed(sum: number): string {
  return sum < 0 ? `−${-sum}` : sum > 0 ? `+${sum}` : '0';
}
