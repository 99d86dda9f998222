import { sampleCurve } from '@overtone/domain/figure/curve';
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

/** As many points for every pair: so many are smooth on the widest window, and one curve can become another. */
const POINTS = 1600;

/** What a live figure is given. */
export interface LivePairProps {
  readonly pair: RhythmPair;
  /** A running figure moves, unless the person asked for reduced motion. */
  readonly isRunning: boolean;
  readonly className?: string;
}

/**
 * The pair as one stroke that drifts by, slowed down; still while it is not running. Two spans are drawn, and slide by
 * one as a whole; then the next two are. Between, nothing is computed, and a busy page does not make it stutter. While it
 * moves, another pair grows out of the one before, and goes on at its left edge where both rhythms stood.
 */
export function LivePair({ pair, isRunning, className = '' }: LivePairProps) {
  const drawing = useRef<SVGSVGElement>(null);
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
    let sliding: Animation | undefined;

    function draw(): void {
      for (const [index, path] of paths.entries()) {
        path.setAttribute('d', spanFrom(shown, at.current, index));
      }
    }

    function morph(before: RhythmPair): void {
      for (const [index, path] of paths.entries()) {
        const d = [before, shown].map((pair) => `path("${spanFrom(pair, at.current, index)}")`);
        path.animate({ d }, { duration: MORPH_MS, easing: 'ease-in-out' });
      }
    }

    function slide(): void {
      draw();
      sliding = drawing.current?.animate(
        { transform: ['translateX(0)', 'translateX(-50%)'] },
        { duration: spanSeconds * 1000 * FIGURE_SLOWDOWN, fill: 'forwards' },
      );
      sliding?.addEventListener('finish', () => {
        at.current = cyclesGone(at.current, shown, spanSeconds);
        sliding?.cancel();
        slide();
      });
    }

    if (isMoving) slide();
    else draw();
    const before = drawn.current;
    if (isMoving && (before.slowHz !== slowHz || before.fastHz !== fastHz)) morph(before);
    drawn.current = shown;
    return () => {
      const share = sliding?.effect?.getComputedTiming().progress ?? 0;
      at.current = cyclesGone(at.current, shown, spanSeconds * share);
      sliding?.cancel();
    };
  }, [slowHz, fastHz, isRunning]);

  return (
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
function spanFrom(pair: RhythmPair, from: PairCycles, spansLater: number): string {
  const spanSeconds = pairSpanSeconds(pair);
  const heightAt = (x: number) => heightOf(cyclesGone(from, pair, (spansLater + x) * spanSeconds));
  return svgPath(sampleCurve(POINTS, heightAt), BOX);
}
