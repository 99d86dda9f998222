import { sampleCurve } from '@overtone/domain/figure/curve';
import { useState } from 'react';
import { HABIT_WORDS } from '../../content/figure-words.ts';
import { FigureBody } from './figure-body.tsx';
import { HABIT_DAYS, habitShare } from './habit-share.ts';
import { Plane, Stroke } from './plane.tsx';
import { RangeField } from './range-field.tsx';

const POINTS = 129;
const LAST_DAY = HABIT_DAYS.longest;
const curveOf = (daysTo95: number) =>
  sampleCurve(POINTS, (x) => 2 * habitShare(x * LAST_DAY, daysTo95) - 1);
const OTHERS = Object.values(HABIT_DAYS).map(curveOf);

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
          <Plane
            className="h-56 border-b border-l border-edge sm:h-72"
            marks={
              <>
                <line x1={x} x2={x} y1={y} y2="100%" className="stroke-accent" />
                <line x1="0" x2={x} y1={y} y2={y} className="stroke-accent" />
                <circle cx={x} cy={y} r={6} className="fill-accent" />
              </>
            }
          >
            {OTHERS.map((curve, index) => (
              <Stroke key={index} curve={curve} className="stroke-edge" width={1} />
            ))}
            <Stroke curve={curveOf(daysTo95)} className="stroke-accent" width={2.5} />
          </Plane>
          <p className="mt-1.5 flex justify-between gap-4 text-note text-muted">
            <span>{HABIT_WORDS.height}</span>
            <span>{HABIT_WORDS.axis} →</span>
          </p>
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
