import type { AskedPart } from '@overtone/domain/program/asked/asked-program';
import { wholeSeconds } from '@overtone/domain/program/asked/fit-stages';
import type { Milliseconds } from '@overtone/domain/units';
import type { ProgramChange } from './read-change.ts';
import { isWork, type ProgramRequest } from './read-program.ts';

const MINUTE_MS: Milliseconds = 60_000;

/** How long what took `wholeMs` takes after a change; undefined where that says nothing of it. */
export function changedLength(
  change: ProgramChange,
  wholeMs: Milliseconds,
): Milliseconds | undefined {
  switch (change.kind) {
    case 'length':
      return change.ms;
    case 'more':
      return wholeMs + change.ms;
    case 'times':
      return Math.max(1, Math.round((wholeMs * change.times) / MINUTE_MS)) * MINUTE_MS;
    default:
      return undefined;
  }
}

/** Parts so many times as long: what takes the rest goes on taking it, and where all were said the last does. */
function stretched(parts: readonly AskedPart[], times: number): readonly AskedPart[] {
  const isAllSaid = parts.every(({ lengthMs }) => lengthMs !== null);
  return parts.map((part, at) => ({
    ...part,
    lengthMs:
      part.lengthMs === null || (isAllSaid && at === parts.length - 1)
        ? null
        : wholeSeconds(part.lengthMs * times),
    breaks: part.breaks && { ...part.breaks, times: null },
  }));
}

/** The request for a program that takes `wholeMs`, changed. One that was to end at a time does no longer, where a length is said. */
export function changedRequest(
  { asked, until }: ProgramRequest,
  change: ProgramChange,
  wholeMs: Milliseconds,
): ProgramRequest {
  const totalMs = changedLength(change, wholeMs);
  if (totalMs !== undefined) {
    const parts = stretched(asked.parts, totalMs / wholeMs);
    return { asked: { ...asked, parts, totalMs }, until: null };
  }
  if (change.kind === 'breaks' && change.hasBreaks) {
    const none = { workMs: null, breakMs: null, times: null, isOne: false };
    const parts = asked.parts.map((part) =>
      isWork(part.course) && part.breaks === null ? { ...part, breaks: none } : part,
    );
    return { asked: { ...asked, parts }, until };
  }
  const worked = asked.parts.filter(({ course }) => course !== 'break');
  const parts = stretched(worked, 1).map((part) => ({ ...part, breaks: null }));
  return { asked: { ...asked, parts, totalMs: until === null ? wholeMs : null }, until };
}
