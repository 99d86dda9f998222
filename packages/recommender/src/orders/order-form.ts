const LONGEST_READ = 200;

/**
 * Text in the one form in which orders are read: lower case, accents folded, apostrophes dropped, decimals with a point,
 * number words of English before "hertz" written as digits. Looks at no more than an order needs; undefined for longer text.
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
    .replace(/(?<=\d),(?=\d)/gu, '.')
    .replace(NUMBER_WORDS_BEFORE_HERTZ, (_, tens: string, ones?: string) =>
      String((NUMBER_WORDS[tens] ?? 0) + (ones === undefined ? 0 : (NUMBER_WORDS[ones] ?? 0))),
    );
}

const NUMBER_WORDS: Readonly<Record<string, number>> = {
  half: 0.5,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
};

const words = Object.keys(NUMBER_WORDS).join('|');
const NUMBER_WORDS_BEFORE_HERTZ = new RegExp(
  String.raw`\b(${words})(?:[ -](${words}))?(?= ?(?:hz|hertz)\b)`,
  'gu',
);
