import type { Atom } from './atoms.ts';
import type { ProgramChange } from './program-change.ts';
import { atomsAt } from './read-atoms.ts';
import { readGlide } from './read-glide.ts';
import { readProgramRequest } from './read-program.ts';
import { requestForm } from './request-form.ts';
import { endsAsUntil, LONGEST_REPLY_PHRASE, type Piece, replyPhrases } from './reply-phrases.ts';

/** What somebody says to a program that was just offered. */
export type OfferReply =
  /** It is to be otherwise, in one way at least and in no two that contradict each other. */
  | { readonly kind: 'changes'; readonly changes: readonly ProgramChange[] }
  /** `unclear` speaks of the program and of nothing new, and cannot be done. */
  | { readonly kind: 'yes' | 'no' | 'how-long' | 'unclear' };

/** How much longer it is that is to be longer, without a word how much. */
const LONGER_TIMES = 1.5;

/** "10 more minutes" is 10 minutes more. */
const MORE_OF_A_UNIT = /(\d) (more|less|mehr|weniger|mas|menos) (\p{L}+)/gu;

/** Changes that one of is enough: how long it takes, each in its way. */
const OF_LENGTH: readonly ProgramChange['kind'][] = ['length', 'more', 'times', 'until', 'rounds'];

/**
 * What a text behind a program that was just offered says to it: "make it 45 minutes", "a bit longer, with rain", "yes",
 * "how long is it?". Undefined for any text that says anything beside it, and for one that asks for a program of its own.
 */
export function readOfferReply(text: string): OfferReply | undefined {
  if (readProgramRequest(text) !== undefined || readGlide(text) !== undefined) return undefined;
  const pieces = piecesOf(text);
  if (pieces === undefined) return undefined;
  const has = (kind: Piece['kind']) => pieces.some((piece) => piece.kind === kind);
  const changes = changesIn(pieces);
  if (changes === undefined) return { kind: 'unclear' };
  if (changes.length > 0) return { kind: 'changes', changes };
  const said = (['yes', 'no', 'how-long'] as const).filter(has);
  const [only, more] = said;
  return { kind: only === undefined || more !== undefined || has('nothing') ? 'unclear' : only };
}

/** The pieces of a reply, without what says nothing; undefined where the text holds anything else, or no word. */
function piecesOf(text: string): readonly Piece[] | undefined {
  const form = requestForm(text);
  if (form === undefined) return undefined;
  const plain = form.replaceAll(',', ' ').replaceAll(/\s+/gu, ' ').trim();
  const words = endsAsUntil(plain.replaceAll(MORE_OF_A_UNIT, '$1 $3 $2')).split(' ');
  const pieces: Piece[] = [];
  for (let at = 0; at < words.length;) {
    const read = longer(phraseAt(words, at), saidAt(words, at));
    if (read === undefined) return undefined;
    pieces.push(...read.pieces);
    at += read.words;
  }
  return pieces;
}

interface ReadPieces {
  readonly pieces: readonly Piece[];
  readonly words: number;
}

function longer(one: ReadPieces | undefined, other: ReadPieces | undefined) {
  return (other?.words ?? 0) > (one?.words ?? 0) ? other : one;
}

function phraseAt(words: readonly string[], at: number): ReadPieces | undefined {
  for (let count = Math.min(LONGEST_REPLY_PHRASE, words.length - at); count > 0; count -= 1) {
    const pieces = replyPhrases().get(words.slice(at, at + count).join(' '));
    if (pieces !== undefined) return { pieces, words: count };
  }
  return undefined;
}

/** A length, a time, rounds or a sound that begin here, as a request says them. */
function saidAt(words: readonly string[], at: number): ReadPieces | undefined {
  const read = atomsAt(words, at);
  const pieces = read?.atoms.flatMap(pieceOf) ?? [];
  return read === undefined || pieces.length === 0 || pieces.length < read.atoms.length
    ? undefined
    : { pieces, words: read.words };
}

function pieceOf(atom: Atom): readonly Piece[] {
  switch (atom.kind) {
    case 'length':
      return [{ kind: 'length', ms: atom.ms }];
    case 'until':
      return [{ kind: 'change', change: { kind: 'until', time: atom.time } }];
    case 'times':
      return [{ kind: 'change', change: { kind: 'rounds', rounds: atom.times } }];
    case 'sound':
      return [{ kind: 'change', change: { kind: 'sound', sound: atom.sound } }];
    default:
      return [];
  }
}

/** The changes that pieces come to; undefined where two of them contradict each other, or one says too little. */
function changesIn(pieces: readonly Piece[]): readonly ProgramChange[] | undefined {
  const plain = pieces.flatMap((piece) => (piece.kind === 'change' ? [piece.change] : []));
  const length = lengthIn(pieces);
  if (length === undefined) return undefined;
  const changes = [...length, ...plain];
  const many = (kinds: readonly ProgramChange['kind'][]) =>
    changes.filter(({ kind }) => kinds.includes(kind)).length > 1;
  return many(OF_LENGTH) || many(['breaks']) || many(['sound']) ? undefined : changes;
}

/** A length is the whole, or with a word beside it how much more or less; such a word alone is half as much again. */
function lengthIn(pieces: readonly Piece[]): readonly ProgramChange[] | undefined {
  const [said, another] = pieces.flatMap((piece) => (piece.kind === 'length' ? [piece.ms] : []));
  const ways = pieces.flatMap((piece) => (piece.kind === 'way' ? [piece] : []));
  const isMore = ways.some(({ isLonger }) => isLonger);
  if (another !== undefined || ways.some(({ isLonger }) => isLonger !== isMore)) return undefined;
  if (said !== undefined) {
    if (ways.length === 0) return [{ kind: 'length', ms: said }];
    return [{ kind: 'more', ms: isMore ? said : -said }];
  }
  if (ways.length === 0) return [];
  if (!ways.some(({ isPlain }) => isPlain)) return undefined;
  return [{ kind: 'times', times: isMore ? LONGER_TIMES : 1 / LONGER_TIMES }];
}
