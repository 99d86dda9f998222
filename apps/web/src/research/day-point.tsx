import type { Moment } from '../content/research.ts';

/** The box that a moment is said in, and how far it stands from its point. Pixels. */
const BOX = { width: 232, height: 128, gap: 20 } as const;
/** Beyond these shares of the width a box in the middle would leave the figure. */
const EDGES = { left: 0.25, right: 0.75 } as const;

export interface DayPointProps {
  readonly number: number;
  readonly moment: Moment;
  /** Shares of the figure's width and height, from its top left corner. */
  readonly at: { readonly x: number; readonly y: number };
}

/** Id of the moment with this number in the list under the curve. */
export function momentId(number: number): string {
  return `moment-${number}`;
}

/**
 * A numbered moment on the curve, which says itself at its place while it is pointed at or focused, and leads to itself in
 * the list. The others are away meanwhile: what is drawn later would stand on its words.
 */
export function DayPoint({ number, moment: { time, text }, at }: DayPointProps) {
  const [x, y] = [`${at.x * 100}%`, `${at.y * 100}%`];
  const isHigh = at.y < 0.5;
  return (
    <a
      href={`#${momentId(number)}`}
      aria-label={`${number}, ${time}: ${text}`}
      className="group outline-none group-has-[a:is(:hover,:focus)]/day:[&:not(:hover,:focus)]:opacity-0 hover:[&>circle]:fill-accent focus:[&>circle]:fill-accent hover:[&>text]:fill-on-accent focus:[&>text]:fill-on-accent"
    >
      <line x1={x} x2={x} y1={y} y2="100%" className="stroke-rule" />
      <circle
        cx={x}
        cy={y}
        r={11}
        className="fill-paper stroke-accent outline-offset-2 outline-accent group-focus-visible:outline-2"
      />
      <text x={x} y={y} dy="0.36em" textAnchor="middle" className="figure fill-accent text-note">
        {number}
      </text>
      <foreignObject
        x={x}
        y={y}
        width={BOX.width}
        height={BOX.height}
        transform={`translate(${shiftOf(at.x)} ${isHigh ? BOX.gap : -BOX.gap - BOX.height})`}
        className="pointer-events-none invisible group-hover:visible group-focus:visible"
      >
        <div className={`flex h-full ${isHigh ? 'items-start' : 'items-end'}`}>
          <p className="border border-edge bg-surface px-3 py-2 text-small">
            <span className="figure text-muted">{time}</span> {text}
          </p>
        </div>
      </foreignObject>
    </a>
  );
}

function shiftOf(x: number): number {
  if (x < EDGES.left) return -BOX.gap;
  return x > EDGES.right ? BOX.gap - BOX.width : -BOX.width / 2;
}
