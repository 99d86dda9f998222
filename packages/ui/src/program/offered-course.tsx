import { spanWords } from '@overtone/client/program/program-words';
import type { Program } from '@overtone/domain/program/program';
import { timelineOf } from '@overtone/domain/program/timeline';
import { useId, useMemo, useRef } from 'react';
import { CourseDrawing } from './course-drawing.tsx';
import { type Frame, xOf, yOf } from './picture/frame.ts';
import { timeTicks } from './picture/time-ticks.ts';
import { useWidth } from '../page/use-width.tsx';

const HEIGHT = 112;
const INSET = 4;
const HZ_SHOWN = [0.1, 1, 10, 100] as const;
/** Most stretches that are read out; of the others it is said how many they are. */
const MOST_READ = 12;

/** The course of a program that is offered: both rhythms over its time, with its axes, to look at and not to edit. */
export function OfferedCourse({ program }: { readonly program: Program }) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place);
  const timeline = useMemo(() => timelineOf(program), [program]);
  const more = timeline.spans.length - MOST_READ;
  const frame = { width, height: HEIGHT, endMs: timeline.lengthMs, inset: INSET };
  return (
    <div className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-2">
      <HzLabels frame={frame} />
      <div ref={place} className="min-w-0 [contain:inline-size]">
        {width > 0 && (
          <>
            <svg aria-hidden width={width} height={HEIGHT} className="block overflow-visible">
              {HZ_SHOWN.map((hz) => (
                <path
                  key={hz}
                  d={`M0 ${yOf(frame, hz)}H${width}`}
                  className="stroke-rule"
                  strokeDasharray="1 3"
                />
              ))}
              <path d={`M0 0V${HEIGHT}H${width}`} fill="none" className="stroke-edge" />
              <CourseDrawing id={id} frame={frame} timeline={timeline} />
            </svg>
            <TimeLabels frame={frame} />
          </>
        )}
        <ol className="sr-only" aria-label="Its course">
          {timeline.spans.slice(0, MOST_READ).map((span) => (
            <li key={span.startMs}>{spanWords(span)}</li>
          ))}
          {more > 0 && <li>and {more} more</li>}
        </ol>
      </div>
    </div>
  );
}

function HzLabels({ frame }: { readonly frame: Frame }) {
  return (
    <div aria-hidden className="figure relative text-right text-note text-faint">
      {HZ_SHOWN.map((hz) => (
        <span
          key={hz}
          className="absolute right-0 -translate-y-1/2"
          style={{ top: yOf(frame, hz) }}
        >
          {hz}
        </span>
      ))}
    </div>
  );
}

function TimeLabels({ frame }: { readonly frame: Frame }) {
  return (
    <div aria-hidden className="figure relative h-6 text-note text-faint">
      {timeTicks(frame).map(({ ms, label }) => (
        <span
          key={ms}
          className="absolute top-0 border-l border-edge"
          // The mark at the very end stands within what the course has.
          style={{
            left: Math.min(xOf(frame, ms), frame.width - 1),
            height: label === null ? 3 : 6,
          }}
        >
          {label !== null && (
            <span
              className={`absolute top-1.5 whitespace-nowrap ${ms === 0 ? '' : '-translate-x-1/2'}`}
            >
              {label}
            </span>
          )}
        </span>
      ))}
    </div>
  );
}
