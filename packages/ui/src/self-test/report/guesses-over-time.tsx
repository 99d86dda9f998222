import type { Findings } from '@overtone/domain/experiment/protocol/verdict';
import type { ReportPair } from '@overtone/domain/experiment/report/test-report';
import { signedText } from '../../insights/number-words.ts';
import { guessScale, pairMarks } from './guess-scale.ts';
import { guessWalk } from './guess-walk.ts';
import { ReportFigure } from './report-figure.tsx';

/** What the picture is given. */
export interface GuessesOverTimeProps {
  readonly pairs: readonly ReportPair[];
  readonly findings: Findings;
}

/** Room above and under the ends of the scale, in percent of the height. */
const INSET = 4;

/** How the guesses went, pair by pair, against what guessing in the dark reaches. */
export function GuessesOverTime({ pairs, findings: { blinding } }: GuessesOverTimeProps) {
  const walk = guessWalk(pairs);
  const { end, steps } = guessScale(walk);
  const placeOf = (height: number) => INSET + ((end - height) / (2 * end)) * (100 - 2 * INSET);
  const yOf = (height: number) => `${placeOf(height)}%`;
  const xOf = (index: number) => `${(100 * (index + 0.5)) / walk.length}%`;
  return (
    <ReportFigure
      title="Guesses over time"
      caption={`“Which was it?”, pair by pair: pairs whose guesses leaned the right way, less those that leaned the wrong way, up to each; a pair that leaned to neither changes nothing. Right in ${blinding.rightPairs}, wrong in ${blinding.wrongPairs}, neither in ${blinding.undecidedPairs}. The shaded band would hold at least 95 of 100 people who were only guessing, at each pair taken by itself.`}
      axis={steps.map((step) => ({ text: signedText(step), at: placeOf(step) }))}
      foot={pairMarks(pairs)}
    >
      {walk.map(({ reach }, index) => (
        <rect
          key={index}
          x={`${(index / walk.length) * 100}%`}
          width={`${100 / walk.length}%`}
          y={yOf(reach)}
          height={`${placeOf(-reach) - placeOf(reach)}%`}
          className="fill-well"
          shapeRendering="crispEdges"
        />
      ))}
      {steps.map((step) => (
        <line
          key={step}
          x1="0"
          x2="100%"
          y1={yOf(step)}
          y2={yOf(step)}
          className={step === 0 ? 'stroke-edge' : 'stroke-rule'}
        />
      ))}
      {walk.map(({ height }, index) => (
        <line
          key={index}
          x1={index === 0 ? '0' : xOf(index - 1)}
          x2={xOf(index)}
          y1={yOf(walk[index - 1]?.height ?? 0)}
          y2={yOf(height)}
          className="stroke-ink"
          strokeWidth={1.5}
        />
      ))}
      {walk.map(({ height, lean }, index) => (
        <circle
          key={index}
          cx={xOf(index)}
          cy={yOf(height)}
          r={lean === 'neither' ? 2 : 3.5}
          className={lean === 'right' ? 'fill-accent' : lean === 'wrong' ? 'fill-ink' : 'fill-edge'}
        />
      ))}
    </ReportFigure>
  );
}
