import type { TaskState } from '@overtone/domain/suggestion/states';

/** How the strokes of a state are drawn: states whose hues are near each other differ in this as well. */
export interface ScorePen {
  /** In pixels. */
  readonly width: number;
  /** As SVG has dashes; null for a whole line. */
  readonly dashes: string | null;
}

const WHOLE: ScorePen = { width: 1.25, dashes: null };
const BOLD: ScorePen = { width: 2.5, dashes: null };
const DASHED: ScorePen = { width: 1.5, dashes: '5 2' };
const DOTTED: ScorePen = { width: 2, dashes: '2 2' };

const PENS: Readonly<Record<TaskState, ScorePen>> = {
  deep_focus: BOLD,
  analytical: WHOLE,
  creative: BOLD,
  meeting: DASHED,
  calm: DOTTED,
  energise: WHOLE,
  wind_down: DASHED,
};

/** The pen of a state; without one a whole, thin line. */
export function penOf(state: TaskState | null): ScorePen {
  return state === null ? WHOLE : PENS[state];
}
