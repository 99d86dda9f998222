import type { CalendarDay } from '@overtone/domain/usage/local-days';
import { type PointerEvent, useState } from 'react';
import { type Bar, type BarPart, dayBars, namedDays, stackedParts } from './day-bars.ts';
import { longDay, shortDay } from './day-words.ts';

const BOX = { width: 1000, height: 100 } as const;
/** A day of nothing still has a foot, so that its place can be seen. */
const FOOT = 1.5;

/** What is known of a day. */
export interface DayValue {
  readonly day: CalendarDay;
  readonly value: number;
  /** What it is made of, from the foot up, each in its ink as a CSS colour; what they leave is grey. Without them the bar is of one ink. */
  readonly parts?: readonly BarPart[];
}

/** What the figure is given. */
export interface DayChartProps {
  /** What is shown, for example "Minutes by day". */
  readonly label: string;
  /** What a bar is of, which its first day stands for; a day where nothing is named. */
  readonly unit?: 'day' | 'week';
  /** Days in order, none left out. */
  readonly days: readonly DayValue[];
  /** Value at the top of the axis; half of it is named, too. */
  readonly end: number;
  /** Nought as the foot of the axis says it. */
  readonly zero: string;
  /** A value in words. */
  readonly valueText: (value: number) => string;
}

/** A value of each day as bars; a cursor, moved with the pointer or the arrow keys, reads one day out. */
export function DayChart({ label, unit = 'day', days, end, zero, valueText }: DayChartProps) {
  const last = days.length - 1;
  const [chosen, setChosen] = useState<CalendarDay | null>(null);
  const found = days.findIndex(({ day }) => day === chosen);
  const cursor = found < 0 ? last : found;
  const bars = dayBars(
    days.map(({ value }) => value),
    end,
  );
  const entry = days[cursor];
  if (entry === undefined) return null;
  const name = unit === 'week' ? `Week of ${shortDay(entry.day)}` : longDay(entry.day);
  const choose = (index: number) => setChosen(days[index]?.day ?? null);

  const follow = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const share = (clientX - left) / width;
    choose(Math.max(0, Math.min(last, Math.floor(share * days.length))));
  };

  return (
    <figure aria-label={label} className="grid gap-3">
      {/* It ends where the days do, so that no value stands on the axis beside them. */}
      <p className="flex items-baseline justify-between gap-4 pr-15">
        <span className="text-small font-semibold whitespace-nowrap">{label}</span>
        <span aria-hidden className="text-right text-small">
          {name} <span className="figure ml-2 whitespace-nowrap">{valueText(entry.value)}</span>
        </span>
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
        <div className="relative h-36 has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-accent">
          <span
            aria-hidden
            className="absolute inset-y-0 bg-well"
            style={{ left: `${(100 * cursor) / days.length}%`, width: `${100 / days.length}%` }}
          />
          <Rules />
          <svg
            aria-hidden
            viewBox={`0 0 ${BOX.width} ${BOX.height}`}
            preserveAspectRatio="none"
            className="absolute inset-0 size-full"
          >
            {bars.map((bar, index) => (
              <DayBar key={days[index]?.day} bar={bar} entry={days[index]} />
            ))}
          </svg>
          <input
            type="range"
            aria-label={unit === 'week' ? 'Week' : 'Day'}
            aria-valuetext={`${name}: ${valueText(entry.value)}`}
            min={0}
            max={last}
            value={cursor}
            onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
            onPointerMove={follow}
            className="absolute inset-0 size-full cursor-crosshair opacity-0"
          />
        </div>
        <div aria-hidden className="figure relative w-12 text-note text-faint">
          <span className="absolute top-0 -translate-y-1/2">{end}</span>
          <span className="absolute top-1/2 -translate-y-1/2">{end / 2}</span>
          <span className="absolute bottom-0 translate-y-1/2">{zero}</span>
        </div>
      </div>
      <DayAxis days={days} />
    </figure>
  );
}

interface DayBarProps {
  readonly bar: Bar;
  readonly entry: DayValue | undefined;
}

function DayBar({ bar: { x, width, height }, entry }: DayBarProps) {
  const place = { x: x * BOX.width, width: width * BOX.width };
  const rise = Math.max(FOOT, height * BOX.height);
  const whole = height === 0 ? 'fill-rule' : entry?.parts ? 'fill-edge' : 'fill-accent';
  return (
    <>
      <rect {...place} y={BOX.height - rise} height={rise} className={whole} />
      {stackedParts(entry?.parts ?? [], entry?.value ?? 0).map(({ ink, from, to }) => (
        <rect
          key={ink}
          {...place}
          y={BOX.height - to * rise}
          height={(to - from) * rise}
          fill={ink}
        />
      ))}
    </>
  );
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

function DayAxis({ days }: Pick<DayChartProps, 'days'>) {
  return (
    <div aria-hidden className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
      <div className="relative h-4 text-note text-faint">
        {namedDays(days.length).map((index) => (
          <span
            key={index}
            className="absolute -translate-x-full whitespace-nowrap"
            style={{ left: `${((index + 1) / days.length) * 100}%` }}
          >
            {shortDay(days[index]?.day ?? '')}
          </span>
        ))}
      </div>
      <span className="w-12" />
    </div>
  );
}
