import { BANDS } from '@overtone/domain/frequency/bands';
import { formatFrequency } from '@overtone/domain/frequency/format-frequency';
import { clampModulation, MODULATION_RANGE_HZ } from '@overtone/domain/frequency/modulation-range';
import { SUGGESTION_STATES, TASK_STATES, type TaskState } from '@overtone/domain/suggestion/states';
import type { Suggestion, SuggestionAlternative } from '@overtone/domain/suggestion/suggestion';
import type { Hertz, UnitInterval } from '@overtone/domain/units';
import { bothAsked, bothSet, rangeNote } from './both-rhythms.ts';
import { type CurrentSettings, isKnown, type Settings, settingsNow } from './current-settings.ts';
import type { AskedBand, ByHand, Direction, Order } from './order.ts';

/** What a request comes to: everything but what was asked for stays as it is. */
export interface Obeyed extends Suggestion {
  readonly source: 'offline';
  readonly state: TaskState | 'none';
  readonly confidence: UnitInterval;
  readonly alternatives: readonly SuggestionAlternative[];
}

/** What one order makes of settings, and the sentence that says so. */
type Step = readonly [Settings, string];

const BAND_STATES: Readonly<Record<AskedBand, TaskState>> = {
  Delta: 'wind_down',
  Theta: 'calm',
  Alpha: 'creative',
  Beta: 'deep_focus',
  Gamma: 'analytical',
};

const BEFORE_UNKNOWN = 'What you used before isn’t known here.';

const BY_HAND: Readonly<Record<ByHand, string>> = {
  'light-off': 'Only you switch the light off, with its own switch.',
  stop: 'Only you stop a session: Escape, or the button that started it, ends light and sound at once.',
};

const SLOWER = 0.8;
const SOFTER_BY = 0.15;
const QUIETER = 0.6;
/** A slow rhythm that is made faster stays at three pulses of the whole screen a second, unless it was above. */
const FASTEST_SLOW_HZ: Hertz = 3;

/**
 * Does what is asked of the signal, one order after the other, and says what was done. The slow rhythm stays below the
 * fast one, both in their range, and the volume is never raised. Where nothing is known of what is set, the states' own
 * pairs stand in.
 */
export function obey(orders: readonly Order[], current: CurrentSettings = {}): Obeyed {
  if (orders.every(({ kind }) => kind === 'before')) {
    const settings = settingsNow(current);
    return obeyed(settings, asBefore(settings, current), isKnown(current));
  }
  const both = bothAsked(orders);
  const first = both && bothAt(settingsNow(current), both, isKnown(current));
  const others = first ? orders.filter(({ kind }) => kind !== 'slow' && kind !== 'centre') : orders;
  const [settings, sentences] = others.reduce<readonly [Settings, readonly string[]]>(
    ([before, said], order) => {
      const [after, sentence] = step(order, before, current);
      return [after, [...said, sentence]];
    },
    first ? [first[0], [first[1]]] : [settingsNow(current), []],
  );
  return obeyed(settings, sentences.join(' '), isKnown(current) || orders.some(setsRhythm));
}

function obeyed(settings: Settings, narrativeExplanation: string, namesState: boolean): Obeyed {
  return {
    ...settings,
    narrativeExplanation,
    source: 'offline',
    state: namesState ? stateNear(settings.centerModulationHz) : 'none',
    confidence: 1,
    alternatives: [],
  };
}

function step(order: Order, settings: Settings, current: CurrentSettings): Step {
  switch (order.kind) {
    case 'centre':
      return centreAt(settings, order.hz, isKnown(current));
    case 'slow':
      return slowAt(settings, order.hz);
    case 'band':
      return inBand(settings, order.band, isKnown(current));
    case 'pace':
      return paced(settings, order.direction === 'less' ? SLOWER : 1 / SLOWER, current);
    case 'speed':
      return paced(settings, order.times, current);
    case 'strength':
      return strengthened(settings, order.direction);
    case 'volume':
      return withVolume(settings, order.direction);
    case 'mute':
      return muted(settings);
    case 'by-hand':
      return [settings, BY_HAND[order.what]];
    case 'colour': {
      const { hue, name } = order.colour;
      return [{ ...settings, visualHue: hue }, `The colour is ${name} now.`];
    }
    default:
      return [settings, BEFORE_UNKNOWN];
  }
}

