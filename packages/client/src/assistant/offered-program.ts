import type { ProgramOffer } from '@overtone/domain/program/asked/program-offer';
import { readProgramRequest } from '@overtone/recommender/programs/read-program';
import { spokenProgram } from '@overtone/recommender/programs/spoken-program';
import { localTimeZone } from '../platform/local-time-zone.ts';

/**
 * The program that a question asks for, beside the suggestion that answers it, whose state says what the words leave open.
 * Null where none is asked for, or there is no time for it now. Nothing of it is sent anywhere.
 */
export function offeredProgram(
  question: string,
  state: string | undefined,
  now: Date,
  timeZone: string = localTimeZone(),
): ProgramOffer | null {
  const request = readProgramRequest(question);
  if (request === undefined) return null;
  const beginningAt: ProgramOffer['beginningAt'] = (nowMs) =>
    spokenProgram(request, state, { nowMs, timeZone });
  return beginningAt(now.getTime()).ok ? { beginningAt } : null;
}
