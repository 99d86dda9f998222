import { type Question, RATING_SCALE } from '@overtone/domain/experiment/protocol/protocol';
import type { ReportPair } from '@overtone/domain/experiment/report/test-report';
import { questionWords, scaleEnds } from '../protocol-words.ts';
import { gapsText, pairMarks } from './guess-scale.ts';
import { ReportFigure } from './report-figure.tsx';

const INSET = 4;
const RATINGS = [5, 4, 3, 2, 1];

/** What the picture is given. */
export interface PairLinesProps {
  readonly pairs: readonly ReportPair[];
  readonly question: Question;
}

/** Each pair as a line from the answer in the sham to the answer with the rhythm, in order of time. */
export function PairLines({ pairs, question }: PairLinesProps) {
  const higher = pairs.filter(({ real, sham }) => real.rating > sham.rating).length;
  const lower = pairs.filter(({ real, sham }) => real.rating < sham.rating).length;
  const [lowest, highest] = scaleEnds(question);
  const ends = new Map([
    [5, `${highest} 5`],
    [1, `${lowest} 1`],
  ]);
  const leftOf = (index: number) => (100 * (index + 0.5)) / pairs.length;
  return (
    <ReportFigure
      title="Each pair"
      caption={`“${questionWords(question)}” One line per pair, in order: the ring is the answer in the sham, the dot the answer with the rhythm. Higher with it in ${higher}, lower in ${lower}, equal in ${pairs.length - higher - lower}.${gapsText(pairs)}`}
      axis={RATINGS.map((rating) => ({
        text: ends.get(rating) ?? String(rating),
        at: placeOf(rating),
      }))}
      foot={pairMarks(pairs)}
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
        const x = `${leftOf(index)}%`;
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

/** Where an answer stands, in percent from the top. */
function placeOf(rating: number): number {
  const share = (RATING_SCALE.highest - rating) / (RATING_SCALE.highest - RATING_SCALE.lowest);
  return INSET + share * (100 - 2 * INSET);
}

function yOf(rating: number): string {
  return `${placeOf(rating)}%`;
}
