import { clampModulation } from '../frequency/modulation-range.ts';
import { failed, ok, type Result } from '../result.ts';
import { SETTING_TABLE } from '../session/setting-table.ts';
import type { SessionSettings, Waveform } from '../session/settings.ts';
import type { Degrees, Hertz, UnitInterval } from '../units.ts';
import { plainText } from './plain-text.ts';

/** Who chose the numbers: a language model, the built-in recommender, or the rule for health mentions. */
export const SUGGESTION_SOURCES = ['ai', 'offline', 'safety'] as const;

/** Who chose the numbers of a suggestion. */
export type SuggestionSource = (typeof SUGGESTION_SOURCES)[number];

/** What a suggestion may set. */
export const SUGGESTED_SETTINGS = [
  'globalModulationHz',
  'centerModulationHz',
  'visualHue',
  'globalModulationStrength',
  'masterAudioVolume',
  'backgroundVolume',
  'waveform',
] as const satisfies readonly (keyof SessionSettings)[];

/** A setting that a suggestion may set. */
export type SuggestedSetting = (typeof SUGGESTED_SETTINGS)[number];

/** Another reading of the same task, offered beside the chosen one. */
export interface SuggestionAlternative {
  readonly state: string;
  readonly label: string;
  /** What it would be for, in a few words. */
  readonly reason?: string;
  readonly globalModulationHz: Hertz;
  readonly centerModulationHz: Hertz;
  readonly visualHue: Degrees;
}

/** Settings proposed for a task. The global rhythm is always the slower one. */
export interface Suggestion {
  readonly globalModulationHz: Hertz;
  readonly centerModulationHz: Hertz;
  readonly visualHue: Degrees;
  readonly globalModulationStrength: UnitInterval;
  readonly masterAudioVolume: UnitInterval;
  /** Of what plays behind the tone; absent where nothing is said of it. */
  readonly backgroundVolume?: UnitInterval;
  readonly waveform: Waveform;
  readonly narrativeExplanation: string;
  /** What of it is to be set, where that is not all: an order changes what it asks for alone. Empty where it changes nothing. */
  readonly sets?: readonly SuggestedSetting[];
  readonly source?: SuggestionSource;
  readonly state?: string;
  readonly confidence?: UnitInterval;
  readonly alternatives?: readonly SuggestionAlternative[];
  readonly safetyNote?: string;
  /** Names it in the history of the account that asked; verdicts refer to it. */
  readonly suggestionId?: string;
}

/** Either frequency is missing, or is not a number. */
export const INVALID_FREQUENCY_VALUES = 'Invalid frequency values in response';
/** The global frequency is not strictly lower than the centre frequency, as both can be set. */
const INVALID_FREQUENCY_RELATIONSHIP = 'Invalid frequency relationship';

/** Why a reply is not a suggestion. */
export type SuggestionFailure =
  | typeof INVALID_FREQUENCY_VALUES
  | typeof INVALID_FREQUENCY_RELATIONSHIP;

/** What a suggestion holds where the reply says nothing. */
export const SUGGESTION_DEFAULTS = {
  visualHue: 240,
  globalModulationStrength: 0.45,
  masterAudioVolume: 0.1,
  waveform: 'Sine',
  narrativeExplanation: 'These rhythms are set for your task.',
} as const satisfies Partial<Suggestion>;

/** Longest explanation that is shown, in code points. */
export const MAX_NARRATIVE_CODE_POINTS = 400;

const MAX_LABEL_CODE_POINTS = 40;
const MAX_REASON_CODE_POINTS = 120;
const MAX_ALTERNATIVES = 4;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;

type Fields = Readonly<Record<string, unknown>>;
type Rhythms = Pick<Suggestion, 'globalModulationHz' | 'centerModulationHz'>;

/**
 * Checks a reply of any shape and turns it into a suggestion: the two frequencies must be there and in order, and one
 * that cannot be set becomes the nearest that can, which the explanation says; everything else is repaired or replaced by its
 * default. Never throws.
 */
export function parseSuggestion(reply: unknown): Result<Suggestion, SuggestionFailure> {
  const fields = fieldsOf(reply);
  const rhythms = parseRhythms(fields);
  if (!rhythms.ok) return rhythms;
  return ok({
    ...rhythms.value,
    visualHue: hueOf(fields['visualHue']),
    globalModulationStrength:
      shareOf(fields['globalModulationStrength']) ?? SUGGESTION_DEFAULTS.globalModulationStrength,
    masterAudioVolume:
      shareOf(fields['masterAudioVolume']) ?? SUGGESTION_DEFAULTS.masterAudioVolume,
    waveform:
      oneOf(SETTING_TABLE.session.waveform.of, fields['waveform']) ?? SUGGESTION_DEFAULTS.waveform,
    narrativeExplanation: narrativeOf(fields, clampSentences(fields, rhythms.value)),
    ...additionsOf(fields),
  });
}

