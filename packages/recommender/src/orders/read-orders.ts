import { noiseIn } from '../read/detect-noise.ts';
import { anyWord, byLength, listed } from './any-word.ts';
import { withoutOneself } from './of-oneself.ts';
import type { Order } from './order.ts';
import { orderForm } from './order-form.ts';
import {
  BACKGROUND_OFF_WORDS,
  BAND_WORDS,
  BEFORE_WORDS,
  BY_HAND_WORDS,
  COLOUR_WORDS,
  COOLER_WORDS,
  DOUBLE_WORDS,
  HALF_WORDS,
  LESS_WORDS,
  MUTE_WORDS,
  PACE_WORDS,
  POLITE_PIECES,
  POLITE_WORDS,
  SLOW_RHYTHM_WORDS,
  STRENGTH_WORDS,
  VOLUME_WORDS,
  WARMER_WORDS,
} from './order-words.ts';

/** Finds one kind of order in a text, and what is left of the text without it. */
interface Reader {
  readonly pattern: RegExp;
  readonly orders: (match: RegExpMatchArray) => readonly Order[];
}

interface Reading {
  readonly readers: readonly Reader[];
  readonly polite: ReadonlySet<string>;
  readonly politePieces: RegExp;
}

const NUMBER = String.raw`(?<![\p{sc=Latin}\p{sc=Cyrillic}\p{N}.-])(\d{1,6}(?:\.\d{1,4})?)`;
const HERTZ =
  '(?:hz|hertz|herz|hercios?|hertzios?|герц(?:а|ов|ив)?|гц|ヘルツ|헤르츠|赫兹|赫茲|हर्ट्ज|هرتز)(?![a-zа-я])';
/** "Set it to 12": a number that needs no unit, since nothing but the rhythm is set by one. */
const SET_IT = String.raw`(?<![\p{L}])(?:(?:set|put|change|switch|turn|bring|make) (?:it |this |that |the (?:centre|center|frequency|rhythm) )?(?:to|at)|make it|(?:stell|stelle|setz|setze) (?:es |das )?auf|(?:mets|regle) (?:le |la |ca )?(?:a|sur)|(?:pon|ponlo|ponla|ponme) (?:a|en)|(?:mettilo|metti|imposta) (?:a|su)|(?:coloca|poe) (?:em|a)|zet (?:het )?op|поставь (?:на )?)`;
const MARK = ' \uE000 ';

let reading: Reading | undefined;

/**
 * What a text asks of the signal itself: "give me 20 Hz", "theta please", "slower", "less blue", "wie gestern". Empty for
 * any other text: all that it says must be the request and polite words around it, but for a task after a number
 * ("20 Hz for reading"). Whoever speaks of themselves ("I'm too weak") orders nothing. Numbers are as they were said, and may
 * be out of range.
 */
export function readOrders(text: string): readonly Order[] {
  const said = orderForm(text);
  if (said === undefined) return [];
  const form = withoutOneself(said);
  reading ??= makeReading();
  const found: Order[] = [];
  let rest = form;
  for (const { pattern, orders } of reading.readers) {
    for (const match of rest.matchAll(pattern)) found.push(...orders(match));
    rest = rest.replace(pattern, MARK);
  }
  if (found.length === 0) return [];
  const isMeant =
    isPolite(rest, reading) ||
    isNumberForTask(rest, found, reading) ||
    (!TO_ONESELF.test(form) && hasReason(rest, found, reading));
  return isMeant ? simplest(found) : [];
}

/** A number says more than the name of its band, and of two that say the same thing the first counts. */
function simplest(found: readonly Order[]): readonly Order[] {
  const kept = found.filter(
    ({ kind }) => kind !== 'band' || !found.some((other) => other.kind === 'centre'),
  );
  return kept.filter(({ kind }, index) => kept.findIndex((other) => other.kind === kind) === index);
}

function isPolite(rest: string, { polite, politePieces }: Reading): boolean {
  return rest
    .replace(politePieces, ' ')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .every((word) => word === '' || polite.has(word));
}

const FOR_A_TASK =
  /^(?<before>.*)\uE000\s+(?:[a-z]+\s+)??(?:for|while|during|pour|pendant|para|fur|beim|wahrend|per|voor|tijdens|для|при)\s+(?<task>[^\uE000]+)$/u;

/** "I'd like 20 Hz for reading": the number is meant, whatever it is for. */
function isNumberForTask(rest: string, found: readonly Order[], reading: Reading): boolean {
  if (!found.every(({ kind }) => kind === 'centre' || kind === 'slow' || kind === 'band'))
    return false;
  if (!found.some(({ kind }) => kind === 'centre')) return false;
  const { before, task } = FOR_A_TASK.exec(rest.trim())?.groups ?? {};
  if (before === undefined || task === undefined) return false;
  return isPolite(before, reading) && noiseIn(task) === undefined;
}

const WITH_A_REASON =
  /^(?<before>[^\uE000]*\uE000(?:[^\uE000,;.!–—]*\uE000)*[^\uE000,;.!–—]*?)(?:\s*[,;.!–—]+\s*|\s+(?=(?:im|ive|its|because|cause|cos|cuz|since|weil|denn|parce|car|porque|pois|perche|want|omdat|потому)\s))(?<reason>[^\uE000?]+)$/u;
const TELLS_WHY =
  /^(?:im|ive|ill|i|its|it|this|that|thats|the|my|because|cause|cos|cuz|since|as|need|got|weil|denn|ich|es|das|mir|meine|mein|parce|car|je|jai|ca|cest|mes|porque|me|estoy|tengo|esto|es|mis|pois|estou|isso|perche|sono|ho|mi|want|ik|het|omdat|я|мне|потому|это|у)\s/u;
