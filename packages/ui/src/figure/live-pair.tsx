import { pairCurve, pairSpanSeconds, type RhythmPair } from '@overtone/domain/figure/pair-curve';
import { svgPath } from '@overtone/domain/figure/svg-path';
import { useEffect, useRef } from 'react';

/** How many times slower than the rhythm itself a moving figure runs, so that no part of it flashes. */
export const FIGURE_SLOWDOWN = 20;

const BOX = { width: 1000, height: 100, inset: 3 } as const;

/** What a live figure is given. */
export interface LivePairProps {
  readonly pair: RhythmPair;
  /** A running figure moves, unless the person asked for reduced motion. */
  readonly isRunning: boolean;
  readonly className?: string;
}

/** The pair as one stroke that drifts by, slowed down; still while it is not running. */
export function LivePair({ pair, isRunning, className = '' }: LivePairProps) {
  const path = useRef<SVGPathElement>(null);
  const atSeconds = useRef(0);
  const { slowHz, fastHz } = pair;

  useEffect(() => {
    const shown = { slowHz, fastHz };
    const spanSeconds = pairSpanSeconds(shown);
    const draw = () => {
      const curve = pairCurve(shown, { fromSeconds: atSeconds.current, spanSeconds });
      path.current?.setAttribute('d', svgPath(curve, BOX));
    };
    draw();
    if (!isRunning || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    return everyFrame((passedMs) => {
      atSeconds.current += passedMs / 1000 / FIGURE_SLOWDOWN;
      draw();
    });
  }, [slowHz, fastHz, isRunning]);

  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${BOX.width} ${BOX.height}`}
      preserveAspectRatio="none"
      className={className}
    >
      <path
        ref={path}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

function everyFrame(run: (passedMs: number) => void): () => void {
  let lastMs: number | null = null;
  let frame = requestAnimationFrame(next);
  function next(nowMs: number) {
    run(lastMs === null ? 0 : nowMs - lastMs);
    lastMs = nowMs;
    frame = requestAnimationFrame(next);
  }
  return () => cancelAnimationFrame(frame);
}