/** Only what is set now reaches this place, and no history: whoever wants what they had before is told so, and what they get. */
function asBefore(settings: Settings, current: CurrentSettings): string {
  const centre = formatFrequency(settings.centerModulationHz);
  const slow = formatFrequency(settings.globalModulationHz);
  const kept = isKnown(current) ? 'everything stays as it is' : 'this is the neutral pair';
  return `${BEFORE_UNKNOWN.slice(0, -1)}, so ${kept}: ${centre} at the centre, the slow rhythm at ${slow}.`;
}

/** Both rhythms at once; where the slow one would not be the slower, the centre alone. */
function bothAt(
  settings: Settings,
  { slowHz, centreHz }: NonNullable<ReturnType<typeof bothAsked>>,
  isKnownSlow: boolean,
): Step {
  const both = bothSet(slowHz, centreHz);
  if (both) return [{ ...settings, ...both[0] }, both[1]];
  const [after, sentence] = centreAt(settings, centreHz, isKnownSlow);
  return [after, `The slow rhythm has to be the slower of the two. ${sentence}`];
}

function centreAt(settings: Settings, askedHz: Hertz, isKnownSlow: boolean): Step {
  const state = stateNear(clampModulation(askedHz));
  const slowHz = isKnownSlow ? settings.globalModulationHz : SUGGESTION_STATES[state].globalHz;
  const [pair, slow] = withCentre(clampModulation(askedHz), slowHz);
  const centre = `The centre is set to ${formatFrequency(pair.centerModulationHz)}`;
  const asked = pair.centerModulationHz === askedHz ? ', as you asked' : '';
  return [{ ...settings, ...pair }, `${rangeNote(askedHz)}${centre}${asked}; ${slow}.`];
}

/** The pair with this centre: a slow rhythm that would not be below it goes down. */
function withCentre(centreHz: Hertz, slowHz: Hertz) {
  const centerModulationHz = Math.max(centreHz, 2 * MODULATION_RANGE_HZ.min);
  if (slowHz < centerModulationHz) {
    const pair = { centerModulationHz, globalModulationHz: slowHz };
    return [pair, `the slow rhythm stays at ${formatFrequency(slowHz)}`] as const;
  }
  const usualHz = SUGGESTION_STATES[stateNear(centerModulationHz)].globalHz;
  const globalModulationHz = clampModulation(Math.min(usualHz, rounded(centerModulationHz / 2)));
  const slow = `the slow rhythm goes down to ${formatFrequency(globalModulationHz)}, because it has to be the slower one`;
  return [{ centerModulationHz, globalModulationHz }, slow] as const;
}

function slowAt(settings: Settings, askedHz: Hertz): Step {
  const hz = clampModulation(askedHz);
  const range = rangeNote(askedHz);
  if (hz >= settings.centerModulationHz) {
    const centre = formatFrequency(settings.centerModulationHz);
    return [
      settings,
      `${range}The slow rhythm has to stay below the centre’s ${centre}, so it is left as it is.`,
    ];
  }
  return [
    { ...settings, globalModulationHz: hz },
    `${range}The slow rhythm is set to ${formatFrequency(hz)}.`,
  ];
}

function inBand(settings: Settings, band: AskedBand, isKnownSlow: boolean): Step {
  const { aboveHz, upToHz } = BANDS.find(({ name }) => name === band) ?? BANDS[0];
  const { centerHz, globalHz } = SUGGESTION_STATES[BAND_STATES[band]];
  const [pair, slow] = withCentre(centerHz, isKnownSlow ? settings.globalModulationHz : globalHz);
  const sentence = `${band} is ${aboveHz}–${upToHz} Hz: the centre is set to ${formatFrequency(centerHz)}; ${slow}.`;
  return [{ ...settings, ...pair }, sentence];
}

