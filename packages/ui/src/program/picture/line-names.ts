import type { Moment } from '@overtone/domain/program/program';
import { type Frame, yOf } from './frame.ts';

/** The name of a rhythm at the end of its line, and where its middle stands. */
export interface LineName {
  readonly name: 'fast' | 'slow';
  readonly y: number;
}

/** How far apart two names stand at least, in pixels. */
const APART = 13;

/** Names both rhythms at the height where their lines end; where these are close, to both sides of their middle. */
export function lineNames(
  frame: Frame,
  { fastHz, slowHz }: Pick<Moment, 'fastHz' | 'slowHz'>,
): LineName[] {
  const [fast, slow] = [yOf(frame, fastHz), yOf(frame, slowHz)];
  const lacking = Math.max(0, APART - (slow - fast)) / 2;
  return [
    { name: 'fast', y: fast - lacking },
    { name: 'slow', y: slow + lacking },
  ];
}
