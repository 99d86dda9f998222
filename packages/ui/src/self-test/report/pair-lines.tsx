import { RATING_SCALE } from '@overtone/domain/experiment/protocol/protocol';
import type { ReportPair } from '@overtone/domain/experiment/report/test-report';
import { ReportFigure } from './report-figure.tsx';

const INSET = 4;
const RATINGS = [5, 4, 3, 2, 1];

/** Each pair as a line from the answer in the sham to the answer with the rhythm, in order of time. */
export function PairLines({ pairs }: { readonly pairs: readonly ReportPair[] }) {
  const higher = pairs.filter(({ real, sham }) => real.rating > sham.rating).length;
  const lower = pairs.filter(({ real, sham }) => real.rating < sham.rating).length;
  return (
    <ReportFigure
      title="Each pair"
      caption={`A line a pair, in order: the ring is the answer in the sham, the dot the answer with the rhythm. Higher with it in ${higher}, lower in ${lower}, equal in ${pairs.length - higher - lower}.`}
      axis={RATINGS.map(String)}
      foot={['Pair 1', `Pair ${pairs.length}`]}
    >
      {RATINGS.map((rating) => (
        <line
          key={rating}
          x1="0"
          x2="100%"
          y1={yOf(rating)}
          y2={yOf(rating)}
          className="stroke-rule"
        />
      ))}
      {pairs.map(({ pair, real, sham }, index) => {
        const x = `${((index + 0.5) / pairs.length) * 100}%`;
        const ink = real.rating > sham.rating ? 'text-accent' : 'text-ink';
        return (
          <g key={pair} className={ink}>
            <line
              x1={x}
              x2={x}
              y1={yOf(sham.rating)}
              y2={yOf(real.rating)}
              stroke="currentColor"
              strokeWidth={2}
            />
            <circle
              cx={x}
              cy={yOf(sham.rating)}
              r={4}
              className="fill-paper"
              stroke="currentColor"
              strokeWidth={1.5}
            />
            <circle
              cx={x}
              cy={yOf(real.rating)}
              r={real.rating === sham.rating ? 1.75 : 3.5}
              fill="currentColor"
            />
          </g>
        );
      })}
    </ReportFigure>
  );
}

function yOf(rating: number): string {
  const share = (RATING_SCALE.highest - rating) / (RATING_SCALE.highest - RATING_SCALE.lowest);
  return `${INSET + share * (100 - 2 * INSET)}%`;
}
