import { needsPeople } from './crisis/detect-crisis.ts';
import type { CurrentSettings } from './orders/current-settings.ts';
import { obey } from './orders/obey.ts';
import { readOrders } from './orders/read-orders.ts';
import { readProgramRequest } from './programs/read-program.ts';
import { stateAsked, usualWork } from './programs/spoken-program.ts';
import { mentionsSafetyRisk } from './read/detect-safety.ts';
import { type OfflineSuggestion, recommend, suggestionAsAsked } from './recommend.ts';

/**
 * What is asked of the signal itself ("20 Hz please", "slower", "less blue"), done to what is set now, whatever the windows
 * of states; or the pair of a program that is asked for in so many words ("half an hour to wind down"). Undefined for any
 * other text, and wherever a risk is mentioned. Needs no model, hosted or not.
 */
export function doneAsAsked(
  text: string,
  current?: CurrentSettings,
): OfflineSuggestion | undefined {
  const orders = readOrders(text);
  const request = orders.length === 0 ? readProgramRequest(text) : undefined;
  const isAsked = orders.length > 0 || request !== undefined;
  if (!isAsked || mentionsSafetyRisk(text) || needsPeople(text)) return undefined;
  if (request === undefined) return obey(orders, current);
  // What comes after work that the words leave open must not be taken for all that is wanted.
  const state = stateAsked(request) ?? usualWork(request, recommend(text).state);
  return state && suggestionAsAsked(state);
}

/** Answers what a person says to the assistant without a network: does what they ask for, else suggests for their task. */
export function answer(text: string, current?: CurrentSettings): OfflineSuggestion {
  return doneAsAsked(text, current) ?? recommend(text);
}
