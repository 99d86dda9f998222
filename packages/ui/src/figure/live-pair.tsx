import { type CurvePoint, sampleCurve } from '@overtone/domain/figure/curve';
import {
  cyclesGone,
  heightOf,
  PAIR_BEGIN,
  type PairCycles,
  pairCurve,
  pairSpanSeconds,
  type RhythmPair,
} from '@overtone/domain/figure/pair-curve';
import { svgPath } from '@overtone/domain/figure/svg-path';
import type { Milliseconds } from '@overtone/domain/units';
import { useLayoutEffect, useRef, useState } from 'react';

/** How many times slower than the rhythm itself a moving figure runs, so that no part of it flashes. */
export const FIGURE_SLOWDOWN = 20;

/** One span of the figure; the drawing holds two, side by side. */
const BOX = { width: 1000, height: 100, inset: 3 } as const;

/** How long a moving figure takes to become another pair. One thin stroke changes its shape; no surface changes its light. */
const MORPH_MS: Milliseconds = 700;

/** How far the curve swings from the middle of the drawing, as a share of its height. */
const REACH = 0.5 - BOX.inset / BOX.height;

/** As many points for every pair: so many are smooth on the widest window, and one curve can become another. */
const POINTS = 1600;

/** What a live figure is given. */
export interface LivePairProps {
  readonly pair: RhythmPair;
  /** A running figure moves, unless the person asked for reduced motion. */
  readonly isRunning: boolean;
  readonly className?: string;
  /** The class of a place after the drawing, in which a line goes up and down with the curve at that place's left edge. */
  readonly riser?: string;
}

/**
 * The pair as one stroke that drifts by, slowed down; still while it is not running. Two spans are drawn, and slide by
 * one as a whole; then the next two are. Between, nothing is computed, and a busy page does not make it stutter. While it
 * moves, another pair grows out of the one before, and goes on at its left edge where both rhythms stood.
 */
export function LivePair({ pair, isRunning, className = '', riser }: LivePairProps) {
  const drawing = useRef<SVGSVGElement>(null);
  const rising = useRef<HTMLElement>(null);
  const at = useRef(PAIR_BEGIN);
  const [firstSpan] = useState(() => svgPath(pairCurve(pair), BOX));
  const drawn = useRef<RhythmPair>(pair);
  const { slowHz, fastHz } = pair;

  // In the frame in which the words beside it change.
  useLayoutEffect(() => {
    const shown = { slowHz, fastHz };
    const spanSeconds = pairSpanSeconds(shown);
    const paths = [...(drawing.current?.querySelectorAll('path') ?? [])];
    const isMoving = isRunning && !matchMedia('(prefers-reduced-motion: reduce)').matches;
    const line = rising.current;
    let sliding: Animation | undefined;
    let reaching: Animation | undefined;

    function draw(): void {
      for (const [index, path] of paths.entries()) {
        path.setAttribute('d', svgPath(spanFrom(shown, at.current, index), BOX));
      }
    }

    /** How far down the curve is while the span goes by: shares of the line's height, which is the drawing's. */
    function heights(line: HTMLElement): string[] {
      const box = line.parentElement;
      const place = (box?.offsetLeft ?? 0) / (box?.parentElement?.clientWidth ?? 1);
      return spanFrom(shown, at.current, place).map(({ y }) => `0 ${50 - y * 100 * REACH}%`);
    }

    function morph(before: RhythmPair): void {
      for (const [index, path] of paths.entries()) {
        const d = [before, shown].map(
          (pair) => `path("${svgPath(spanFrom(pair, at.current, index), BOX)}")`,
        );
        path.animate({ d }, { duration: MORPH_MS, easing: 'ease-in-out' });
      }
    }

    function slide(translate: string[]): void {
      const timing = { duration: spanSeconds * 1000 * FIGURE_SLOWDOWN, fill: 'forwards' } as const;
      sliding = drawing.current?.animate(
        { transform: ['translateX(0)', 'translateX(-50%)'] },
        timing,
      );
      reaching = line?.animate({ translate }, timing);
      sliding?.addEventListener('finish', again);
    }

    function stop(): void {
      const share = sliding?.effect?.getComputedTiming().progress ?? 0;
      at.current = cyclesGone(at.current, shown, spanSeconds * share);
      sliding?.cancel();
      reaching?.cancel();
    }

    function again(): void {
      stop();
      draw();
      const translate = line ? heights(line) : [];
      if (line) [line.style.translate = ''] = translate;
      if (isMoving) slide(translate);
    }

    again();
    // The line stands at another place of the curve then.
    addEventListener('resize', again);
    const before = drawn.current;
    if (isMoving && (before.slowHz !== slowHz || before.fastHz !== fastHz)) morph(before);
    drawn.current = shown;
    return () => {
      removeEventListener('resize', again);
      stop();
    };
  }, [slowHz, fastHz, isRunning]);

  return (
    <>
      <div aria-hidden className={`overflow-x-clip ${className}`}>
        <svg
          ref={drawing}
          viewBox={`0 0 ${2 * BOX.width} ${BOX.height}`}
          preserveAspectRatio="none"
          className="h-full w-[200%]"
        >
          <Span d={firstSpan} from={0} />
          <Span d="" from={BOX.width} />
        </svg>
      </div>
      {riser && (
        <b className={riser}>
          <i ref={rising} />
        </b>
      )}
    </>
  );
}

function Span({ d, from }: { readonly d: string; readonly from: number }) {
  return (
    <path
      d={d}
      transform={`translate(${from} 0)`}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      vectorEffect="non-scaling-stroke"
    />
  );
}

/** The span that begins so many spans after both rhythms stood at `from`, in as many points as any other. */
function spanFrom(pair: RhythmPair, from: PairCycles, spansLater: number): CurvePoint[] {
  const spanSeconds = pairSpanSeconds(pair);
  return sampleCurve(POINTS, (x) =>
    heightOf(cyclesGone(from, pair, (spansLater + x) * spanSeconds)),
  );
}
