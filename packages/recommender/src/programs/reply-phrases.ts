import type { Milliseconds } from '@overtone/domain/units';
import type { ProgramChange } from './program-change.ts';
import {
  ADD_BREAKS,
  ANY_SOUND,
  AROUND_CHANGE,
  AT_TIME,
  DROP_BREAKS,
  ENDING,
  HALF,
  HOW_LONG,
  LESS,
  LONGER,
  MORE,
  NO,
  NOTHING_SAID,
  SHORTER,
  TWICE,
  WITHOUT,
  YES,
} from './reply-words.ts';
import { BREAKS, listedWords, NO_BREAKS, SOUNDS, WITH } from './request-words.ts';

/** Most words of a phrase of a reply. */
export const LONGEST_REPLY_PHRASE = 7;

/** A piece of what is said to an offered program. */
export type Piece =
  | { readonly kind: 'length'; readonly ms: Milliseconds }
  /** Longer or shorter; `isPlain` where that is said without a length as well. */
  | { readonly kind: 'way'; readonly isLonger: boolean; readonly isPlain: boolean }
  | { readonly kind: 'change'; readonly change: ProgramChange }
  | { readonly kind: 'yes' | 'no' | 'how-long' | 'nothing' };

let phrases: ReadonlyMap<string, readonly Piece[]> | undefined;

/** What each phrase of a reply says: nothing, where it only stands around one. */
export function replyPhrases(): ReadonlyMap<string, readonly Piece[]> {
  phrases ??= madePhrases();
  return phrases;
}

function madePhrases(): ReadonlyMap<string, readonly Piece[]> {
  const made = new Map<string, readonly Piece[]>();
  const say = (phrase: string, ...pieces: readonly Piece[]) => void made.set(phrase, pieces);
  const all = (list: string, ...pieces: readonly Piece[]) =>
    listedWords(list).forEach((phrase) => say(phrase, ...pieces));
  const change = (list: string, asked: ProgramChange) =>
    all(list, { kind: 'change', change: asked });
  all(AROUND_CHANGE);
  all(YES, { kind: 'yes' });
  all(NO, { kind: 'no' });
  all(HOW_LONG, { kind: 'how-long' });
  all(NOTHING_SAID, { kind: 'nothing' });
  all(LONGER, { kind: 'way', isLonger: true, isPlain: true });
  all(SHORTER, { kind: 'way', isLonger: false, isPlain: true });
  all(MORE, { kind: 'way', isLonger: true, isPlain: false });
  all(LESS, { kind: 'way', isLonger: false, isPlain: false });
  change(TWICE, { kind: 'times', times: 2 });
  change(HALF, { kind: 'times', times: 0.5 });
  change(`${NO_BREAKS}, ${DROP_BREAKS}`, { kind: 'breaks', hasBreaks: false });
  const withBreaks = listedWords(WITH).flatMap((before) =>
    listedWords(BREAKS).map((breaks) => `${before} ${breaks}`),
  );
  change(`${ADD_BREAKS}, ${withBreaks.join()}`, { kind: 'breaks', hasBreaks: true });
  saySounds(change);
  return made;
}

/** "Add rain", and "without rain" or "no sound"; "with rain" is heard as in a request. */
function saySounds(change: (list: string, asked: ProgramChange) => void): void {
  for (const [sound, words] of SOUNDS) {
    const added = listedWords(words).flatMap((word) => [`add ${word}`, `add some ${word}`]);
    change(added.join(), { kind: 'sound', sound });
  }
  const sounds = [ANY_SOUND, ...SOUNDS.map(([, words]) => words)].flatMap(listedWords);
  const none = listedWords(WITHOUT).flatMap((without) =>
    sounds.map((word) => `${without} ${word}`),
  );
  change(none.join(), { kind: 'sound', sound: 'off' });
}

let ending: RegExp | undefined;

/** "Um 19:30 enden", with the verb at its end. */
const GERMAN_ENDING =
  /(?<= |^)um (\d\S*(?: uhr)?) (?:enden|endet|aufhoren|fertig|vorbei)(?: sein)?(?= |$)/gu;

/** A reply in which "end at 19:30" is said as a request says it: "until 19:30". */
export function endsAsUntil(form: string): string {
  const either = (list: string) =>
    listedWords(list)
      .toSorted((one, other) => other.length - one.length)
      .join('|');
  ending ??= new RegExp(
    `(?<= |^)(?:${either(ENDING)}) (?:${either(AT_TIME)}) (?=\\d|noon|midday|midnight|half|quarter|halb|mittag|midi|mediodia)`,
    'gu',
  );
  return form.replaceAll(GERMAN_ENDING, 'bis $1').replaceAll(ending, 'until ');
}