/** What only some replies carry; anything malformed is left out. */
function additionsOf(fields: Fields) {
  const backgroundVolume = shareOf(fields['backgroundVolume']);
  const sets = setsOf(fields['sets']);
  const source = oneOf(SUGGESTION_SOURCES, fields['source']);
  const state = textOf(fields['state'], MAX_LABEL_CODE_POINTS);
  const confidence = shareOf(fields['confidence']);
  const alternatives = alternativesOf(fields['alternatives']);
  const safetyNote = textOf(fields['safetyNote'], MAX_NARRATIVE_CODE_POINTS);
  const suggestionId = uuidOf(fields['suggestionId']);
  return {
    ...(backgroundVolume !== undefined && { backgroundVolume }),
    ...(sets !== undefined && { sets }),
    ...(source !== undefined && { source }),
    ...(state !== undefined && { state }),
    ...(confidence !== undefined && { confidence }),
    ...(alternatives.length > 0 && { alternatives }),
    ...(safetyNote !== undefined && { safetyNote }),
    ...(suggestionId !== undefined && { suggestionId }),
  };
}

function parseRhythms(fields: Fields): Result<Rhythms, SuggestionFailure> {
  const { globalModulationHz: asked, centerModulationHz: askedCenter } = fields;
  if (!isNumber(asked) || !isNumber(askedCenter)) return failed(INVALID_FREQUENCY_VALUES);
  const globalModulationHz = clampModulation(asked);
  const centerModulationHz = clampModulation(askedCenter);
  if (globalModulationHz >= centerModulationHz) return failed(INVALID_FREQUENCY_RELATIONSHIP);
  return ok({ globalModulationHz, centerModulationHz });
}

/** The explanation, and after it what has to be said; both together are as long as an explanation may be. */
function narrativeOf(fields: Fields, said: readonly string[]): string {
  const after = said.map((sentence) => ` ${sentence}`).join('');
  const room = MAX_NARRATIVE_CODE_POINTS - after.length;
  const own =
    textOf(fields['narrativeExplanation'], room) ?? SUGGESTION_DEFAULTS.narrativeExplanation;
  return `${own}${after}`;
}

const RHYTHM_WORDS = { globalModulationHz: 'slow', centerModulationHz: 'fast' } as const;

/** What is said of a frequency that could not be set as the reply asks. */
function clampSentences(fields: Fields, rhythms: Rhythms): readonly string[] {
  const names = ['globalModulationHz', 'centerModulationHz'] as const;
  return names.flatMap((name) => {
    const asked = fields[name];
    const hz = rhythms[name];
    if (!isNumber(asked) || asked === hz) return [];
    const limit = asked > hz ? 'fastest' : 'slowest';
    return [
      `The suggestion for the ${RHYTHM_WORDS[name]} rhythm was ${asked} Hz; it is set to ${hz} Hz, the ${limit} there is.`,
    ];
  });
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function hueOf(value: unknown): Degrees {
  if (typeof value !== 'number' || !Number.isFinite(value)) return SUGGESTION_DEFAULTS.visualHue;
  return ((value % 360) + 360) % 360;
}

function shareOf(value: unknown): UnitInterval | undefined {
  return typeof value === 'number' && value >= 0 && value <= 1 ? value : undefined;
}

function textOf(value: unknown, maxCodePoints: number): string | undefined {
  return (typeof value === 'string' && plainText(value, maxCodePoints)) || undefined;
}

function uuidOf(value: unknown): string | undefined {
  return typeof value === 'string' && UUID.test(value) ? value : undefined;
}

function oneOf<Value extends string>(allowed: readonly Value[], value: unknown): Value | undefined {
  return allowed.find((candidate) => candidate === value);
}

/** Those of a list that can be set; undefined where there is no list, which is all of them. */
function setsOf(value: unknown): readonly SuggestedSetting[] | undefined {
  return Array.isArray(value)
    ? SUGGESTED_SETTINGS.filter((name) => value.includes(name))
    : undefined;
}

function alternativesOf(value: unknown): readonly SuggestionAlternative[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, MAX_ALTERNATIVES).flatMap((entry: unknown) => {
    const fields = fieldsOf(entry);
    const rhythms = parseRhythms(fields);
    const state = textOf(fields['state'], MAX_LABEL_CODE_POINTS);
    const label = textOf(fields['label'], MAX_LABEL_CODE_POINTS);
    if (!rhythms.ok || state === undefined || label === undefined) return [];
    const reason = textOf(fields['reason'], MAX_REASON_CODE_POINTS);
    return [
      {
        state,
        label,
        ...(reason !== undefined && { reason }),
        ...rhythms.value,
        visualHue: hueOf(fields['visualHue']),
      },
    ];
  });
}

function fieldsOf(value: unknown): Fields {
  return hasFields(value) ? value : {};
}

function hasFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
