import type { Program } from '@overtone/domain/program/program';
import { timelineOf } from '@overtone/domain/program/timeline';
import { useId, useMemo } from 'react';
import { CourseDrawing } from './course-drawing.tsx';
import { yOf } from './picture/frame.ts';

const BOX = { width: 208, height: 76 } as const;
const INSET = 3;
const DECADES = [1, 10] as const;

/** A program as a small plot: both rhythms from 0.1 to 100 Hz over its whole length. The words beside it say the same. */
export function SmallPicture({ program }: { readonly program: Program }) {
  const id = useId();
  const timeline = useMemo(() => timelineOf(program), [program]);
  const frame = { ...BOX, endMs: timeline.lengthMs, inset: INSET };
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${BOX.width} ${BOX.height}`}
      className="block h-auto w-full overflow-visible"
    >
      {DECADES.map((hz) => (
        <path
          key={hz}
          d={`M0 ${yOf(frame, hz)}H${BOX.width}`}
          className="stroke-rule"
          strokeDasharray="1 3"
        />
      ))}
      <path d={`M0 0V${BOX.height}H${BOX.width}`} fill="none" className="stroke-edge" />
      <CourseDrawing id={id} frame={frame} timeline={timeline} weight={1} />
    </svg>
  );
}
