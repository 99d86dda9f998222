const NUMBER_AND_UNIT = /(?<=\d) (?=(?:Hz|ms|s)\b)/gu;

/** A sentence in which no line ends between a number and its unit. */
export function keepUnits(sentence: string): string {
  return sentence.replace(NUMBER_AND_UNIT, '\u00A0');
}
