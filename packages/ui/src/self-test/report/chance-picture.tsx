import type { Findings } from '@overtone/domain/experiment/protocol/verdict';
import type { ReportPair } from '@overtone/domain/experiment/report/test-report';
import { possibleSums } from '@overtone/domain/experiment/statistics/signed-rank-test';
import { signedText } from '../../insights/number-words.ts';
import { chanceBars } from './chance-bars.ts';
import { ReportFigure } from './report-figure.tsx';

/** What the picture is given. */
export interface ChancePictureProps {
  readonly pairs: readonly ReportPair[];
  readonly findings: Findings;
}

/** Room above the highest step, in percent of the height. */
const INSET = 6;

/** What luck alone could have given for these answers, with what came out. */
export function ChancePicture({ pairs, findings: { test } }: ChancePictureProps) {
  const sums = possibleSums(pairs.map(({ real, sham }) => real.rating - sham.rating));
  const { bars, width, placeOf } = chanceBars(sums, test.signedRankSum);
  const steps = chanceSteps(Math.max(...bars.map(({ chance }) => chance)));
  const highest = steps.at(-1) ?? 1;
  const observed = placeOf(test.signedRankSum);
  const mirrored = 1 - observed;
  const [left, right] = [Math.min(observed, mirrored), Math.max(observed, mirrored)];
  const topOf = (chance: number) => 100 - (chance / highest) * (100 - INSET);
  return (
    <ReportFigure
      title="What luck alone could give"
      caption={`The bars show every result, from lower to higher with the rhythm, that luck could have given for the same answers if the rhythm made no difference, and how likely each was. The line is your result (a sum of signed ranks of ${signedText(test.signedRankSum)}). The stronger bars lie at least as far from the middle, on either side: together ${shareText(test.pValue)}.`}
      axis={steps.map((step) => ({ text: `${Math.round(100 * step)}%`, at: topOf(step) }))}
      foot={[
        { text: 'lower', at: 0 },
        { text: 'no difference', at: 50 },
        { text: 'higher', at: 100 },
      ]}
    >
      {steps.slice(1).map((step) => (
        <line
          key={step}
          x1="0"
          x2="100%"
          y1={`${topOf(step)}%`}
          y2={`${topOf(step)}%`}
          className="stroke-rule"
        />
      ))}
      {bars.map(({ at, chance, farChance }) => {
        const place = { x: `${100 * (at - width / 2)}%`, width: `${100 * width}%` };
        return (
          <g key={at} className="stroke-paper" strokeWidth={0.75}>
            <rect
              {...place}
              y={`${topOf(chance)}%`}
              height={`${100 - topOf(chance)}%`}
              className="fill-edge"
            />
            <rect
              {...place}
              y={`${topOf(farChance)}%`}
              height={`${100 - topOf(farChance)}%`}
              className="fill-ink"
            />
          </g>
        );
      })}
      <line x1="0" x2="100%" y1="100%" y2="100%" className="stroke-edge" />
      {/* However seldom luck would give it, where it would is seen. */}
      {[
        [0, left],
        [right, 1],
      ].map(([from = 0, to = 1]) => (
        <line
          key={from}
          x1={`${100 * from}%`}
          x2={`${100 * to}%`}
          y1="100%"
          y2="100%"
          className="stroke-ink"
          strokeWidth={2.5}
        />
      ))}
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
        y="5%"
        textAnchor={observed > 0.5 ? 'end' : 'start'}
        className="fill-ink stroke-paper font-sans"
        strokeWidth={5}
        strokeLinejoin="round"
        paintOrder="stroke"
      >
        yours
      </text>
    </ReportFigure>
  );
}

const STEPS = [0.01, 0.02, 0.05, 0.1, 0.2, 0.25, 0.5];

/** Round chances from 0 to the first that holds the highest bar, with three steps at most. */
function chanceSteps(highest: number): readonly number[] {
  const step = STEPS.find((each) => highest <= 3 * each) ?? 0.5;
  const count = Math.ceil(highest / step - 1e-9);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

function shareText(pValue: number): string {
  return pValue < 0.001 ? 'less than 0.1%' : `${(100 * pValue).toFixed(1)}%`;
}
