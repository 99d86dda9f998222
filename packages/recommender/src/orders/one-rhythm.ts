import { BANDS } from '@overtone/domain/frequency/bands';
import { formatFrequency } from '@overtone/domain/frequency/format-frequency';
import { clampModulation, MODULATION_RANGE_HZ } from '@overtone/domain/frequency/modulation-range';
import { SUGGESTION_STATES, type TaskState } from '@overtone/domain/suggestion/states';
import type { Hertz } from '@overtone/domain/units';
import { bothSet, rangeNote } from './both-rhythms.ts';
import type { Settings, Step } from './current-settings.ts';
import type { AskedBand } from './order.ts';
import { stateNear } from './state-near.ts';

const BAND_STATES: Readonly<Record<AskedBand, TaskState>> = {
  Delta: 'wind_down',
  Theta: 'calm',
  Alpha: 'creative',
  Beta: 'deep_focus',
  Gamma: 'analytical',
};

/** Both rhythms at once; where the slow one would not be the slower, the centre alone. */
export function bothAt(
  settings: Settings,
  { slowHz, centreHz }: { readonly slowHz: Hertz; readonly centreHz: Hertz },
  isKnownSlow: boolean,
): Step {
  const both = bothSet(slowHz, centreHz);
  if (both) return both;
  const [change, sentence] = centreAt(settings, centreHz, isKnownSlow);
  return [change, `The slow rhythm has to be the slower of the two. ${sentence}`];
}

/** The centre as asked. A slow rhythm that is not known is the one of the state that is nearest. */
export function centreAt(settings: Settings, askedHz: Hertz, isKnownSlow: boolean): Step {
  const state = stateNear(clampModulation(askedHz));
  const [change, slow] = withCentre(settings, clampModulation(askedHz), isKnownSlow, state);
  const centre = `The centre is set to ${formatFrequency(change.centerModulationHz)}`;
  const asked = change.centerModulationHz === askedHz ? ', as you asked' : '';
  return [change, `${rangeNote(askedHz)}${centre}${asked}; ${slow}.`];
}

/** The slow rhythm as asked, as long as it stays below the fast one. */
export function slowAt({ centerModulationHz: centreHz }: Settings, askedHz: Hertz): Step {
  const hz = clampModulation(askedHz);
  const range = rangeNote(askedHz);
  if (hz >= (centreHz ?? MODULATION_RANGE_HZ.max)) {
    const below =
      centreHz === null
        ? formatFrequency(MODULATION_RANGE_HZ.max)
        : `the centre’s ${formatFrequency(centreHz)}`;
    return [{}, `${range}The slow rhythm has to stay below ${below}, so it is left as it is.`];
  }
  return [{ globalModulationHz: hz }, `${range}The slow rhythm is set to ${formatFrequency(hz)}.`];
}

/** The centre in a band. */
export function inBand(settings: Settings, band: AskedBand, isKnownSlow: boolean): Step {
  const { aboveHz, upToHz } = BANDS.find(({ name }) => name === band) ?? BANDS[0];
  const state = BAND_STATES[band];
  const { centerHz } = SUGGESTION_STATES[state];
  const [change, slow] = withCentre(settings, centerHz, isKnownSlow, state);
  const sentence = `${band} is ${aboveHz}–${upToHz} Hz: the centre is set to ${formatFrequency(centerHz)}; ${slow}.`;
  return [change, sentence];
}

/** What changes with this centre: a slow rhythm that is off stays off, one that would not be below it goes down. */
function withCentre(
  settings: Settings,
  askedHz: Hertz,
  isKnownSlow: boolean,
  state: TaskState,
): readonly [Partial<Settings> & { readonly centerModulationHz: Hertz }, string] {
  const centerModulationHz = Math.max(askedHz, 2 * MODULATION_RANGE_HZ.min);
  const slowHz = isKnownSlow ? settings.globalModulationHz : SUGGESTION_STATES[state].globalHz;
  if (slowHz === null) return [{ centerModulationHz }, 'the slow rhythm stays off'];
  if (slowHz < centerModulationHz) {
    const change = { centerModulationHz, ...(!isKnownSlow && { globalModulationHz: slowHz }) };
    return [change, `the slow rhythm stays at ${formatFrequency(slowHz)}`];
  }
  const usualHz = SUGGESTION_STATES[stateNear(centerModulationHz)].globalHz;
  const lowerHz = Math.min(usualHz, Number((centerModulationHz / 2).toFixed(2)));
  const globalModulationHz = clampModulation(lowerHz);
  return [
    { centerModulationHz, globalModulationHz },
    `the slow rhythm goes down to ${formatFrequency(globalModulationHz)}, because it has to be the slower one`,
  ];
}
