import type { Timeline } from '@overtone/domain/program/timeline';
import { memo, useMemo } from 'react';
import { LaneLabel } from './lane-labels.tsx';
import { type Frame, xOf } from './picture/frame.ts';
import {
  HUE_HEIGHT,
  HUE_ROOM,
  LANE_GAP,
  type Lane as LevelLane,
  PLOT_HEIGHT,
} from './picture/lanes.ts';
import { levelPath } from './picture/level-line.ts';

const HUE = 'Hue';
/** Its label beside it stands in the middle, as its band does. */
const LABEL = { height: HUE_ROOM, lineHeight: `${HUE_ROOM}px` };
/** Above and below its band where it has a handle, and no label above it. */
const BESIDE_HUE = (HUE_ROOM - HUE_HEIGHT) / 2;
/** Of the ink under a lane's line: with it paper stays so bright that a held key which moves it is no flash. */
const PALE = 0.07;

/** What the lanes are given. */
export interface LevelLanesProps {
  /** Of the ink that they are drawn in: that of their course. */
  readonly id: string;
  readonly frame: Frame;
  readonly timeline: Timeline;
  readonly lanes: readonly LevelLane[];
  /** Whether each lane's label stands above it; else there is room for it beside the lanes. */
  readonly hasLabels: boolean;
}

/** What the rhythms' lines say only by ink and weight, each in a lane of its own: hue, strength and volumes. */
export const LevelLanes = memo(({ id, frame, timeline, lanes, hasLabels }: LevelLanesProps) => {
  const end = xOf(frame, timeline.lengthMs);
  return (
    <div aria-hidden className="grid" style={{ rowGap: LANE_GAP }}>
      <div style={hasLabels ? undefined : { paddingBlock: BESIDE_HUE }}>
        {hasLabels && <p className="sticky left-0 w-fit text-note text-muted">{HUE}</p>}
        <HueLane {...{ id, frame, end }} />
      </div>
      {lanes.map((lane) => (
        <div key={lane.key}>
          {hasLabels && (
            <p className="sticky left-0 w-fit text-note text-muted">
              <LaneLabel lane={lane} />
            </p>
          )}
          <Lane {...{ lane, id, frame, timeline }} />
        </div>
      ))}
    </div>
  );
});

type HueLaneProps = Pick<LevelLanesProps, 'id' | 'frame'> & { readonly end: number };

function HueLane({ id, frame, end }: HueLaneProps) {
  return (
    <svg width={frame.width} height={HUE_HEIGHT} className="block">
      <rect width={end} height={HUE_HEIGHT} rx={1} fill={`url(#${id})`} />
    </svg>
  );
}

/** The label of the lane of the hue in the gutter, beside it. */
export function HueLabel() {
  return (
    <div aria-hidden className="text-note text-muted" style={LABEL}>
      {HUE}
    </div>
  );
}

function Lane({
  lane,
  id,
  frame,
  timeline,
}: Omit<LevelLanesProps, 'hasLabels' | 'lanes'> & { readonly lane: LevelLane }) {
  const { key, most } = lane;
  const path = useMemo(
    () => levelPath(frame, timeline, { key, most, height: PLOT_HEIGHT }),
    [frame, timeline, key, most],
  );
  const end = xOf(frame, timeline.lengthMs);
  return (
    <div className="border-b border-rule" style={{ width: end }}>
      <svg width={end} height={PLOT_HEIGHT} className="block overflow-visible">
        <path
          d={`${path}L${end} ${PLOT_HEIGHT}L0 ${PLOT_HEIGHT}Z`}
          fill={`url(#${id})`}
          opacity={PALE}
        />
        <path d={path} fill="none" stroke={`url(#${id})`} strokeWidth={1.25} />
      </svg>
    </div>
  );
}
