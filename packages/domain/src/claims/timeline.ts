import type { Seconds } from '../units.ts';

/** One mark of the experience timeline: when, and what to expect, hedged. */
export interface TimelineMark {
  readonly atSeconds: Seconds;
  readonly label: string;
  readonly text: string;
}

/** The experience timeline. It is what we describe, not a finding: no source times these steps for a subtle overlay. */
export const EXPERIENCE_TIMELINE = [
  {
    atSeconds: 0,
    label: '0 s',
    text: 'You switch it on. Light and sound fade in and begin to pulse together.',
  },
  {
    atSeconds: 30,
    label: '30 s',
    text: 'The pulse becomes familiar, and some people begin to notice it less.',
  },
  {
    atSeconds: 180,
    label: '3 min',
    text: 'If it suits you, settling into the task may feel a little easier.',
  },
  {
    atSeconds: 300,
    label: '5 min',
    text: 'Time to judge for yourself: keep it, change it, or switch it off.',
  },
] as const satisfies readonly TimelineMark[];
