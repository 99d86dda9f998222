/** The question that stands ready, in its words. */
export const FOCUS_QUESTION = 'How focused were you?';

/** Most characters of a question in a person's own words. */
export const LONGEST_QUESTION = 120;

/** What is said of words that are none, too many, or more than a line. */
export const WORDS_ERROR = `A question has 1 to ${LONGEST_QUESTION} characters, on one line.`;

/**
 * A joiner (U+200C, U+200D) between letters or emoji is part of how they are written: in Persian, in Indian scripts, in the emoji of a
 * family.
 */
const JOINER =
  /(?<=[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200C\u200D](?=[\p{L}\p{M}\p{Extended_Pictographic}])/gu;

const LINE_BREAK = /[\n\r\p{Zl}\p{Zp}]/u;

/** Control and format characters, and what stands for no character. */
const HIDDEN = /\p{C}/u;

/** Why words of a person's own cannot be a question, in a sentence; null where they can. */
export function whyNotWords(words: string): string | null {
  const length = Array.from(words).length;
  if (words.trim() === '' || length > LONGEST_QUESTION || LINE_BREAK.test(words)) {
    return WORDS_ERROR;
  }
  const [hidden] = HIDDEN.exec(words.replace(JOINER, '')) ?? [];
  return hidden === undefined ? null : hiddenWords(hidden);
}

function hiddenWords(hidden: string): string {
  const code = (hidden.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return `There is a character in the question that cannot be seen (U+${code}), maybe from a text that was pasted. Take it out, or type the question anew.`;
}
