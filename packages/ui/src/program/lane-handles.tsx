import type { ProgramDesk } from '@overtone/client/program/program-desk';
import type { RefObject } from 'react';
import { LaneHandle } from './lane-handle.tsx';
import type { Frame } from './picture/frame.ts';
import type { HeldEnd } from './picture/held-end.ts';
import { HUE_ROOM, type Lane, LANE_GAP, LANE_HEIGHT, PLOT_HEIGHT } from './picture/lanes.ts';
import { levelOf, levelShare } from './picture/level-line.ts';

/** What the handles on the lanes are given. */
export interface LaneHandlesProps {
  readonly desk: ProgramDesk;
  readonly frame: Frame;
  readonly lanes: readonly Lane[];
  /** What the picture is scrolled in. */
  readonly view: RefObject<HTMLElement | null>;
  /** What is in hand; null where nothing is. */
  readonly held: HeldEnd | null;
  /** Told whether a drag on a lane goes on. */
  readonly onHold: (isHeld: boolean) => void;
}

/** The handles of what is selected on every lane, each over its own: as high as it is, with the same room between. */
export function LaneHandles({ desk, frame, lanes, view, held, onHold }: LaneHandlesProps) {
  if (held === null) return null;
  const { stage, place, atMs: endMs, moment } = held;
  const common = { desk, frame, view, stage, place, endMs, moment, onHold };
  return (
    <div
      className="pointer-events-none absolute inset-0 grid content-start"
      style={{ rowGap: LANE_GAP }}
    >
      <div className="relative" style={{ height: HUE_ROOM }}>
        <LaneHandle {...common} laneKey="hue" most={1} y={HUE_ROOM / 2} />
      </div>
      {lanes.map(({ key, most }) => (
        <div key={key} className="relative" style={{ height: LANE_HEIGHT }}>
          {(key !== 'soundVolume' || moment.sound !== 'off') && (
            <LaneHandle
              {...common}
              laneKey={key}
              most={most}
              y={PLOT_HEIGHT * (1 - levelShare(levelOf(moment, key), most))}
            />
          )}
        </div>
      ))}
    </div>
  );
}
