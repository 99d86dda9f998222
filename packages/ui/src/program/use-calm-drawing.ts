import { CALM_DRAWING_MS } from '@overtone/client/safety/calm-changes';
import type { Timeline } from '@overtone/domain/program/timeline';
import { useMemo } from 'react';
import { useCalmValue } from '../page/calm-panels.tsx';
import type { Frame } from './picture/frame.ts';

/** A course, and the plane that it is drawn on. */
export interface Drawn {
  readonly frame: Frame;
  readonly timeline: Timeline;
}

/**
 * What is drawn of a course that a held key changes: at once where `isAtOnce`, else after a rest. The size of its plane is
 * always that of now.
 */
export function useCalmDrawing({ frame, timeline }: Drawn, isAtOnce = false): Drawn {
  const { width, height, inset = 0, endMs } = frame;
  const asked = useMemo(() => ({ timeline, endMs }), [timeline, endMs]);
  const calm = useCalmValue(asked, isAtOnce ? 0 : CALM_DRAWING_MS);
  const shown = isAtOnce ? asked : calm;
  return useMemo(
    () => ({ timeline: shown.timeline, frame: { width, height, inset, endMs: shown.endMs } }),
    [shown, width, height, inset],
  );
}
