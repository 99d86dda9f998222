import { failed, type Result } from '@overtone/domain/result';
import {
  isInStateWindows,
  isSuggestionState,
  type SuggestionState,
  SUGGESTION_STATES,
} from '@overtone/domain/suggestion/states';
import {
  INVALID_FREQUENCY_VALUES,
  parseSuggestion,
  type Suggestion,
  type SuggestionFailure,
} from '@overtone/domain/suggestion/suggestion';
import type { Hertz } from '@overtone/domain/units';
import { z } from 'zod';

/** Everything up to the end of the model's thoughts; some servers leave out where they begin. */
const THINKING = /^[\s\S]*<\/think>/u;
const TRAILING_COMMA = /,(?=\s*[}\]])/gu;
const NUMBER_IN_WORDS = /^\s*(-?\d+(?:\.\d+)?)\s*(?:hz|°)?\s*$/iu;
/** Longer than anybody writes a number, and little enough for the pattern above. */
const MAX_NUMBER_LENGTH = 40;
const LINK = /\[([^\]]*)\]\([^)]*\)/gu;
const ADDRESS =
  /\b(?:[a-z]+:\/\/|www\.)\S+|\b[\w-]+(?:\.[\w-]+)*\.(?:com|net|org|io|app|dev|ai|co|me|info|ru|cn)\b\S*/giu;
const MARKUP = /<[^>]*>|[*`]+|^#+\s/gu;
/** What comes after is not looked at; several times what is shown, and little enough for the patterns above. */
const MAX_EXPLANATION_LENGTH = 2_000;
const SPACES = /\s{2,}/gu;
/** What a productivity tool must never say of itself. */
const PROMISE =
  /\b(?:cures?|heals?|treats?|treatment|diagnos\w+|proven|guarantee\w*|medically|safe (?:for|to use))\b/iu;

/** Medicines and doses in the commonest languages: no program that sets rhythms has anything to say of them. */
const MEDICINE = new RegExp(
  `(?<!\\p{L})(?:${[
    '\\d+(?:[.,]\\d+)? ?(?:mg|mcg|µg|μg|ml|milligram\\p{L}*|tablet\\p{L}*|pills?|capsules?)',
    '(?:dose|doses|dosage|dosing|dosis|dosierung|posologie|dosaggio)',
    '(?:tablets|pills?|capsules|tabletten?|pillen?|comprimés?|pastillas?|comprimidos?|compresse|pillole)',
    '(?:medication|medicine|medicament|medikament|médicament|medicamento|medicinal|medicijn|medicin|lekarst)\\p{L}*',
    '(?:таблет|лекарств|ліки|пігулк|препарат)\\p{L}*',
    '(?:melatonin|ibuprofen|paracetamol|acetaminophen|aspirin|adderall|ritalin|methylphenidat|modafinil)\\p{L}*',
    '(?:xanax|valium|prozac|ssri|antidepress|benzodiazepin|opioid|stimulants|sedative|beta.?blocker)\\p{L}*',
  ].join('|')})(?!\\p{L})|服药|吃药|药物|剂量|毫克|薬|服用|복용|약물`,
  'iu',
);

/** What only programs write: a name in quotes with a colon, or an object's braces. */
const CODE = /[{}]|"\w+"\s*:/u;

/**
 * The suggestion in a model's reply. Syntax is repaired (fences, prose around the object, a trailing comma, "18 Hz");
 * meaning is not: a pair outside its state's windows is refused, never moved. Only what no setting can be is moved to the
 * nearest that can, and said.
 */
export function readReply(text: string): Result<Suggestion, SuggestionFailure> {
  const fields = objectIn(text);
  const { state, narrativeExplanation } = fields;
  if (!isSuggestionState(state) || state === 'safety') return failed(INVALID_FREQUENCY_VALUES);

  const parsed = parseSuggestion({
    globalModulationHz: numberIn(fields['globalModulationHz']),
    centerModulationHz: numberIn(fields['centerModulationHz']),
    visualHue: numberIn(fields['visualHue']) ?? SUGGESTION_STATES[state].hue,
    narrativeExplanation: explanationIn(narrativeExplanation) ?? SUGGESTION_STATES[state].reason,
    source: 'ai',
    state,
  });
  if (parsed.ok && !isInStateWindows(state, withoutClamped(state, fields, parsed.value))) {
    return failed(INVALID_FREQUENCY_VALUES);
  }
  return parsed;
}

/**
 * The pair that the state's windows judge: a frequency that could not be set as the reply asks became the nearest that can,
 * which the explanation says, and is not judged.
 */
function withoutClamped(
  state: SuggestionState,
  fields: Readonly<Record<string, unknown>>,
  set: Suggestion,
) {
  const { globalHz, centerHz } = SUGGESTION_STATES[state];
  const judged = (name: 'globalModulationHz' | 'centerModulationHz', own: Hertz) =>
    numberIn(fields[name]) === set[name] ? set[name] : own;
  return {
    globalModulationHz: judged('globalModulationHz', globalHz),
    centerModulationHz: judged('centerModulationHz', centerHz),
  };
}

/**
 * The explanation as plain words; undefined where nothing is left, or where it is no prose, promises what nobody may or
 * advises on medicines.
 */
function explanationIn(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const words = value
    .slice(0, MAX_EXPLANATION_LENGTH)
    .normalize('NFC')
    .replace(LINK, '$1')
    .replace(MARKUP, '')
    // Last, since an address may only come together where markup was taken out of it.
    .replace(ADDRESS, '')
    .replace(SPACES, ' ')
    .trim();
  const isRefused = PROMISE.test(words) || MEDICINE.test(words) || CODE.test(words);
  return words === '' || isRefused ? undefined : words;
}

function objectIn(reply: string): Readonly<Record<string, unknown>> {
  const text = reply.replace(THINKING, '');
  const object = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  return parseObject(object) ?? parseObject(object.replace(TRAILING_COMMA, '')) ?? {};
}

function parseObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    return z.record(z.string(), z.unknown()).safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function numberIn(value: unknown): unknown {
  if (typeof value !== 'string' || value.length > MAX_NUMBER_LENGTH) return value;
  const match = NUMBER_IN_WORDS.exec(value);
  return match === null ? value : Number(match[1]);
}
