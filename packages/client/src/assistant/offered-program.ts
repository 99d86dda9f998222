import type { ProgramOffer } from '@overtone/domain/program/asked/program-offer';
import { type AskedGlide, composeGlide } from '@overtone/domain/program/asked/compose-glide';
import { programLengthMs } from '@overtone/domain/program/timeline';
import { changedLength, changedRequest } from '@overtone/recommender/programs/change-request';
import { readProgramChange } from '@overtone/recommender/programs/read-change';
import { readGlide } from '@overtone/recommender/programs/read-glide';
import {
  type ProgramRequest,
  readProgramRequest,
} from '@overtone/recommender/programs/read-program';
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
  if (glide !== undefined) return glideOffer(glide);
  const request = readProgramRequest(question);
  return request === undefined ? null : requestOffer(request, state, timeZone);
}

function glideOffer(glide: AskedGlide): ProgramOffer {
  return {
    beginningAt: () => composeGlide(glide),
    changedBy(words) {
      const change = readProgramChange(words);
      const lengthMs = change && changedLength(change, glide.lengthMs);
      return lengthMs === undefined ? null : glideOffer({ ...glide, lengthMs });
    },
  };
}

function requestOffer(
  request: ProgramRequest,
  state: string | undefined,
  timeZone: string,
): ProgramOffer {
  const beginningAt: ProgramOffer['beginningAt'] = (nowMs) =>
    spokenProgram(request, state, { nowMs, timeZone });
  return {
    beginningAt,
    changedBy(words, nowMs) {
      const change = readProgramChange(words);
      const made = change && beginningAt(nowMs);
      if (!change || !made?.ok) return null;
      const changed = changedRequest(request, change, programLengthMs(made.value.program));
      return requestOffer(changed, state, timeZone);
    },
  };
}