/** People say this to themselves as well: with a feeling behind it, it is no order. */
const TO_ONESELF = /(?<!\p{L})(?:slow down|speed up|ralentir|rallenta)(?!\p{L})/u;
const ONES_OWN = /(?:^|\s)(?:i|im|ich|je|yo|eu|io|ik)\s/u;

/**
 * "20 Hz, I'm coding", "slower, it's making me jittery": the request is meant, whatever is said behind it. Not "I need to slow
 * down, I'm stressed", nor the name of a colour or a band before a story.
 */
function hasReason(rest: string, found: readonly Order[], reading: Reading): boolean {
  const isNumber = found.some(({ kind }) => kind === 'centre' || kind === 'slow');
  const { before, reason } = WITH_A_REASON.exec(rest.trim())?.groups ?? {};
  if (before === undefined || reason === undefined || noiseIn(reason) !== undefined) return false;
  const isWhy = TELLS_WHY.test(reason) && !ONES_OWN.test(before) && found.every(isOfSignalAlone);
  return isPolite(before, reading) && (isNumber || isWhy);
}

/** Words for these are hardly said of anything else. */
function isOfSignalAlone({ kind }: Order): boolean {
  return !['colour', 'band', 'before', 'by-hand'].includes(kind);
}

function makeReading(): Reading {
  const hertz = (match: RegExpMatchArray, group = 1) => Number(match[group]);
  return {
    readers: [
      {
        pattern: pattern(
          `${NUMBER} ?(?:${HERTZ})? ?(?:/|and|und|et|y|e|with|over|\\+) ?(\\d{1,6}(?:\\.\\d{1,4})?) ?${HERTZ}`,
        ),
        orders: (match) => [
          { kind: 'slow', hz: Math.min(hertz(match, 1), hertz(match, 2)) },
          { kind: 'centre', hz: Math.max(hertz(match, 1), hertz(match, 2)) },
        ],
      },
      {
        pattern: pattern(
          `${anyWord(SLOW_RHYTHM_WORDS)} ?(?:is|to|at|of|=|:)? ?${NUMBER} ?${HERTZ}`,
        ),
        orders: (match) => [{ kind: 'slow', hz: hertz(match) }],
      },
      {
        pattern: pattern(`${NUMBER} ?-?${HERTZ}`),
        orders: (match) => [{ kind: 'centre', hz: hertz(match) }],
      },
      {
        pattern: pattern(`${SET_IT} ${NUMBER}(?! ?[%:/.\\d])`),
        orders: (match) => [{ kind: 'centre', hz: hertz(match) }],
      },
      ...words(BEFORE_WORDS, { kind: 'before' }),
      {
        // "Background rhythm" is a name of the slow rhythm.
        pattern: pattern(`${anyWord(BACKGROUND_OFF_WORDS)}(?! rhythms?(?!\\p{L}))`),
        orders: () => [{ kind: 'background-off' }] as const,
      },
      ...words(MUTE_WORDS, { kind: 'mute' }),
      ...words(BY_HAND_WORDS['light-off'], { kind: 'by-hand', what: 'light-off' }),
      ...words(HALF_WORDS, { kind: 'speed', times: 0.5 }),
      ...words(DOUBLE_WORDS, { kind: 'speed', times: 2 }),
      ...COLOUR_WORDS.flatMap(({ colour, instead, words: named }) => [
        {
          pattern: pattern(
            `${anyWord(LESS_WORDS)} ?${anyWord(named)}|${anyWord(named)} ?(?:を減らして|を減らす|を少なくして|少し減らして|덜|(?:을 ?|를 ?)?줄여|少一点|少一些|kam )`,
          ),
          orders: () => [{ kind: 'colour', colour: instead }] as const,
        },
        ...words(named, { kind: 'colour', colour }),
      ]),
      ...words(VOLUME_WORDS.less, { kind: 'volume', direction: 'less' }),
      ...words(VOLUME_WORDS.more, { kind: 'volume', direction: 'more' }),
      ...words(PACE_WORDS.less, { kind: 'pace', direction: 'less' }),
      ...words(PACE_WORDS.more, { kind: 'pace', direction: 'more' }),
      ...words(STRENGTH_WORDS.less, { kind: 'strength', direction: 'less' }),
      ...words(STRENGTH_WORDS.more, { kind: 'strength', direction: 'more' }),
      ...words(WARMER_WORDS, { kind: 'colour', colour: { hue: 45, name: 'a warm amber' } }),
      ...words(COOLER_WORDS, { kind: 'colour', colour: { hue: 195, name: 'a cool blue-green' } }),
      ...Object.entries(BAND_WORDS).flatMap(([band, named]) => {
        const known = BANDS_ASKED.find((asked) => asked === band);
        return known === undefined ? [] : words(named, { kind: 'band', band: known });
      }),
      ...words(BY_HAND_WORDS.stop, { kind: 'by-hand', what: 'stop' }),
    ],
    polite: new Set(listed(POLITE_WORDS)),
    politePieces: new RegExp(listed(POLITE_PIECES).toSorted(byLength).join('|'), 'gu'),
  };
}

const BANDS_ASKED = ['Delta', 'Theta', 'Alpha', 'Beta', 'Gamma'] as const;

function words(named: string, order: Order): readonly Reader[] {
  return [{ pattern: pattern(anyWord(named)), orders: () => [order] }];
}

function pattern(source: string): RegExp {
  return new RegExp(source, 'gu');
}
