import { type Atom } from './atoms.ts';
import { patternsOf, type Pattern } from './number-patterns.ts';
import { phrasesOf } from './phrases.ts';
import { requestForm } from './request-form.ts';
import { ABOUT, listedWords, TELLING } from './request-words.ts';

/** Most words of a phrase that is looked up. */
const LONGEST_PHRASE = 6;

/** Most words that say what work is about. */
const LONGEST_TOPIC = 6;

interface Reading {
  readonly patterns: readonly Pattern[];
  /** What each phrase says: nothing, where it only stands around a request. */
  readonly phrases: ReadonlyMap<string, readonly Atom[]>;
  /** Phrases that say something at the begin of a part, or behind "to". */
  readonly done: ReadonlyMap<string, readonly Atom[]>;
  readonly about: ReadonlySet<string>;
  readonly telling: ReadonlySet<string>;
}

let reading: Reading | undefined;

/** Pieces that begin at a word of a text. */
export interface Read {
  readonly atoms: readonly Atom[];
  /** How many words it is. */
  readonly words: number;
}

/**
 * The pieces of a request for a program, in their order; undefined where the text says anything else, but for what work
 * is about ("two hours of deep work on my thesis").
 */
export function readAtoms(text: string): readonly Atom[] | undefined {
  const form = requestForm(text);
  if (form === undefined) return undefined;
  const words = form.split(' ');
  const atoms: Atom[] = [];
  for (let at = 0; at < words.length;) {
    const read = atomsAt(words, at) ?? readTopic(words, at, atoms, knownReading());
    if (read === undefined) return undefined;
    atoms.push(...read.atoms);
    at += read.words;
  }
  return atoms;
}

function knownReading(): Reading {
  reading ??= {
    patterns: patternsOf(),
    ...phrasesOf(),
    about: new Set(listedWords(ABOUT)),
    telling: new Set(listedWords(TELLING)),
  };
  return reading;
}

/** Whether a text says a length of time and nothing else, but for words around it: "3 minutes", "half an hour, please". */
export function isLengthAlone(text: string): boolean {
  const said = readAtoms(text)?.filter(({ kind }) => kind !== 'and');
  return said?.length === 1 && said[0]?.kind === 'length';
}

/** Of a number and a phrase that begin here, in the form of `requestForm`, the one that takes more of the text. */
export function atomsAt(words: readonly string[], at: number): Read | undefined {
  const reading = knownReading();
  const pattern = readPattern(words, at, reading);
  const phrase = readPhrase(words, at, reading);
  return (phrase?.words ?? 0) > (pattern?.words ?? 0) ? phrase : pattern;
}

function readPattern(words: readonly string[], at: number, { patterns }: Reading) {
  const ahead = words.slice(at, at + LONGEST_PHRASE).join(' ');
  for (const { pattern, atoms } of patterns) {
    const match = pattern.exec(ahead);
    const found = match && atoms(match);
    if (match && found) return { atoms: found, words: match[0].trim().split(' ').length };
  }
  return undefined;
}

const BEFORE_DONE = /^(?:,|to|then|dann|puis|luego|zum|zu|pour|para|lets|me|will|ill|1st|first)$/u;

function readPhrase(words: readonly string[], at: number, { phrases, done }: Reading) {
  const mayBeDone = at === 0 || BEFORE_DONE.test(words[at - 1] ?? '');
  for (let count = Math.min(LONGEST_PHRASE, words.length - at); count > 0; count -= 1) {
    const phrase = words.slice(at, at + count).join(' ');
    const atoms = phrases.get(phrase) ?? (mayBeDone ? done.get(phrase) : undefined);
    if (atoms !== undefined) return { atoms, words: count };
  }
  return undefined;
}

/** What work is about, behind "on" or "for": up to where another part begins. It changes nothing. */
function readTopic(
  words: readonly string[],
  at: number,
  atoms: readonly Atom[],
  { about, telling }: Reading,
): Read | undefined {
  if (!atoms.some(({ kind }) => kind === 'activity')) return undefined;
  const isBehind = [1, 2].some((back) => about.has(words[at - back] ?? ''));
  const from = isBehind ? at : at + 1;
  if (!isBehind && !about.has(words[at] ?? '')) return undefined;
  const rest = words.slice(from);
  const end = rest.findIndex((word) => [',', 'then', 'with', 'until'].includes(word));
  const topic = end < 0 ? rest : rest.slice(0, end);
  const isTopic =
    topic.length > 0 &&
    topic.length <= LONGEST_TOPIC &&
    topic.every((word) => !telling.has(word) && !/\d/u.test(word));
  return isTopic ? { atoms: [], words: from - at + topic.length } : undefined;
}
