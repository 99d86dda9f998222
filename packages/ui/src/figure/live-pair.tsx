import {
  pairCurve,
  pairSpanSeconds,
  type PairStretch,
  type RhythmPair,
} from '@overtone/domain/figure/pair-curve';
import { svgPath } from '@overtone/domain/figure/svg-path';
import { useEffect, useRef, useState } from 'react';

/** How many times slower than the rhythm itself a moving figure runs, so that no part of it flashes. */
export const FIGURE_SLOWDOWN = 20;

/** One span of the figure; the drawing holds two, side by side. */
const BOX = { width: 1000, height: 100, inset: 3 } as const;

/** What a live figure is given. */
export interface LivePairProps {
  readonly pair: RhythmPair;
  /** A running figure moves, unless the person asked for reduced motion. */
  readonly isRunning: boolean;
  readonly className?: string;
}

/**
 * The pair as one stroke that drifts by, slowed down; still while it is not running. Two spans are drawn, and slide by
 * one as a whole; then the next two are. Between, nothing is computed, and a busy page does not make it stutter.
 */
export function LivePair({ pair, isRunning, className = '' }: LivePairProps) {
  const drawing = useRef<SVGSVGElement>(null);
  const atSeconds = useRef(0);
  const [firstSpan] = useState(() => spanPath(pair));
  const { slowHz, fastHz } = pair;

  useEffect(() => {
    const shown = { slowHz, fastHz };
    const spanSeconds = pairSpanSeconds(shown);
    const [now, next] = drawing.current?.querySelectorAll('path') ?? [];
    let sliding: Animation | undefined;

    function draw(): void {
      const fromSeconds = atSeconds.current;
      now?.setAttribute('d', spanPath(shown, { fromSeconds, spanSeconds }));
      next?.setAttribute(
        'd',
        spanPath(shown, { fromSeconds: fromSeconds + spanSeconds, spanSeconds }),
      );
    }

    function slide(): void {
      draw();
      sliding = drawing.current?.animate(
        { transform: ['translateX(0)', 'translateX(-50%)'] },
        { duration: spanSeconds * 1000 * FIGURE_SLOWDOWN, fill: 'forwards' },
      );
      sliding?.addEventListener('finish', () => {
        atSeconds.current += spanSeconds;
        sliding?.cancel();
        slide();
      });
    }

    if (isRunning && !matchMedia('(prefers-reduced-motion: reduce)').matches) slide();
    else draw();
    return () => {
      atSeconds.current += spanSeconds * (sliding?.effect?.getComputedTiming().progress ?? 0);
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

function spanPath(pair: RhythmPair, stretch?: PairStretch): string {
  return svgPath(pairCurve(pair, stretch), BOX);
}
