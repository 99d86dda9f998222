import type { Stave } from '@overtone/domain/usage/staves';
import type { ScoreFrame } from './score-frame.ts';
import { scoreRules } from './score-rules.ts';

/** What the ground of a score is given. */
export interface ScoreGroundProps {
  readonly frame: ScoreFrame;
  readonly staves: readonly Stave[];
}

/** The staves, the hours across them, and the words at both. */
export function ScoreGround({ frame, staves }: ScoreGroundProps) {
  const { hours, staves: lines, mondays, texts } = scoreRules(frame, staves);
  return (
    <g aria-hidden>
      <path d={hours} className="fill-none stroke-rule" strokeDasharray="1 5" />
      <path d={lines} className="fill-none stroke-rule" />
      <path d={mondays} className="fill-none stroke-edge" />
      {texts.map(({ x, y, anchor, text }) => (
        <text
          key={`${x} ${y}`}
          x={x}
          y={y}
          textAnchor={anchor}
          className={`fill-faint ${anchor === 'start' ? '' : 'figure'}`}
        >
          {text}
        </text>
      ))}
    </g>
  );
}
