import { type AskedGlide, composeGlide } from '@overtone/domain/program/asked/compose-glide';
import type { ProgramOffer } from '@overtone/domain/program/asked/program-offer';
import { ok } from '@overtone/domain/result';
import { changedGlide, changedRequest } from '@overtone/recommender/programs/change-request';
import { readGlide } from '@overtone/recommender/programs/read-glide';
import {
  type ProgramRequest,
  readProgramRequest,
} from '@overtone/recommender/programs/read-program';
import { spokenProgram } from '@overtone/recommender/programs/spoken-program';
import { localTimeZone } from '../platform/local-time-zone.ts';
import { type Making, offerOf } from './offer-answer.ts';

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
  if (glide !== undefined) return offerOf(glideMaking(glide), timeZone);
  const request = readProgramRequest(question);
  return request === undefined ? null : offerOf(requestMaking(request, state), timeZone);
}

function glideMaking(glide: AskedGlide): Making {
  return {
    beginningAt: () => composeGlide(glide),
    changed(change, before) {
      const changed = changedGlide(glide, change, before);
      return changed.ok ? ok(glideMaking(changed.value)) : changed;
    },
  };
}

function requestMaking(request: ProgramRequest, state: string | undefined): Making {
  return {
    beginningAt: (clock) => spokenProgram(request, state, clock),
    changed(change, before) {
      const changed = changedRequest(request, change, before);
      return changed.ok ? ok(requestMaking(changed.value, state)) : changed;
    },
  };
}
