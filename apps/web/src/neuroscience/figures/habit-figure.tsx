import { sampleCurve } from '@overtone/domain/figure/curve';
import { useState } from 'react';
import { HABIT_WORDS } from '../../content/figure-words.ts';
import { FigureBody } from './figure-body.tsx';
import { HABIT_DAYS, habitShare } from './habit-share.ts';
import { Plane, Stroke } from './plane.tsx';
import { RangeField } from './range-field.tsx';

const POINTS = 385;
const LAST_DAY = HABIT_DAYS.longest;
const NAME_SHARES = [0.95, 0.8, 0.5];
const curveOf = (daysTo95: number) =>
  sampleCurve(POINTS, (x) => 2 * habitShare(x * LAST_DAY, daysTo95) - 1);
const PEOPLE = Object.values(HABIT_DAYS).map((days, index) => ({
  days,
  curve: curveOf(days),
  /** Where its name stands: beside the curve, where it is apart from the next. */
  name: placeOn(days, NAME_SHARES[index] ?? 0.5),
}));

/** Where the curve of a person who needs so many days reaches a share of the way, in per cent of the plane. */
function placeOn(daysTo95: number, share: number): { readonly x: number; readonly y: number } {
  const day = (daysTo95 * Math.log(1 - share)) / Math.log(0.05);
  return { x: (100 * day) / LAST_DAY, y: 100 - 100 * share };
}

/** A habit that grows with its repetitions: fast at first, and for one person much faster than for another. */
export function HabitFigure() {
  const [daysTo95, setDaysTo95] = useState<number>(HABIT_DAYS.median);
  const [day, setDay] = useState(28);
  const share = habitShare(day, daysTo95);
  const [x, y] = [`${(100 * day) / LAST_DAY}%`, `${100 - 100 * share}%`];
  return (
    <FigureBody
      finding={HABIT_WORDS.finding(day, daysTo95, share)}
      plot={
        <>
          <p className="mb-2 text-note text-muted">↑ {HABIT_WORDS.height}</p>
          <Plane
            className="h-56 border-b border-l border-edge sm:h-72"
            marks={
              <>
                <line x1={x} x2={x} y1={y} y2="100%" className="stroke-accent" />
                <line x1="0" x2={x} y1={y} y2={y} className="stroke-accent" />
                <circle cx={x} cy={y} r={6} className="fill-accent" />
                {PEOPLE.map(({ days, name }) => (
                  <text
                    key={days}
                    x={`${name.x}%`}
                    y={`${name.y}%`}
                    dx={6}
                    dy={8}
                    className="fill-muted stroke-paper stroke-4 text-note [paint-order:stroke]"
                  >
                    {HABIT_WORDS.days(days)}
                  </text>
                ))}
              </>
            }
          >
            {PEOPLE.map(({ days, curve }) => (
              <Stroke key={days} curve={curve} className="stroke-edge" width={1} />
            ))}
            <Stroke curve={curveOf(daysTo95)} className="stroke-accent" width={2.5} />
          </Plane>
          <svg aria-hidden className="figure mt-1 block h-5 w-full overflow-visible text-note">
            {PEOPLE.map(({ days }) => (
              <text
                key={days}
                x={`${(100 * days) / LAST_DAY}%`}
                y="1em"
                textAnchor={days === LAST_DAY ? 'end' : 'middle'}
                className="fill-muted"
              >
                {days}
              </text>
            ))}
          </svg>
          <p className="text-right text-note text-muted">{HABIT_WORDS.axis} →</p>
        </>
      }
      controls={
        <>
          <RangeField
            label={HABIT_WORDS.day}
            value={day}
            min={0}
            max={LAST_DAY}
            step={1}
            text={HABIT_WORDS.days(day)}
            onChange={setDay}
          />
          <RangeField
            label={HABIT_WORDS.to95}
            value={daysTo95}
            min={HABIT_DAYS.shortest}
            max={HABIT_DAYS.longest}
            step={1}
            text={HABIT_WORDS.days(daysTo95)}
            onChange={setDaysTo95}
          />
        </>
      }
    />
  );
}
