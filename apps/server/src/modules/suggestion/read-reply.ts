import { failed, type Result } from '@overtone/domain/result';
import {
  isInStateWindows,
  isSuggestionState,
  SUGGESTION_STATES,
} from '@overtone/domain/suggestion/states';
import {
  INVALID_FREQUENCY_VALUES,
  parseSuggestion,
  type Suggestion,
  type SuggestionFailure,
} from '@overtone/domain/suggestion/suggestion';
import { z } from 'zod';

const THINKING = /<think>[\s\S]*?<\/think>/gu;
const TRAILING_COMMA = /,(?=\s*[}\]])/gu;
const NUMBER_IN_WORDS = /^\s*(-?\d+(?:\.\d+)?)\s*(?:hz|°)?\s*$/iu;
const MARKUP_AND_LINKS = /<[^>]*>|https?:\/\/\S+/giu;

/**
 * The suggestion in a model's reply. Syntax is repaired (fences, prose around the object, a trailing comma, "18 Hz");
 * meaning is not: a pair outside its state's windows is refused, never moved.
 */
export function readReply(text: string): Result<Suggestion, SuggestionFailure> {
  const fields = objectIn(text);
  const { state, narrativeExplanation } = fields;
  if (!isSuggestionState(state) || state === 'safety') return failed(INVALID_FREQUENCY_VALUES);

  const parsed = parseSuggestion({
    globalModulationHz: numberIn(fields['globalModulationHz']),
    centerModulationHz: numberIn(fields['centerModulationHz']),
    visualHue: numberIn(fields['visualHue']) ?? SUGGESTION_STATES[state].hue,
    narrativeExplanation:
      typeof narrativeExplanation === 'string'
        ? narrativeExplanation.normalize('NFC').replace(MARKUP_AND_LINKS, '')
        : SUGGESTION_STATES[state].reason,
    source: 'ai',
    state,
  });
  if (parsed.ok && !isInStateWindows(state, parsed.value)) return failed(INVALID_FREQUENCY_VALUES);
  return parsed;
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
  const match = typeof value === 'string' ? NUMBER_IN_WORDS.exec(value) : null;
  return match === null ? value : Number(match[1]);
}
