import { memo } from 'react';
import type { Timeline } from '@overtone/domain/program/timeline';
import { accentCss } from '../theme/hue-theme.tsx';
import { useHueShown } from './guarded-hues.tsx';
import { type Frame, xOf } from './picture/frame.ts';
import { inkStops } from './picture/ink.ts';
import { linePath, ribbonPath } from './picture/ribbon.ts';
import { rhythmLine, rhythmRisers, type Riser, type Run } from './picture/rhythm-line.ts';

/** What the drawing of a course is given. */
export interface CourseDrawingProps {
  /** An id that no other drawing on the page has. */
  readonly id: string;
  readonly frame: Frame;
  readonly timeline: Timeline;
  /** Thickness of the lines beside that of the large picture. */
  readonly weight?: number;
}

/** Thickness of the line where a rhythm leaps, in pixels. */
const RISER = 0.75;

/** Both rhythms of a course in its own ink, as thick as it is strong, and thin where they leap; inside an SVG of the frame's size. */
export const CourseDrawing = memo(({ id, frame, timeline, weight = 1 }: CourseDrawingProps) => {
  const fast = rhythmLine(frame, timeline, 'fastHz');
  const slow = rhythmLine(frame, timeline, 'slowHz');
  const risers = (['fastHz', 'slowHz'] as const).flatMap((key) =>
    rhythmRisers(frame, timeline, key),
  );
  return (
    <>
      <Ink id={id} frame={frame} timeline={timeline} />
      <g fill={`url(#${id})`}>
        {fast.map((run) => (
          <path key={run[0]?.x} d={underPath(run, frame.height)} className="opacity-[0.07]" />
        ))}
        {[...fast, ...slow].map((run) => (
          <path key={`${run[0]?.x} ${run[0]?.y}`} d={ribbonPath(run, weight)} />
        ))}
        {risers.length > 0 && (
          <path d={risers.map(riserPath).join('')} stroke={`url(#${id})`} strokeWidth={RISER} />
        )}
      </g>
    </>
  );
});

function riserPath({ x, fromY, toY }: Riser): string {
  return `M${x} ${fromY}V${toY}`;
}

function underPath(run: Run, height: number): string {
  const [first, last] = [run[0], run.at(-1)];
  return first && last ? `${linePath(run)}L${last.x} ${height}L${first.x} ${height}Z` : '';
}

/** The hue that every moment shows, as a paint named `id`. */
function Ink({ id, frame, timeline }: Omit<CourseDrawingProps, 'weight'>) {
  const end = xOf(frame, timeline.lengthMs);
  const shown = useHueShown();
  return (
    <defs>
      <linearGradient id={id} gradientUnits="userSpaceOnUse" x1={0} x2={end} y1={0} y2={0}>
        {inkStops(timeline, end, shown).map(({ at, hue }, index) => (
          // Two stops may lie in one place: their order is what tells them apart.
          // oxlint-disable-next-line react/no-array-index-key
          <stop key={index} offset={at} stopColor={accentCss(hue)} />
        ))}
      </linearGradient>
    </defs>
  );
}
