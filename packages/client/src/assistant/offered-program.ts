import type { ProgramOffer } from '@overtone/domain/program/asked/program-offer';
import { composeGlide } from '@overtone/domain/program/asked/compose-glide';
import { readGlide } from '@overtone/recommender/programs/read-glide';
import { readProgramRequest } from '@overtone/recommender/programs/read-program';
import { spokenProgram } from '@overtone/recommender/programs/spoken-program';
import { localTimeZone } from '../platform/local-time-zone.ts';

/**
 * The program that a question asks for, beside the suggestion that answers it, whose state says what the words leave open.
 * Null where none is asked for; one that cannot be is refused when it is made, with a sentence. Nothing of it is sent anywhere.
 */
export function offeredProgram(
  question: string,
  state: string | undefined,
  timeZone: string = localTimeZone(),
): ProgramOffer | null {
  const glide = readGlide(question);
  if (glide !== undefined) return { beginningAt: () => composeGlide(glide) };
  const request = readProgramRequest(question);
  if (request === undefined) return null;
  return { beginningAt: (nowMs) => spokenProgram(request, state, { nowMs, timeZone }) };
}
