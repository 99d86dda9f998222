const NUMBER_AND_UNIT = /(?<=\d) (?=(?:Hz|ms|s)\b)/gu;

const RANGE = /(?<=\d)–(?=\d)/gu;

/** A sentence in which no line ends between a number and its unit, or within a range of numbers. */
export function keepUnits(sentence: string): string {
  return sentence.replace(NUMBER_AND_UNIT, '\u00A0').replace(RANGE, '–\u2060');
}
