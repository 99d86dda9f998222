import type { Timeline } from '@overtone/domain/program/timeline';
import { useMemo } from 'react';
import { CourseDrawing } from './course-drawing.tsx';
import type { Frame } from './picture/frame.ts';
import { useCalmDrawing } from './use-calm-drawing.ts';

/** What the course of the large picture is given. */
export interface CalmCourseProps {
  readonly id: string;
  readonly frame: Frame;
  readonly timeline: Timeline;
  /** Whether a handle is dragged: then the lines follow the hand, unless they lie too close for that. */
  readonly isDragged: boolean;
}

/** Most spans that are drawn anew at every step of a drag; with more, the lines fill their place. */
const MANY_SPANS = 24;

/** The drawing of a course that is edited, drawn anew no faster than is safe for what fills a large place. */
export function CalmCourse({ id, frame, timeline, isDragged }: CalmCourseProps) {
  const isAtOnce = isDragged && timeline.spans.length <= MANY_SPANS;
  const drawn = useCalmDrawing({ frame, timeline }, isAtOnce);
  return useMemo(() => <CourseDrawing id={id} {...drawn} />, [id, drawn]);
}
