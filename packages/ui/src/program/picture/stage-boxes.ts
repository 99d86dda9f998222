import type { Span, Timeline } from '@overtone/domain/program/timeline';
import type { Milliseconds } from '@overtone/domain/units';

/** A stage where it plays first. */
export interface StageBox {
  /** Its number, from 0; it names the box, too. */
  readonly stage: number;
  readonly id: number;
  readonly span: Span;
  readonly startMs: Milliseconds;
  readonly endMs: Milliseconds;
}

/** Every stage where it plays first, in order. In later passes of a loop a stage is seen, but not held. */
export function stageBoxes({ spans }: Timeline): readonly StageBox[] {
  const boxes: StageBox[] = [];
  for (const span of spans) {
    if (span.stage === null || span.stage < boxes.length) continue;
    const { startMs, lengthMs, stage } = span;
    boxes.push({ id: stage, stage, span, startMs, endMs: startMs + lengthMs });
  }
  return boxes;
}
