import { ENGLISH_NUMBERS } from '../read/number-words.ts';

const LONGEST_READ = 200;

/**
 * Text in the one form in which orders are read: lower case, accents folded, apostrophes dropped, decimals with a point, no
 * comma in thousands, number words of English before "hertz" written as digits. Looks at no more than an order needs;
 * undefined for longer text.
 */
export function orderForm(text: string): string | undefined {
  if (text.length > LONGEST_READ) return undefined;
  return text
    .toWellFormed()
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/gu, '')
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/(?<=\p{L})['’‘ʼ`´](?=\p{L})/gu, '')
    .replace(/ß/gu, 'ss')
    .replace(/ı/gu, 'i')
    .replace(/ł/gu, 'l')
    .replace(/ø/gu, 'o')
    .replace(THOUSANDS, (number) => number.replaceAll(',', ''))
    .replace(/(?<=\d),(?=\d)/gu, '.')
    .replace(NUMBER_WORDS_BEFORE_HERTZ, (_, tens: string, ones?: string) =>
      String(
        (NUMBER_WORDS.get(tens) ?? 0) + (ones === undefined ? 0 : (NUMBER_WORDS.get(ones) ?? 0)),
      ),
    );
}

/** "1,000": before exactly three digits, but behind a 0, a comma parts thousands. */
const THOUSANDS = /(?<![\d.,])[1-9]\d{0,2}(?:,\d{3})+(?![\d,])/gu;

/** Half an hour and two hundred minutes are said otherwise. */
const NUMBER_WORDS = new Map([['half', 0.5], ['hundred', 100], ...ENGLISH_NUMBERS]);
const words = [...NUMBER_WORDS.keys()].join('|');
const NUMBER_WORDS_BEFORE_HERTZ = new RegExp(
  String.raw`\b(${words})(?:[ -](${words}))?(?= ?(?:hz|hertz)\b)`,
  'gu',
);
