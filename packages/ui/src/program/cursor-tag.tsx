import type { Timeline } from '@overtone/domain/program/timeline';
import { formatSecond } from '@overtone/domain/program/format-time';
import { momentAt } from '@overtone/domain/program/moment-at';
import type { Milliseconds } from '@overtone/domain/units';
import type { RefObject } from 'react';
import { HandleTag } from './handle-tag.tsx';
import { MomentValues } from './moment-tag.tsx';
import { type Frame, xOf } from './picture/frame.ts';
import { tagIsLow } from './picture/tag-side.ts';

/** What the tag at the cursor is given. */
export interface CursorTagProps {
  readonly frame: Frame;
  readonly timeline: Timeline;
  /** What the picture is scrolled in. */
  readonly view: RefObject<HTMLElement | null>;
  readonly atMs: Milliseconds;
}

/** The moment at the cursor, beside it on the picture; what is read out below says the same to whoever cannot see it. */
export function CursorTag({ frame, timeline, view, atMs }: CursorTagProps) {
  const moment = momentAt(timeline, atMs);
  return (
    <span
      data-cursor-tag
      // Above the borders and the handles, whose lines would run through its figures.
      className="pointer-events-none absolute inset-y-0 z-30 w-5 -translate-x-1/2"
      style={{ left: xOf(frame, atMs) }}
    >
      <HandleTag view={view} isLow={tagIsLow(frame, moment)}>
        <span className="justify-self-start font-semibold">{formatSecond(atMs)}</span>
        <MomentValues moment={moment} />
      </HandleTag>
    </span>
  );
}
