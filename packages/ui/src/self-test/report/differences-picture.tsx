import type { Findings } from '@overtone/domain/experiment/protocol/verdict';
import type { ReportPair } from '@overtone/domain/experiment/report/test-report';
import { signedText } from '../../insights/number-words.ts';
import { differenceDots, differenceEnd } from './difference-dots.ts';
import { ReportFigure } from './report-figure.tsx';

/** What the picture is given. */
export interface DifferencesPictureProps {
  readonly pairs: readonly ReportPair[];
  readonly findings: Findings;
}

const INSET = 4;
/** Where the dots stand, and beside them the estimate; shares of the width, in percent. */
const DOTS = 40;
const ESTIMATE = 86;
/** Half the width of the lines that end the interval. */
const CAP = 2.5;
/** Room of a dot, in percent of the width; less where one difference has many. */
const ROOM = 4.5;

/** How much each pair differs, and the estimated difference with its interval beside them. */
export function DifferencesPicture({ pairs, findings: { effect } }: DifferencesPictureProps) {
  const dots = differenceDots(pairs);
  const { estimate, low, high } = effect;
  const hasInterval = Number.isFinite(low) && Number.isFinite(high);
  const ends = hasInterval ? [low, high] : [];
  const end = differenceEnd([...dots.map(({ difference }) => difference), ...ends]);
  const most = Math.max(...dots.map(({ aside }) => Math.abs(aside)));
  const room = Math.min(ROOM, (DOTS - 4) / Math.max(1, most));
  const placeOf = (points: number) => INSET + ((end - points) / (2 * end)) * (100 - 2 * INSET);
  const yOf = (points: number) => `${placeOf(points)}%`;
  const steps = Array.from({ length: 2 * end + 1 }, (_, index) => end - index);
  return (
    <ReportFigure
      title={`Estimated difference: ${signedText(estimate)} ${Math.abs(estimate) === 1 ? 'point' : 'points'}${hasInterval ? ` (${signedText(low)} to ${signedText(high)})` : ''}`}
      caption={`One dot per pair: the answer with the rhythm less the answer in the sham, in points. ${hasInterval ? `The bar is the 95% interval of the difference, ${signedText(low)} to ${signedText(high)}; the large dot its estimate.` : 'The large dot is the estimate; on whole points these answers give no interval.'}`}
      axis={steps.map((points) => ({ text: signedText(points), at: placeOf(points) }))}
      foot={[
        { text: 'Pairs', at: DOTS },
        { text: 'Estimate', at: ESTIMATE },
      ]}
      height="h-64 print:h-44"
    >
      {steps.map((points) => (
        <line
          key={points}
          x1="0"
          x2="100%"
          y1={yOf(points)}
          y2={yOf(points)}
          className={points === 0 ? 'stroke-edge' : 'stroke-rule'}
        />
      ))}
      {dots.map(({ pair, difference, aside }) => (
        <circle
          key={pair}
          cx={`${DOTS + aside * room}%`}
          cy={yOf(difference)}
          r={Math.min(3.5, 0.9 * room)}
          className={difference > 0 ? 'fill-accent' : 'fill-ink'}
        />
      ))}
      {hasInterval && (
        <g className="stroke-ink" strokeWidth={2}>
          <line x1={`${ESTIMATE}%`} x2={`${ESTIMATE}%`} y1={yOf(high)} y2={yOf(low)} />
          {ends.map((each) => (
            <line
              key={each}
              x1={`${ESTIMATE - CAP}%`}
              x2={`${ESTIMATE + CAP}%`}
              y1={yOf(each)}
              y2={yOf(each)}
            />
          ))}
        </g>
      )}
      <circle cx={`${ESTIMATE}%`} cy={yOf(estimate)} r={5} className="fill-ink" />
    </ReportFigure>
  );
}
