import type { Insights } from '@overtone/domain/contract/usage';
import { type PointerEvent, useState } from 'react';
import { axisEnd, dayBars, namedDays } from './day-bars.ts';
import { longDay, minutesText, shortDay } from './insight-words.ts';

const BOX = { width: 1000, height: 100 } as const;
/** A day without use still has a foot, so that its place can be seen. */
const FOOT = 1.5;

/** What the figure is given. */
export interface MinutesByDayProps {
  readonly byDay: Insights['byDay'];
}

/** Minutes of each local day as bars; a cursor, moved with the pointer or the arrow keys, reads one day out. */
export function MinutesByDay({ byDay }: MinutesByDayProps) {
  const last = byDay.length - 1;
  const [chosen, setChosen] = useState(last);
  const cursor = Math.min(chosen, last);
  const minutes = byDay.map((entry) => entry.minutes);
  const end = axisEnd(minutes);
  const bars = dayBars(minutes, end);
  const entry = byDay[cursor];
  if (entry === undefined) return null;
  const words = `${longDay(entry.day)}: ${minutesText(entry.minutes)}`;

  const follow = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const share = (clientX - left) / width;
    setChosen(Math.max(0, Math.min(last, Math.floor(share * byDay.length))));
  };

  return (
    <figure aria-label="Minutes by day" className="grid gap-3">
      <p className="flex items-baseline justify-between gap-4">
        <span className="label">Minutes by day</span>
        <span aria-hidden className="text-small">
          {longDay(entry.day)} <span className="figure ml-2">{minutesText(entry.minutes)}</span>
        </span>
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
        <div className="relative h-36 has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-accent">
          <Rules />
          <svg
            aria-hidden
            viewBox={`0 0 ${BOX.width} ${BOX.height}`}
            preserveAspectRatio="none"
            className="absolute inset-0 size-full"
          >
            {bars.map(({ x, width, height }, index) => (
              <rect
                key={byDay[index]?.day}
                x={x * BOX.width}
                width={width * BOX.width}
                y={BOX.height - Math.max(FOOT, height * BOX.height)}
                height={Math.max(FOOT, height * BOX.height)}
                className={barClass(height, index === cursor)}
              />
            ))}
          </svg>
          <input
            type="range"
            aria-label="Day"
            aria-valuetext={words}
            min={0}
            max={last}
            value={cursor}
            onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
            onPointerMove={follow}
            className="absolute inset-0 size-full cursor-crosshair opacity-0"
          />
        </div>
        <div aria-hidden className="figure relative w-12 text-note text-faint">
          <span className="absolute top-0 -translate-y-1/2">{end}</span>
          <span className="absolute top-1/2 -translate-y-1/2">{end / 2}</span>
          <span className="absolute bottom-0 translate-y-1/2">0 min</span>
        </div>
      </div>
      <DayAxis byDay={byDay} />
    </figure>
  );
}

function barClass(height: number, isChosen: boolean): string {
  if (height === 0) return isChosen ? 'fill-edge' : 'fill-rule';
  return isChosen ? 'fill-ink' : 'fill-accent';
}

function Rules() {
  return (
    <div aria-hidden className="absolute inset-0 flex flex-col justify-between">
      <span className="border-t border-rule" />
      <span className="border-t border-dashed border-rule" />
      <span className="border-t border-edge" />
    </div>
  );
}

function DayAxis({ byDay }: MinutesByDayProps) {
  return (
    <div aria-hidden className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
      <div className="relative h-4 text-note text-faint">
        {namedDays(byDay.length).map((index) => (
          <span
            key={index}
            className="absolute -translate-x-full whitespace-nowrap"
            style={{ left: `${((index + 1) / byDay.length) * 100}%` }}
          >
            {shortDay(byDay[index]?.day ?? '')}
          </span>
        ))}
      </div>
      <span className="w-12" />
    </div>
  );
}
