import { percent } from '@overtone/domain/session/percent';
import { type Lane, LANE_GAP, LANE_HEIGHT } from './picture/lanes.ts';

/** What a lane shows, and how much of it there is at most. */
export function LaneLabel({ lane: { name, most } }: { readonly lane: Lane }) {
  return (
    <>
      <span>{name}</span> <span>{most === 0 ? 'none' : `at most ${percent(most)}`}</span>
    </>
  );
}

/** The lanes' labels in the gutter, each beside its lane. */
export function LaneLabels({ lanes }: { readonly lanes: readonly Lane[] }) {
  return (
    <div
      aria-hidden
      className="grid pr-2 text-note leading-3.25 text-muted"
      style={{ rowGap: LANE_GAP }}
    >
      {lanes.map((lane) => (
        <div
          key={lane.key}
          className="grid content-end border-b border-transparent"
          style={{ height: LANE_HEIGHT }}
        >
          <LaneLabel lane={lane} />
        </div>
      ))}
    </div>
  );
}
