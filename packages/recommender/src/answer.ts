import { needsPeople } from './crisis/detect-crisis.ts';
import type { CurrentSettings } from './orders/current-settings.ts';
import { obey } from './orders/obey.ts';
import type { Order } from './orders/order.ts';
import { readOrders } from './orders/read-orders.ts';
import { readGlide } from './programs/read-glide.ts';
import { readProgramRequest } from './programs/read-program.ts';
import { stateAsked, usualWork } from './programs/spoken-program.ts';
import { mentionsSafetyRisk } from './read/detect-safety.ts';
import { type OfflineSuggestion, recommend, suggestionAsAsked } from './recommend.ts';

/**
 * What is asked of the signal itself ("20 Hz please", "slower", "less blue"), done to what is set now, whatever the windows
 * of states; the rhythm that a program begins with which is asked for by its numbers ("10 minutes at 40 Hz"); or the pair of a program that is asked for in so many words ("half an hour to wind down"). Undefined for any
 * other text, and wherever a risk is mentioned, but for what the mildest pair does as well ("slower, it's making me dizzy").
 * Needs no model, hosted or not.
 */
export function doneAsAsked(
  text: string,
  current?: CurrentSettings,
): OfflineSuggestion | undefined {
  const orders = ordersIn(text);
  const request = orders.length === 0 ? readProgramRequest(text) : undefined;
  const isAsked = orders.length > 0 || request !== undefined;
  if (!isAsked || needsPeople(text)) return undefined;
  if (mentionsSafetyRisk(text)) return milderAsAsked(text, orders);
  if (request === undefined) return obey(orders, current);
  // What comes after work that the words leave open must not be taken for all that is wanted.
  const state = stateAsked(request) ?? usualWork(request, recommend(text).state);
  return state && suggestionAsAsked(state);
}

function ordersIn(text: string): readonly Order[] {
  const orders = readOrders(text);
  const glide = orders.length === 0 ? readGlide(text) : undefined;
  return glide === undefined ? orders : [{ kind: 'centre', hz: glide.fromHz }];
}

const SLOWER_OR_SOFTER = { pace: 'Slower', speed: 'Slower', strength: 'Softer' } as const;

/** "Slower, it's making me dizzy" is done, and more than that: the mildest pair is slower and softer than any. */
function milderAsAsked(text: string, orders: readonly Order[]): OfflineSuggestion | undefined {
  const [word, ...others] = orders.map(wordForMilder);
  if (word === undefined || others.includes(undefined)) return undefined;
  const mildest = recommend(text);
  const { narrativeExplanation } = mildest;
  return { ...mildest, narrativeExplanation: `${word}, as you asked. ${narrativeExplanation}` };
}

function wordForMilder(order: Order): string | undefined {
  if (order.kind === 'speed') return order.times < 1 ? SLOWER_OR_SOFTER.speed : undefined;
  const isLess = (order.kind === 'pace' || order.kind === 'strength') && order.direction === 'less';
  return isLess ? SLOWER_OR_SOFTER[order.kind] : undefined;
}

/** Answers what a person says to the assistant without a network: does what they ask for, else suggests for their task. */
export function answer(text: string, current?: CurrentSettings): OfflineSuggestion {
  return doneAsAsked(text, current) ?? recommend(text);
}
