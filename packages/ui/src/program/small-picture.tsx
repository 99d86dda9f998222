import type { Program } from '@overtone/domain/program/program';
import { timelineOf } from '@overtone/domain/program/timeline';
import { useId, useMemo, useRef } from 'react';
import { CourseDrawing } from './course-drawing.tsx';
import { yOf } from './picture/frame.ts';
import { useWidth } from '../page/use-width.tsx';

const HEIGHT = 72;
const INSET = 3;
const DECADES = [1, 10] as const;
/** Thickness of its lines beside those of the large picture, however wide it is: many small pictures stand together. */
const WEIGHT = 0.75;

/** A program as a small plot: both rhythms from 0.1 to 100 Hz over its whole length. The words beside it say the same. */
export function SmallPicture({ program }: { readonly program: Program }) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place);
  const timeline = useMemo(() => timelineOf(program), [program]);
  const frame = useMemo(
    () => ({ width, height: HEIGHT, endMs: timeline.lengthMs, inset: INSET }),
    [width, timeline],
  );
  return (
    <div
      ref={place}
      aria-hidden
      className="min-w-0 [contain:inline-size]"
      style={{ height: HEIGHT }}
    >
      {width > 0 && (
        <svg width={width} height={HEIGHT} className="block overflow-visible">
          {DECADES.map((hz) => (
            <path
              key={hz}
              d={`M0 ${yOf(frame, hz)}H${width}`}
              className="stroke-rule"
              strokeDasharray="1 3"
            />
          ))}
          <path d={`M0 0V${HEIGHT}H${width}`} fill="none" className="stroke-edge" />
          <CourseDrawing id={id} frame={frame} timeline={timeline} weight={WEIGHT} />
        </svg>
      )}
    </div>
  );
}
