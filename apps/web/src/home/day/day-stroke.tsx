import type { CurvePoint } from '@overtone/domain/figure/curve';
import type { RhythmPair } from '@overtone/domain/figure/pair-curve';
import { svgPath } from '@overtone/domain/figure/svg-path';
import { SUGGESTION_STATES, type TaskState } from '@overtone/domain/suggestion/states';
import { accentCss } from '@overtone/ui/theme/hue-theme';
import { asHighAsCan, stretchCurve, stretchesOf } from './day-run.ts';

/** How high the drawing of a straight piece is, across the way that it goes. */
const HEIGHT = 24;
/** How long the drawing of a straight line is: a short one, stretched far, is blurred. */
const STRAIGHT = 1000;
/** A quarter of a circle, from down to across and from across to down. */
const ARRIVING = 'M0 0A1 1 0 0 0 1 1';
const LEAVING = 'M0 0A1 1 0 0 1 1 1';

export interface DayStrokeProps {
  /** What the hour is for. */
  readonly state: TaskState;
  /** What the hour before was for; before the first hour is the opening, in the page's hue. */
  readonly before: TaskState | null;
  /** Whether it runs from right to left, and then down the left margin; every other hour does. */
  readonly isMirrored: boolean;
}

/**
 * An hour's stretch of the one stroke that runs down the page: across it as the rule over the hour's sections, then down
 * its margin to the next hour, which runs back. Each piece begins where the last one ends and in its direction, at every
 * width (`e2e/pages-stroke.spec.ts`); its hue turns into the hour's on the way across. Browsers that can draw it as the page is
 * scrolled (`.day-stroke`); it is whole in all others.
 */
export function DayStroke({ state, before, isMirrored }: DayStrokeProps) {
  const { globalHz: slowHz, centerHz: fastHz, hue } = SUGGESTION_STATES[state];
  const { across, down } = stretchesOf({ slowHz, fastHz });
  const [fromCss, intoCss] = [before ? accentOf(before) : PAGE_ACCENT, accentCss(hue)];
  const turn = `turn-${before ?? 'opening'}-${state}`;
  const [acrossLine, downLine] = [
    lineOf(asHighAsCan(stretchCurve(across))),
    lineOf(stretchCurve(down)),
  ];
  return (
    <div aria-hidden className={`day-stroke ${isMirrored ? 'day-mirrored' : ''}`}>
      <div className="day-turn">
        <Corner color={fromCss} d={ARRIVING} className="left-0" />
        <svg
          viewBox={`0 0 ${acrossLine.length} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="day-across"
        >
          <linearGradient id={turn}>
            <stop offset="0" stopColor={fromCss} />
            <stop offset="1" stopColor={intoCss} />
          </linearGradient>
          <path d={acrossLine.d} stroke={`url(#${turn})`} />
        </svg>
        <Corner color={intoCss} d={LEAVING} className="right-0" />
      </div>
      <Down line={downLine} color={intoCss} />
    </div>
  );
}

/**
 * The beginning of the stroke, in the page's hue: from where the opening's curve has turned down (`.hero-riser`), beside the
 * opening.
 */
export function DayStart({ pair }: { readonly pair: RhythmPair }) {
  return (
    <div aria-hidden className="day-stroke day-start">
      <Down line={lineOf(stretchCurve(stretchesOf(pair).down))} color={PAGE_ACCENT} />
    </div>
  );
}

/** The end of the stroke: it turns once more and runs off as the rule over the foot of the page. */
export function DayEnd({
  before,
  isMirrored,
}: Pick<DayStrokeProps, 'isMirrored'> & { before: TaskState }) {
  const color = accentOf(before);
  return (
    <div aria-hidden className={`day-stroke day-end ${isMirrored ? 'day-mirrored' : ''}`}>
      <div className="day-turn">
        <Corner color={color} d={ARRIVING} className="left-0" />
        <svg
          viewBox={`0 0 ${STRAIGHT} ${HEIGHT}`}
          preserveAspectRatio="none"
          color={color}
          className="day-across"
        >
          <path d={`M0 ${HEIGHT / 2}H${STRAIGHT}`} />
        </svg>
      </div>
    </div>
  );
}

/** The hue of the page, which follows what was asked. */
const PAGE_ACCENT = 'light-dark(var(--accent-day), var(--accent-night))';

function accentOf(state: TaskState): string {
  return accentCss(SUGGESTION_STATES[state].hue);
}

interface Line {
  readonly d: string;
  readonly length: number;
}

function Down({ line, color }: { readonly line: Line; readonly color: string }) {
  return (
    <svg
      viewBox={`0 0 ${HEIGHT} ${line.length}`}
      preserveAspectRatio="none"
      color={color}
      className="day-down"
    >
      <path d={line.d} transform="matrix(0 1 1 0 0 0)" />
    </svg>
  );
}

/** A stretch as a path, and how long that is: one unit from point to point, which compresses. */
function lineOf(curve: readonly CurvePoint[]): Line {
  const length = curve.length - 1;
  return { d: svgPath(curve, { width: length, height: HEIGHT, inset: 1 }), length };
}

interface CornerProps {
  readonly color: string;
  readonly d: string;
  /** The side of the turn that it stands on. */
  readonly className: string;
}

function Corner({ color, d, className }: CornerProps) {
  return (
    <svg viewBox="0 0 1 1" color={color} className={`day-corner ${className}`}>
      <path d={d} />
    </svg>
  );
}
