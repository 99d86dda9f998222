/** Longest text that is looked at, in UTF-16 code units; the rest of a longer one is ignored. */
export const MAX_READ_LENGTH = 2000;

const SYMBOLS: readonly (readonly [RegExp, string])[] = [
  [/<-?>/g, ' intro call with '],
  [/\b1\s*(?::|-|\/|on)\s*1s?\b/g, ' one on one '],
  [/\bw\/o\b/g, ' without '],
  [/\bw\//g, ' with '],
  [/\bq\s*&\s*a\b/g, ' q and a '],
  [/&/g, ' and '],
  [/\bc\+\+/g, ' c plus plus '],
  [/\bb\/c\b/g, ' because '],
];

const ABBREVIATIONS: Readonly<Record<string, string>> = {
  abt: 'about',
  appt: 'appointment',
  bday: 'birthday',
  convo: 'conversation',
  dr: 'doctor',
  hw: 'homework',
  interviu: 'interview',
  mins: 'minutes',
  mtg: 'meeting',
  mtgs: 'meetings',
  pls: 'please',
  plz: 'please',
  ppl: 'people',
  ppt: 'powerpoint',
  preso: 'presentation',
  prez: 'presentation',
  rn: 'right now',
  tmr: 'tomorrow',
  tmrw: 'tomorrow',
  tn: 'tonight',
  tonite: 'tonight',
  vacay: 'vacation',
  wkout: 'workout',
  writng: 'writing',
  xlsx: 'spreadsheet',
};

const LETTERS_WITHOUT_DECOMPOSITION: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

/**
 * Brings text to the one form in which phrases are compared: lower case, accents folded, invisible characters and
 * apostrophes dropped, common shorthand written out, words separated by single spaces, nothing but letters, digits,
 * pictographs and spaces. Looks at the first 2,000 code units and never throws.
 */
export function normalise(text: string): string {
  return withoutAccents(readable(text))
    .replace(/(\p{Extended_Pictographic})/gu, (pictograph) =>
      /\d/.test(pictograph) ? pictograph : ` ${pictograph} `,
    )
    .replace(/[^\p{L}\p{M}\p{N}\p{Extended_Pictographic}]+/gu, ' ')
    .trim()
    .split(' ')
    .map((word) => (Object.hasOwn(ABBREVIATIONS, word) ? ABBREVIATIONS[word] : word))
    .join(' ');
}

function readable(text: string): string {
  const plain = text
    .slice(0, MAX_READ_LENGTH)
    .toWellFormed()
    .normalize('NFKC')
    .replace(/[\p{Cf}\uFE0F]/gu, '')
    .replace(/[\p{Cc}\uFFFD]/gu, ' ')
    .toLowerCase()
    .replace(/(?<=\p{L})['’‘ʼ`´](?=\p{L})/gu, '');
  return SYMBOLS.reduce((spelled, [symbol, words]) => spelled.replace(symbol, words), plain);
}

function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
    .replace(/[ßæøłđı]/g, (letter) => LETTERS_WITHOUT_DECOMPOSITION[letter] ?? letter);
}
