import type { Hertz } from '@overtone/domain/units';
import type { PointerEvent } from 'react';
import { ENTRAINMENT_WORDS } from '../../content/figure-words.ts';
import { Area, Plane, Stroke } from './plane.tsx';
import { DRIVE, OWN_HZ, PULL, valueAt } from './tongue-range.ts';

export interface TongueMapProps {
  readonly driveHz: Hertz;
  readonly pullHz: Hertz;
  readonly isLocked: boolean;
  readonly onMove: (driveHz: Hertz, pullHz: Hertz) => void;
}

const TICKS = [6, 8, 10, 12, 14] as const;
const shareOf = (hz: Hertz) => (hz - DRIVE.min) / (DRIVE.max - DRIVE.min);
const percent = (share: number) => `${Number((100 * share).toFixed(2))}%`;

const TIP = { x: shareOf(OWN_HZ), y: -1 };
const TOP = [shareOf(OWN_HZ - PULL.max), shareOf(OWN_HZ + PULL.max)].map((x) => ({ x, y: 1 }));
const WEDGE = [TOP[0] ?? TIP, TIP, TOP[1] ?? TIP];

/** Where a driven rhythm keeps time, over the pulse's rate and its pull: the Arnold tongue. Its dot can be dragged. */
export function TongueMap({ driveHz, pullHz, isLocked, onMove }: TongueMapProps) {
  function move(event: PointerEvent<HTMLDivElement>) {
    if (event.buttons !== 1) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onMove(
      valueAt((event.clientX - left) / width, DRIVE),
      valueAt(1 - (event.clientY - top) / height, PULL),
    );
  }
  return (
    <>
      <div
        className="cursor-crosshair touch-pan-y select-none"
        onPointerDown={move}
        onPointerMove={move}
      >
        <Plane
          className="h-44 border-b border-l border-edge sm:h-56"
          marks={
            <>
              <text x="50%" y="20%" textAnchor="middle" className="fill-ink text-small">
                {ENTRAINMENT_WORDS.inside}
              </text>
              <text x="1.5%" y="10%" className="fill-muted text-note">
                {ENTRAINMENT_WORDS.pullAxis} ↑
              </text>
              <text x="12%" y="84%" className="fill-muted text-small">
                {ENTRAINMENT_WORDS.outside}
              </text>
              <text x="88%" y="84%" textAnchor="end" className="fill-muted text-small">
                {ENTRAINMENT_WORDS.outside}
              </text>
              <circle
                cx={percent(shareOf(driveHz))}
                cy={percent(1 - pullHz / PULL.max)}
                r={9}
                strokeWidth={2.5}
                className={isLocked ? 'fill-accent stroke-accent' : 'fill-paper stroke-accent'}
              />
            </>
          }
        >
          <Area upper={WEDGE} lower={[]} className="fill-accent/15" />
          <Stroke curve={WEDGE} className="stroke-accent" />
        </Plane>
      </div>
      <svg aria-hidden className="h-5 w-full overflow-visible">
        {TICKS.map((hz) => (
          <text
            key={hz}
            x={percent(shareOf(hz))}
            y="15"
            textAnchor={hz === 6 ? 'start' : hz === 14 ? 'end' : 'middle'}
            className={`figure text-note ${hz === OWN_HZ ? 'fill-ink' : 'fill-muted'}`}
          >
            {hz === OWN_HZ ? ENTRAINMENT_WORDS.ownTick : `${hz} Hz`}
          </text>
        ))}
      </svg>
    </>
  );
}
