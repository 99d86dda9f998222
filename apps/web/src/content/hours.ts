import type { TaskState } from '@overtone/domain/suggestion/states';

/** An hour of the day that the home page runs through from its opening to its foot. */
export interface Hour {
  readonly time: string;
  /** What the hour is for. */
  readonly state: TaskState;
}

/** The hours of the home page's chapters, in their order. Sections of other pages about the same are for the same. */
export const HOURS = {
  explainer: { time: '09:00', state: 'analytical' },
  day: { time: '10:15', state: 'deep_focus' },
  feel: { time: '11:30', state: 'meeting' },
  evidence: { time: '13:00', state: 'energise' },
  roi: { time: '14:00', state: 'creative' },
  pricing: { time: '15:45', state: 'meeting' },
  closing: { time: '16:45', state: 'calm' },
  landing: { time: '17:30', state: 'wind_down' },
} as const satisfies Record<string, Hour>;