function paced(settings: Settings, factor: number, current: CurrentSettings): Step {
  if (!isKnown(current)) return pacedFromNothing(settings, factor < 1 ? 'less' : 'more');
  const { centerModulationHz: centreHz, globalModulationHz: slowHz } = settings;
  const fastestSlowHz = Math.max(FASTEST_SLOW_HZ, slowHz);
  const slow = clampModulation(Math.min(fastestSlowHz, rounded(slowHz * factor)));
  const centre = clampModulation(Math.max(rounded(centreHz * factor), rounded(2 * slow)));
  const pair = { centerModulationHz: centre, globalModulationHz: slow };
  if (centre === centreHz && slow === slowHz) {
    return [settings, `The rhythms are as ${factor < 1 ? 'slow' : 'fast'} as they go.`];
  }
  const numbers = `the centre goes from ${formatFrequency(centreHz)} to ${formatFrequency(centre)}`;
  const slowly =
    slow === slowHz
      ? `the slow rhythm stays at ${formatFrequency(slow)}`
      : `the slow rhythm from ${formatFrequency(slowHz)} to ${formatFrequency(slow)}`;
  const opening = factor < 1 ? 'Slower' : 'Faster';
  return [{ ...settings, ...pair }, `${opening}: ${numbers}, ${slowly}.`];
}

function pacedFromNothing(settings: Settings, direction: Direction): Step {
  const { centerHz, globalHz } = SUGGESTION_STATES[direction === 'less' ? 'calm' : 'energise'];
  const opening = direction === 'less' ? 'Slower' : 'Faster';
  const pair = { centerModulationHz: centerHz, globalModulationHz: globalHz };
  const sentence = `${opening}: the centre is set to ${formatFrequency(centerHz)}, the slow rhythm to ${formatFrequency(globalHz)}.`;
  return [{ ...settings, ...pair }, sentence];
}

function strengthened(settings: Settings, direction: Direction): Step {
  const now = settings.globalModulationStrength;
  const by = direction === 'less' ? -SOFTER_BY : SOFTER_BY;
  const strength = rounded(Math.min(1, Math.max(Math.min(now, 0.05), now + by)));
  if (strength === now) {
    return [settings, `It is as ${direction === 'less' ? 'soft' : 'strong'} as it goes.`];
  }
  const opening = direction === 'less' ? 'Softer' : 'Stronger';
  return [
    { ...settings, globalModulationStrength: strength },
    `${opening}: the intensity goes from ${percent(now)} to ${percent(strength)}.`,
  ];
}

function withVolume(settings: Settings, direction: Direction): Step {
  const now = settings.masterAudioVolume;
  if (direction === 'more') {
    return [settings, `The volume stays at ${percent(now)}: only you raise it, with its slider.`];
  }
  const volume = rounded(now * QUIETER);
  return [
    { ...settings, masterAudioVolume: volume },
    `Quieter: the volume goes from ${percent(now)} to ${percent(volume)}.`,
  ];
}

function muted(settings: Settings): Step {
  const now = settings.masterAudioVolume;
  if (now === 0) return [settings, 'The sound is already off: the volume is at 0%.'];
  const sentence = `No sound: the volume goes from ${percent(now)} to 0%; its slider brings it back.`;
  return [{ ...settings, masterAudioVolume: 0 }, sentence];
}

function setsRhythm({ kind }: Order): boolean {
  return ['centre', 'band', 'pace', 'speed'].includes(kind);
}

/** The state whose windows hold this centre, the one nearest to its own; else the state of the band. */
function stateNear(hz: Hertz): TaskState {
  const distance = (state: TaskState) => Math.abs(SUGGESTION_STATES[state].centerHz - hz);
  const [nearest] = TASK_STATES.filter((state) => {
    const { min, max } = SUGGESTION_STATES[state].centerWindowHz;
    return hz >= min && hz <= max;
  }).toSorted((one, other) => distance(one) - distance(other));
  return nearest ?? (hz < SUGGESTION_STATES.calm.centerWindowHz.min ? 'wind_down' : 'analytical');
}

function rounded(value: number): number {
  return Number(value.toFixed(2));
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
