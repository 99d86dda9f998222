import type { Milliseconds } from '@overtone/domain/units';
import { readAtoms } from './read-atoms.ts';
import { requestForm } from './request-form.ts';
import { BREAKS, listedWords, NO_BREAKS, WITH } from './request-words.ts';

/** How a program that was just offered is to be otherwise. */
export type ProgramChange =
  /** All of it takes so long. */
  | { readonly kind: 'length'; readonly ms: Milliseconds }
  /** It takes so much longer, or shorter below 0. */
  | { readonly kind: 'more'; readonly ms: Milliseconds }
  /** It takes so many times as long. */
  | { readonly kind: 'times'; readonly times: number }
  | { readonly kind: 'breaks'; readonly hasBreaks: boolean };

// In the form of `requestForm`. English first, then German, French and Spanish.

/** What stands around a change and says nothing of it. */
const AROUND_CHANGE = `make it, make that, make this, make the program, change it to, change that to, set it to, let it be, let it take, it should be,
  it should take, can you, could you, can it be, could it be, i want it, i want it to be, i need it, id like it, id like it to be, id rather have it,
  but, rather, instead, actually, better, only, just, then, now, ok, okay, please, pls, thanks, thank you, sorry, hmm, a bit, a little, a little bit, a lot,
  much, even, to be, mach es, mach das, mache es, mach, es soll, bitte, lieber, doch, nur, ein bisschen, ein wenig, etwas, viel, dauern,
  fais le, fais la, rends le, plutot, un peu, beaucoup, sil te plait, sil vous plait, hazlo, hazla, mejor, un poco, mucho, por favor, que sea`;
const LONGER =
  'longer, more time, langer, plus long, plus longue, plus longtemps, mas largo, mas larga, mas tiempo';
const SHORTER =
  'shorter, less time, kurzer, plus court, plus courte, moins long, moins longue, mas corto, mas corta, menos tiempo';
const MORE = `${LONGER}, more, another, mehr, de plus, mas`;
const LESS = `${SHORTER}, less, weniger, de moins, menos`;
const TWICE =
  'twice as long, double, double it, doppelt so lang, verdopple es, 2 fois plus long, el doble de largo';
const HALF = 'half as long, halve it, halb so lang, moitie moins long, la mitad de largo';
const NO_MORE_BREAKS = `${NO_BREAKS}, skip the breaks, drop the breaks, remove the breaks, leave out the breaks, take out the breaks,
  keine pausen, pas de pauses`;
const ADD_BREAKS = 'add breaks, add some breaks, with some breaks, mit ein paar pausen';

/** How much longer it is that is to be longer, without a word how much. */
const LONGER_TIMES = 1.5;

interface Known {
  readonly around: readonly string[];
  readonly changes: ReadonlyMap<string, ProgramChange>;
}

let known: Known | undefined;

function knownWords(): Known {
  known ??= {
    around: listedWords(AROUND_CHANGE).toSorted((one, other) => other.length - one.length),
    changes: new Map<string, ProgramChange>([
      ...all(LONGER, { kind: 'times', times: LONGER_TIMES }),
      ...all(SHORTER, { kind: 'times', times: 1 / LONGER_TIMES }),
      ...all(TWICE, { kind: 'times', times: 2 }),
      ...all(HALF, { kind: 'times', times: 0.5 }),
      ...all(NO_MORE_BREAKS, { kind: 'breaks', hasBreaks: false }),
      ...all(ADD_BREAKS, { kind: 'breaks', hasBreaks: true }),
      ...listedWords(WITH).flatMap((before) =>
        listedWords(BREAKS).map(
          (breaks) => [`${before} ${breaks}`, { kind: 'breaks', hasBreaks: true }] as const,
        ),
      ),
    ]),
  };
  return known;
}

function all(list: string, change: ProgramChange) {
  return listedWords(list).map((phrase) => [phrase, change] as const);
}

/** The length that a text says and nothing else; undefined for any other text. */
function lengthIn(text: string): Milliseconds | undefined {
  const said = readAtoms(text)?.filter(({ kind }) => kind !== 'and');
  const [only, more] = said ?? [];
  return only?.kind === 'length' && more === undefined ? only.ms : undefined;
}

/** A length beside a word that says that it is one more: "10 minutes longer", "longer by 10 minutes", "10 more minutes". */
function lengthBeside(text: string, list: string): Milliseconds | undefined {
  const phrase = listedWords(list).find((each) => ` ${text} `.includes(` ${each} `));
  if (phrase === undefined) return undefined;
  return lengthIn(
    ` ${text} `
      .replace(` ${phrase} `, ' ')
      .replace(/ (?:by|um|de|por) /u, ' ')
      .trim(),
  );
}

/**
 * What a text behind a program that was just offered asks to be otherwise: "make it 45 minutes", "a bit longer", "without
 * breaks". Undefined for any text that says more than that.
 */
export function readProgramChange(text: string): ProgramChange | undefined {
  const form = requestForm(text);
  if (form === undefined) return undefined;
  const { around, changes } = knownWords();
  const rest = around
    .reduce((left, phrase) => left.replaceAll(` ${phrase} `, ' '), ` ${form.replaceAll(',', ' ')} `)
    .replaceAll(/\s+/gu, ' ')
    .trim();
  const change = changes.get(rest);
  if (change !== undefined) return change;
  const ms = lengthIn(rest);
  if (ms !== undefined && !/\b(?:another|more)\b/u.test(rest)) return { kind: 'length', ms };
  const more = lengthBeside(rest, MORE);
  if (more !== undefined) return { kind: 'more', ms: more };
  const less = lengthBeside(rest, LESS);
  return less === undefined ? undefined : { kind: 'more', ms: -less };
}
