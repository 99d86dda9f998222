import { formatFrequency } from '@overtone/domain/frequency/format-frequency';
import { clampModulation, MODULATION_RANGE_HZ } from '@overtone/domain/frequency/modulation-range';
import { SUGGESTION_STATES } from '@overtone/domain/suggestion/states';
import type { Hertz } from '@overtone/domain/units';
import type { Settings, Step } from './current-settings.ts';

/** A slow rhythm that is made faster stays at three pulses of the whole screen a second, unless it was above. */
const FASTEST_SLOW_HZ: Hertz = 3;
/** A centre is made no slower than what the slowest rhythm can be below of. */
const SLOWEST_CENTRE_HZ: Hertz = 2 * MODULATION_RANGE_HZ.min;

/** Both rhythms so many times as fast. One that is off stays off; where nothing is known of them, a state’s pair stands in. */
export function paced(settings: Settings, factor: number, isKnown: boolean): Step {
  if (!isKnown) return pacedFromNothing(factor);
  const { centerModulationHz: centreHz, globalModulationHz: slowHz } = settings;
  if (centreHz === null && slowHz === null) return [{}, 'Both rhythms are off, and stay off.'];
  const [slow, centre] = scaled(slowHz, centreHz, factor);
  if (centre === centreHz && slow === slowHz) {
    return [{}, `The rhythms are as ${factor < 1 ? 'slow' : 'fast'} as they go.`];
  }
  const change = {
    ...(slow !== slowHz && { globalModulationHz: slow }),
    ...(centre !== centreHz && { centerModulationHz: centre }),
  };
  const isFirstMoved = centre !== centreHz;
  const said = [
    wordsFor('the centre', centreHz, centre, 'goes '),
    wordsFor('the slow rhythm', slowHz, slow, isFirstMoved ? '' : 'goes '),
  ];
  return [change, `${openingOf(factor)}: ${said.join(', ')}.`];
}

/** Both so many times as fast; a pair so close that rounding would make one rhythm of it stays as it is. */
function scaled(
  slowHz: Hertz | null,
  centreHz: Hertz | null,
  factor: number,
): readonly [Hertz | null, Hertz | null] {
  const slow = slowHz === null ? null : slowTimes(slowHz, factor);
  const centre = centreHz === null ? null : centreTimes(centreHz, factor);
  const isPair = slow === null || centre === null || slow < centre;
  return isPair ? [slow, centre] : [slowHz, centreHz];
}

function slowTimes(slowHz: Hertz, factor: number): Hertz {
  const fastestHz = Math.max(FASTEST_SLOW_HZ, slowHz);
  return clampModulation(Math.min(fastestHz, rounded(slowHz * factor)));
}

function centreTimes(centreHz: Hertz, factor: number): Hertz {
  const hz = clampModulation(rounded(centreHz * factor));
  return factor < 1 ? Math.min(centreHz, Math.max(SLOWEST_CENTRE_HZ, hz)) : hz;
}

function wordsFor(name: string, from: Hertz | null, to: Hertz | null, goes: string): string {
  if (from === null || to === null) return `${name} stays off`;
  if (from === to) return `${name} stays at ${formatFrequency(to)}`;
  return `${name} ${goes}from ${formatFrequency(from)} to ${formatFrequency(to)}`;
}

function pacedFromNothing(factor: number): Step {
  const { centerHz, globalHz } = SUGGESTION_STATES[factor < 1 ? 'calm' : 'energise'];
  const change = { centerModulationHz: centerHz, globalModulationHz: globalHz };
  const sentence = `${openingOf(factor)}: the centre is set to ${formatFrequency(centerHz)}, the slow rhythm to ${formatFrequency(globalHz)}.`;
  return [change, sentence];
}

function openingOf(factor: number): string {
  return factor < 1 ? 'Slower' : 'Faster';
}

function rounded(hz: Hertz): Hertz {
  return Number(hz.toFixed(2));
}
