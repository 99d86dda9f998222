import type { Timeline } from '@overtone/domain/program/timeline';
import { bandRows, HZ_TICKS } from './picture/band-rows.ts';
import { type Frame, xOf, yOf } from './picture/frame.ts';
import type { SeenPart } from './picture/seen-part.ts';
import { timeTicks } from './picture/time-ticks.ts';

/** What the ground of the picture is given. */
export interface PictureGroundProps {
  readonly frame: Frame;
  readonly timeline: Timeline;
  readonly seen: SeenPart;
}

/** What stands behind a course: the bands of rhythm, and rules at round times. */
export function PictureGround({ frame, timeline, seen }: PictureGroundProps) {
  const end = xOf(frame, timeline.lengthMs);
  return (
    <>
      {bandRows(frame).map(({ name, top, bottom }, index) => (
        <rect
          key={name}
          x={0}
          y={top}
          width={end}
          height={bottom - top}
          className={index % 2 === 0 ? 'fill-surface' : 'fill-well'}
        />
      ))}
      {timeTicks(frame, seen)
        .filter(({ ms, label }) => label !== null && ms > 0 && ms < timeline.lengthMs)
        .map(({ ms }) => (
          <path key={ms} d={`M${xOf(frame, ms)} 0V${frame.height}`} className="stroke-rule" />
        ))}
    </>
  );
}

/** What stands along the picture's left: the bands' names where there is room for them, and frequencies. */
export function HzAxis({ frame, isShort }: { readonly frame: Frame; readonly isShort: boolean }) {
  const ticks = HZ_TICKS.filter((hz) => !isShort || Number.isInteger(Math.log10(hz)));
  return (
    <div
      aria-hidden
      className="relative text-note leading-none text-faint"
      style={{ height: frame.height }}
    >
      {!isShort &&
        bandRows(frame).map(({ name, top, bottom }) => (
          <span
            key={name}
            className="absolute left-0 -translate-y-1/2"
            style={{ top: (top + bottom) / 2 }}
          >
            {name}
          </span>
        ))}
      {ticks.map((hz) => (
        <span
          key={hz}
          className="figure absolute right-2 -translate-y-1/2 whitespace-nowrap"
          style={{ top: yOf(frame, hz) }}
        >
          {hz}
          {hz === 100 && !isShort && ' Hz'}
        </span>
      ))}
    </div>
  );
}
