import { formatFrequency } from '@overtone/domain/frequency/format-frequency';
import { clampModulation } from '@overtone/domain/frequency/modulation-range';
import { percent } from '@overtone/domain/session/percent';
import { SUGGESTION_STATES, type TaskState } from '@overtone/domain/suggestion/states';
import {
  SUGGESTED_SETTINGS,
  type SuggestedSetting,
  type Suggestion,
  type SuggestionAlternative,
} from '@overtone/domain/suggestion/suggestion';
import type { UnitInterval } from '@overtone/domain/units';
import { bothAsked, type Pair } from './both-rhythms.ts';
import {
  type CurrentSettings,
  isKnown,
  type Settings,
  settingsNow,
  type Step,
} from './current-settings.ts';
import { bothAt, centreAt, inBand, slowAt } from './one-rhythm.ts';
import type { ByHand, Direction, Order } from './order.ts';
import { paced } from './pace.ts';
import { muted, withoutBackground, withVolume } from './sound-orders.ts';
import { stateNear } from './state-near.ts';

/** What a request comes to: everything but what was asked for stays as it is. */
export interface Obeyed extends Suggestion {
  /** What was asked for, and is to be set; the rest is as it is, or stands in for what is off or not known. */
  readonly sets: readonly SuggestedSetting[];
  readonly source: 'offline';
  readonly state: TaskState | 'none';
  readonly confidence: UnitInterval;
  readonly alternatives: readonly SuggestionAlternative[];
}

/** Orders that were done, one after the other: where that leads, what of it they changed, and what is said of it. */
interface Done {
  readonly settings: Settings;
  readonly changed: Partial<Settings>;
  readonly said: readonly string[];
}

const BEFORE_UNKNOWN = 'What you used before isn’t known here.';

const BY_HAND: Readonly<Record<ByHand, string>> = {
  'light-off': 'Only you switch the light off, with its own switch.',
  stop: 'Only you stop a session: Escape, or the button that started it, ends light and sound at once.',
};

const SLOWER = 0.8;
const SOFTER_BY = 0.15;

/**
 * Does what is asked of the signal, one order after the other, and says what was done. The slow rhythm stays below the
 * fast one, both in their range, a rhythm that is off stays off unless it is asked for, and the volume is never raised.
 * Where nothing is known of what is set, the states' own pairs stand in.
 */
export function obey(orders: readonly Order[], current: CurrentSettings = {}): Obeyed {
  const now: Done = { settings: settingsNow(current), changed: {}, said: [] };
  if (orders.every(({ kind }) => kind === 'before')) {
    return obeyed(doneNext(now, asBefore(now.settings, isKnown(current))), isKnown(current));
  }
  const both = bothAsked(orders);
  const begun = both ? doneNext(now, bothAt(now.settings, both, isKnown(current))) : now;
  const others = both ? orders.filter(({ kind }) => kind !== 'slow' && kind !== 'centre') : orders;
  const done = others.reduce<Done>(
    (before, order) => doneNext(before, step(order, before.settings, isKnown(current))),
    begun,
  );
  return obeyed(done, isKnown(current) || orders.some(setsRhythm));
}

function doneNext({ settings, changed, said }: Done, [change, sentence]: Step): Done {
  return {
    settings: { ...settings, ...change },
    changed: { ...changed, ...change },
    said: [...said, sentence],
  };
}

function obeyed({ settings, changed, said }: Done, isPairKnown: boolean): Obeyed {
  const { centerModulationHz: centreHz, backgroundVolume, ...others } = settings;
  return {
    ...others,
    ...pairOf(settings),
    ...(backgroundVolume !== null && { backgroundVolume }),
    narrativeExplanation: said.join(' '),
    sets: SUGGESTED_SETTINGS.filter((name) => Object.hasOwn(changed, name)),
    source: 'offline',
    state: isPairKnown && centreHz !== null ? stateNear(centreHz) : 'none',
    confidence: 1,
    alternatives: [],
  };
}

/** Both rhythms, which every suggestion names: one that is off is stood in for, and not among what is set. */
function pairOf({ globalModulationHz, centerModulationHz }: Settings): Pair {
  const { centerHz, globalHz } = SUGGESTION_STATES.none;
  const slowHz = globalModulationHz ?? Math.min(globalHz, (centerModulationHz ?? centerHz) / 2);
  const pair = {
    globalModulationHz: clampModulation(slowHz),
    centerModulationHz: clampModulation(centerModulationHz ?? Math.max(centerHz, 2 * slowHz)),
  };
  return pair.globalModulationHz < pair.centerModulationHz
    ? pair
    : { globalModulationHz: globalHz, centerModulationHz: centerHz };
}

function step(order: Order, settings: Settings, isPairKnown: boolean): Step {
  switch (order.kind) {
    case 'centre':
      return centreAt(settings, order.hz, isPairKnown);
    case 'slow':
      return slowAt(settings, order.hz);
    case 'band':
      return inBand(settings, order.band, isPairKnown);
    case 'pace':
      return paced(settings, order.direction === 'less' ? SLOWER : 1 / SLOWER, isPairKnown);
    case 'speed':
      return paced(settings, order.times, isPairKnown);
    case 'strength':
      return strengthened(settings, order.direction);
    case 'volume':
      return withVolume(settings, order.direction);
    case 'mute':
      return muted(settings);
    case 'background-off':
      return withoutBackground(settings);
    case 'by-hand':
      return [{}, BY_HAND[order.what]];
    case 'colour': {
      const { hue, name } = order.colour;
      return [{ visualHue: hue }, `The colour is ${name} now.`];
    }
    default:
      return [{}, BEFORE_UNKNOWN];
  }
}

/** Only what is set now reaches this place, and no history: whoever wants what they had before is told so, and what they get. */
function asBefore(settings: Settings, isPairKnown: boolean): Step {
  const { globalModulationHz: slowHz, centerModulationHz: centreHz, visualHue } = settings;
  const centre =
    centreHz === null ? 'no rhythm at the centre' : `${formatFrequency(centreHz)} at the centre`;
  const slow = slowHz === null ? 'no slow rhythm' : `the slow rhythm at ${formatFrequency(slowHz)}`;
  const kept = isPairKnown ? 'everything stays as it is' : 'this is the neutral pair';
  const sentence = `${BEFORE_UNKNOWN.slice(0, -1)}, so ${kept}: ${centre}, ${slow}.`;
  if (isPairKnown) return [{}, sentence];
  return [{ globalModulationHz: slowHz, centerModulationHz: centreHz, visualHue }, sentence];
}

function strengthened(settings: Settings, direction: Direction): Step {
  const now = settings.globalModulationStrength;
  const by = direction === 'less' ? -SOFTER_BY : SOFTER_BY;
  const strength = rounded(Math.min(1, Math.max(Math.min(now, 0.05), now + by)));
  if (strength === now) {
    return [{}, `It is as ${direction === 'less' ? 'soft' : 'strong'} as it goes.`];
  }
  const opening = direction === 'less' ? 'Softer' : 'Stronger';
  return [
    { globalModulationStrength: strength },
    `${opening}: the intensity goes from ${percent(now)} to ${percent(strength)}.`,
  ];
}

function setsRhythm({ kind }: Order): boolean {
  return ['centre', 'band', 'pace', 'speed'].includes(kind);
}

function rounded(value: number): number {
  return Number(value.toFixed(2));
}
