import type { Chances } from './use-power.ts';

const BOX = { width: 1_000, height: 100 } as const;
const MOST_POINTS = 2;
/** What a test is commonly planned for. */
const PLANNED = 0.8;
const MARKED = [0.5, 1];

/** What the curve is given. */
export interface PowerCurveProps {
  readonly chances: Chances;
}

/** Chance of a finding by size of the change; what is not worked out yet is missing. */
export function PowerCurve({ chances }: PowerCurveProps) {
  const points = [...chances]
    .toSorted(([one], [other]) => one - other)
    .map(([effect, chance]) => ({
      effect,
      x: percent(effect / MOST_POINTS),
      y: percent(1 - chance),
    }));
  const path = [...chances]
    .toSorted(([one], [other]) => one - other)
    .map(([effect, chance]) => {
      const x = (effect / MOST_POINTS) * BOX.width;
      return `${x} ${((1 - chance) * BOX.height).toFixed(2)}`;
    })
    .join('L');
  return (
    <div
      aria-hidden
      className="grid max-w-[38rem] grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-note text-faint"
    >
      <p className="col-span-2 mb-2">Chance that the test finds it</p>
      <div className="figure flex h-40 flex-col justify-between text-right leading-none">
        <span className="-translate-y-1/2">100%</span>
        <span>50</span>
        <span className="translate-y-1/2">0</span>
      </div>
      <div className="relative h-40 border-b border-l border-edge">
        <svg
          viewBox={`0 0 ${BOX.width} ${BOX.height}`}
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible"
        >
          <path
            d={`M0 ${(1 - PLANNED) * BOX.height}H${BOX.width}`}
            className="stroke-edge"
            strokeDasharray="2 4"
            vectorEffect="non-scaling-stroke"
          />
          {path !== '' && (
            <path
              d={`M${path}`}
              className="fill-none stroke-accent"
              strokeWidth={2}
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
            />
          )}
        </svg>
        <svg className="absolute inset-0 size-full overflow-visible">
          {points.map(({ effect, x, y }) => (
            <circle
              key={effect}
              cx={x}
              cy={y}
              r={MARKED.includes(effect) ? 5 : 2.5}
              className={MARKED.includes(effect) ? 'fill-ink' : 'fill-accent'}
            />
          ))}
          <text x="100%" y={percent(1 - PLANNED)} dy="-5" textAnchor="end" className="fill-faint">
            4 in 5
          </text>
        </svg>
      </div>
      <span />
      <p className="figure flex justify-between">
        {[0, 0.5, 1, 1.5, 2].map((effect) => (
          <span key={effect}>{effect}</span>
        ))}
      </p>
      <span />
      <p>Change between rhythm and sham, in points of the scale from 1 to 5</p>
    </div>
  );
}

function percent(share: number): string {
  return `${(100 * share).toFixed(2)}%`;
}
