import { percent } from '@overtone/domain/session/percent';
import type { Timeline } from '@overtone/domain/program/timeline';
import { useMemo } from 'react';
import { Ink } from './course-drawing.tsx';
import { type Frame, xOf } from './picture/frame.ts';
import { type LevelKey, levelLine } from './picture/level-line.ts';

const HEIGHT = 26;
const HUE_HEIGHT = 6;

/** What the lanes are given. */
export interface LevelLanesProps {
  /** An id that nothing else on the page has. */
  readonly id: string;
  readonly frame: Frame;
  readonly timeline: Timeline;
}

const LANES: readonly { readonly key: LevelKey; readonly name: string }[] = [
  { key: 'strength', name: 'Light' },
  { key: 'volume', name: 'Tone' },
  { key: 'soundVolume', name: 'Sound behind it' },
];

/** What the rhythms' lines say only by ink and weight, each in a lane of its own: hue, strength and volumes. */
export function LevelLanes({ id, frame, timeline }: LevelLanesProps) {
  const hasSound = timeline.spans.some(({ to }) => to.sound !== 'off');
  const end = xOf(frame, timeline.lengthMs);
  return (
    <div aria-hidden className="mt-1 grid gap-1">
      <svg width={frame.width} height={HUE_HEIGHT} className="block">
        <Ink id={id} frame={frame} timeline={timeline} />
        <rect width={end} height={HUE_HEIGHT} rx={1} fill={`url(#${id})`} />
      </svg>
      {LANES.filter(({ key }) => key !== 'soundVolume' || hasSound).map((lane) => (
        <Lane key={lane.key} lane={lane} {...{ id, frame, timeline }} />
      ))}
    </div>
  );
}

function Lane({
  lane: { key, name },
  id,
  frame,
  timeline,
}: LevelLanesProps & { readonly lane: (typeof LANES)[number] }) {
  const { top, path } = useMemo(
    () => levelLine(frame, timeline, key, HEIGHT),
    [frame, timeline, key],
  );
  const end = xOf(frame, timeline.lengthMs);
  return (
    <div className="relative border-b border-rule" style={{ width: end }}>
      <svg width={end} height={HEIGHT} className="block overflow-visible">
        <path d={`${path}L${end} ${HEIGHT}L0 ${HEIGHT}Z`} fill={`url(#${id})`} opacity={0.16} />
        <path d={path} fill="none" stroke={`url(#${id})`} strokeWidth={1.25} />
      </svg>
      <span className="pointer-events-none absolute bottom-0.5 left-1 rounded-[2px] bg-paper/80 px-1 text-note leading-snug text-muted">
        {name}, up to <span className="figure">{percent(top)}</span>
      </span>
    </div>
  );
}
