import { formatFrequency } from '@overtone/domain/frequency/format-frequency';
import {
  clampModulation,
  isInModulationRange,
  MODULATION_RANGE_TEXT,
} from '@overtone/domain/frequency/modulation-range';
import type { Suggestion } from '@overtone/domain/suggestion/suggestion';
import type { Hertz } from '@overtone/domain/units';
import type { Order } from './order.ts';

/** A slow rhythm below a fast one. */
export type Pair = Pick<Suggestion, 'globalModulationHz' | 'centerModulationHz'>;

/** What a request says of both rhythms, in either order; undefined unless it names both. */
export function bothAsked(
  orders: readonly Order[],
): { readonly slowHz: Hertz; readonly centreHz: Hertz } | undefined {
  const slow = orders.find((order) => order.kind === 'slow');
  const centre = orders.find((order) => order.kind === 'centre');
  return slow && centre && { slowHz: slow.hz, centreHz: centre.hz };
}

/** Both rhythms as asked, in their range, and the sentence that names each once; undefined unless the slow one is the slower. */
export function bothSet(slowHz: Hertz, centreHz: Hertz): readonly [Pair, string] | undefined {
  const pair = {
    globalModulationHz: clampModulation(slowHz),
    centerModulationHz: clampModulation(centreHz),
  };
  if (pair.globalModulationHz >= pair.centerModulationHz) return undefined;
  const [slow, centre] = [pair.globalModulationHz, pair.centerModulationHz].map(formatFrequency);
  const isAsAsked = isInModulationRange(slowHz) && isInModulationRange(centreHz);
  const asked = isAsAsked ? ', as you asked' : '';
  const sentence = `The rhythms are set to ${slow} and ${centre}${asked}.`;
  return [pair, `${rangeNote(slowHz, centreHz)}${sentence}`];
}

/** Says the range before what was made of numbers of which one lies outside; empty where none does. */
export function rangeNote(...askedHz: readonly Hertz[]): string {
  return askedHz.every(isInModulationRange) ? '' : `Rhythms can be ${MODULATION_RANGE_TEXT}. `;
}
