import type { Moment } from '@overtone/domain/program/program';
import { type Frame, yOf } from './frame.ts';

/** Down to where a tag at the top of the picture reaches, in pixels, and how high one is. */
const TAG = { foot: 124, height: 100 } as const;

/** Whether a tag with the values of a moment stands at the foot of the picture: where its top would lie on a line and its foot on none. */
export function tagIsLow(frame: Frame, { fastHz, slowHz }: Pick<Moment, 'fastHz' | 'slowHz'>) {
  const lines = [fastHz, slowHz].filter((hz) => hz > 0).map((hz) => yOf(frame, hz));
  const isFreeAbove = lines.every((y) => y > TAG.foot);
  const isFreeBelow = lines.every((y) => y < frame.height - TAG.height);
  return !isFreeAbove && isFreeBelow;
}
