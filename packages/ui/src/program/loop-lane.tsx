import { isWithin, type Stretch, stretchAt } from '@overtone/client/program/places';
import type { Program } from '@overtone/domain/program/program';
import { type Frame, xOf } from './picture/frame.ts';
import { type LoopMark, loopMarks } from './picture/loop-marks.ts';

const ROW = 26;

function rowsOf(marks: readonly LoopMark[]): number {
  return marks.reduce((most, { depth }) => Math.max(most, depth + 1), 0);
}

/** What the lane is given. */
export interface LoopLaneProps {
  readonly frame: Frame;
  readonly program: Program;
  readonly selection: Stretch | null;
  readonly onSelect: (stretch: Stretch) => void;
}

/** The loops of a course above its picture: a bracket over all passes of each. A press selects the loop. */
export function LoopLane({ frame, program, selection, onSelect }: LoopLaneProps) {
  const marks = loopMarks(program.course);
  if (marks.length === 0) return null;
  return (
    <div className="relative" style={{ height: rowsOf(marks) * ROW }}>
      {marks.map(({ place, startMs, passMs, times, depth }) => {
        const isSelected = selection !== null && isWithin(place, selection);
        return (
          <button
            key={place.join()}
            type="button"
            aria-label={`Loop, ${times} times`}
            aria-pressed={isSelected}
            onClick={() => onSelect(stretchAt(place))}
            className={`figure absolute flex h-6 cursor-pointer items-start overflow-hidden rounded-t-[2px] border border-b-0 px-1.5 text-left text-note leading-6 hover:text-accent ${isSelected ? 'border-ink bg-well font-semibold text-ink' : 'border-edge text-muted'}`}
            style={{
              top: depth * ROW,
              left: xOf(frame, startMs),
              width: Math.max(24, xOf(frame, passMs * times)),
            }}
          >
            × {times}
            <svg aria-hidden className="absolute inset-0 size-full">
              {Array.from({ length: Math.min(times, 200) - 1 }, (_, pass) => {
                const x = xOf(frame, passMs * (pass + 1));
                return <path key={x} d={`M${x} 17V24`} className="stroke-edge" />;
              })}
            </svg>
          </button>
        );
      })}
    </div>
  );
}

/** As much room as the lane takes, beside it. */
export function LoopRoom({ program }: Pick<LoopLaneProps, 'program'>) {
  return <div style={{ height: rowsOf(loopMarks(program.course)) * ROW }} />;
}
