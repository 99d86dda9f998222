import { PLAIN_WORDS } from './plain-words.ts';

/** Who leaves an app says no more than this; who leaves life says to whom or why. */
const FAREWELL =
  /^(?:(?:ok|okay|thanks|thank you|well)(?: and)? )?(?:goodbye|good bye|bye)(?: (?:bye|then|for now|for today|and thanks|thanks|app))?$/u;

/**
 * Whether normalised text is made of {@link PLAIN_WORDS} alone ("how do i stop it", "i dont like this"). A model that weighs
 * words has nothing there to tell one thing from another, but that people in a crisis use such words too; so it isn't asked.
 * Nor of text without a word.
 */
export function isPlainRemark(normalised: string): boolean {
  if (!/\p{L}/u.test(normalised) || FAREWELL.test(normalised)) return true;
  return normalised.split(' ').every((word) => PLAIN_WORDS.has(word));
}
