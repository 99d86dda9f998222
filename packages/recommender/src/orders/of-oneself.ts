import { anyWord } from './any-word.ts';
import {
  COLOUR_WORDS,
  COOLER_WORDS,
  PACE_WORDS,
  STRENGTH_WORDS,
  VOLUME_WORDS,
  WARMER_WORDS,
} from './order-words.ts';

/** What may stand between "I" and what somebody wants to be or to have. */
const WISHES =
  '(?: (?:a|bit|can|could|even|get|going|have|just|like|little|lot|love|may|might|more|much|must|need|of|only|really|should|some|still|to|try|use|wanna|want|will|would))*?';
/** How much. */
const HOW_MUCH =
  '(?: (?:a bit|a little|a little bit|a lot|a tad|all|always|even|far|getting|just|much|only|quite|rather|really|slightly|so|somewhat|still|very|way))*?';
/** "I'm", "I want to be", "make me": what comes then is said of a person. */
const OF_ONESELF = `(?:im|i am|i feel|im feeling|(?:i|id|ill|im)${WISHES} be|(?:let|make|keep) me(?: be)?)${HOW_MUCH}`;

/** Whoever says how they are says why, and asks nothing of the signal by it. */
const HOW_ONE_IS = 'im tired';

let ofOneself: RegExp | undefined;

/**
 * A text in order form in which nobody speaks of themselves in words that are said of the signal as well: of "slower, im too
 * weak" the first word is left for an order, and of "i need more strength" none.
 */
export function withoutOneself(form: string): string {
  ofOneself ??= pattern();
  return form.replace(ofOneself, HOW_ONE_IS);
}

function pattern(): RegExp {
  const { less: slower, more: faster } = PACE_WORDS;
  const { less: softer, more: stronger } = STRENGTH_WORDS;
  const { less: quieter, more: louder } = VOLUME_WORDS;
  const colours = COLOUR_WORDS.map(({ words }) => words);
  const said = [slower, faster, softer, stronger, quieter, louder, WARMER_WORDS, COOLER_WORDS];
  return new RegExp(
    `(?<!\\p{L})(?:${OF_ONESELF} ${anyWord([...said, ...colours].join(','))}|(?:i|id)${WISHES} more strength(?!\\p{L}))`,
    'gu',
  );
}
