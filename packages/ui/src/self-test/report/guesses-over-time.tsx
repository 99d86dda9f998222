import type { Findings } from '@overtone/domain/experiment/protocol/verdict';
import type { ReportPair } from '@overtone/domain/experiment/report/test-report';
import { guessWalk } from './guess-walk.ts';
import { ReportFigure } from './report-figure.tsx';

/** What the picture is given. */
export interface GuessesOverTimeProps {
  readonly pairs: readonly ReportPair[];
  readonly findings: Findings;
}

/** Where the middle of the plot stands, and the share that the highest step may take of it. */
const MIDDLE = 50;
const REACH = 46;

/** How the guesses went, pair by pair. */
export function GuessesOverTime({ pairs, findings: { blinding } }: GuessesOverTimeProps) {
  const walk = guessWalk(pairs);
  // One scale for all people: its end is a guess that leaned the right way in every pair.
  const most = walk.length;
  const yOf = (height: number) => `${MIDDLE - (height / most) * REACH}%`;
  const xOf = (index: number) => `${((index + 0.5) / walk.length) * 100}%`;
  return (
    <ReportFigure
      title="Guesses over time"
      caption={`“Which was it?”, pair by pair: a step up where the guesses leaned the right way, down where the wrong way, level where they leaned to neither. Right in ${blinding.rightPairs}, wrong in ${blinding.wrongPairs}, neither in ${blinding.undecidedPairs}. The shade holds 95 of 100 people who guess in the dark, pair by pair.`}
      axis={[`+${most}`, '0', `−${most}`]}
      foot={['Pair 1', `Pair ${walk.length}`]}
    >
      {walk.map(({ reach }, index) => (
        <rect
          key={index}
          x={`${(index / walk.length) * 100}%`}
          width={`${100 / walk.length}%`}
          y={yOf(reach)}
          height={`${((2 * reach) / most) * REACH}%`}
          className="fill-well"
          shapeRendering="crispEdges"
        />
      ))}
      <line
        x1="0"
        x2="100%"
        y1={yOf(0)}
        y2={yOf(0)}
        className="stroke-edge"
        strokeDasharray="2 4"
      />
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
