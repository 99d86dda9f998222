import { formatSecond } from '@overtone/domain/program/format-time';
import { momentAt } from '@overtone/domain/program/moment-at';
import type { Timeline } from '@overtone/domain/program/timeline';
import type { Milliseconds } from '@overtone/domain/units';
import { momentWords } from '@overtone/client/program/program-words';
import type { RefObject } from 'react';
import { type Frame, xOf } from './picture/frame.ts';
import type { SeenPart } from './picture/seen-part.ts';
import { snapStep, timeTicks } from './picture/time-ticks.ts';
import { useWholeLabels } from './use-whole-labels.ts';

/** What the axis of time is given. */
export interface TimeRuleProps {
  readonly frame: Frame;
  readonly timeline: Timeline;
  readonly seen: SeenPart;
  /** What it is scrolled in. */
  readonly view: RefObject<HTMLElement | null>;
  readonly cursorMs: Milliseconds;
  /** Whether the cursor stands elsewhere than what plays. */
  readonly isAway: boolean;
  readonly onCursor: (ms: Milliseconds) => void;
  /** Goes there, where something plays. */
  readonly onSeek: ((ms: Milliseconds) => void) | null;
  /** Splits the stage at the cursor. */
  readonly onSplit: () => void;
  /** The cursor is no more: it was gone to, or nobody moves it any longer while something plays. */
  readonly onLeave: () => void;
}

/** What a cursor that was moved by key waits for. */
export const GOES_THERE = 'Enter plays on from there';

/** The axis of time. A cursor on it, moved with the pointer or the arrow keys, reads one moment out. */
export function TimeRule(props: TimeRuleProps) {
  const { frame, timeline, seen, view, cursorMs, isAway, onCursor, onSeek, onSplit, onLeave } =
    props;
  const labels = useWholeLabels(view);
  const seek = () => {
    if (onSeek === null) return;
    onSeek(cursorMs);
    onLeave();
  };
  const moment = `${formatSecond(cursorMs)}: ${momentWords(momentAt(timeline, cursorMs))}`;
  const words = onSeek !== null && isAway ? `${moment}; ${GOES_THERE}` : moment;
  return (
    <div className="relative h-9 border-t border-edge has-focus-visible:outline-2 has-focus-visible:outline-accent">
      <div ref={labels} aria-hidden className="figure text-note text-faint">
        {timeTicks(frame, seen).map(({ ms, label }) => (
          <span
            key={ms}
            className="absolute top-0 border-l border-edge"
            style={{ left: xOf(frame, ms), height: label === null ? 4 : 7 }}
          >
            {label !== null && (
              <span
                data-label
                className={`absolute top-2.5 whitespace-nowrap ${ms === 0 ? '' : '-translate-x-1/2'}`}
              >
                {label}
              </span>
            )}
          </span>
        ))}
        <span
          className="absolute -top-1 size-2 -translate-x-1/2 rotate-45 bg-ink"
          style={{ left: xOf(frame, cursorMs) }}
        />
      </div>
      <input
        type="range"
        aria-label="Time"
        aria-valuetext={words}
        min={0}
        max={timeline.lengthMs}
        step={snapStep(frame)}
        value={cursorMs}
        onChange={({ currentTarget }) => onCursor(Number(currentTarget.value))}
        onPointerUp={seek}
        aria-keyshortcuts="S"
        onKeyUp={({ key }) => key === 'Enter' && seek()}
        onKeyDown={({ key, ctrlKey, metaKey, altKey }) => {
          if (key.toLowerCase() === 's' && !ctrlKey && !metaKey && !altKey) onSplit();
        }}
        onBlur={() => onSeek !== null && onLeave()}
        className="absolute inset-y-0 left-0 m-0 cursor-crosshair opacity-0"
        style={{ width: xOf(frame, timeline.lengthMs) }}
      />
    </div>
  );
}
