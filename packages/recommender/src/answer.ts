import { needsPeople } from './crisis/detect-crisis.ts';
import { type CurrentSettings, type Obeyed, obey } from './orders/obey.ts';
import { readOrders } from './orders/read-orders.ts';
import { mentionsSafetyRisk } from './read/detect-safety.ts';
import { type OfflineSuggestion, recommend } from './recommend.ts';

/**
 * What is asked of the signal itself ("20 Hz please", "slower", "less blue"), done to what is set now, whatever the windows
 * of states; undefined for any other text, and wherever a risk is mentioned. Needs no model, hosted or not.
 */
export function doneAsAsked(text: string, current?: CurrentSettings): Obeyed | undefined {
  const orders = readOrders(text);
  if (orders.length === 0 || mentionsSafetyRisk(text) || needsPeople(text)) return undefined;
  return obey(orders, current);
}

/** Answers what a person says to the assistant without a network: does what they ask for, else suggests for their task. */
export function answer(text: string, current?: CurrentSettings): OfflineSuggestion {
  return doneAsAsked(text, current) ?? recommend(text);
}
