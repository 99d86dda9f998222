import type { AskedGlide } from '@overtone/domain/program/asked/compose-glide';
import { readAtoms } from './read-atoms.ts';
import { requestForm } from './request-form.ts';
import { GLIDING, listedWords } from './request-words.ts';

const HERTZ = String.raw`(\d{1,6}(?:\.\d{1,4})?)`;
const UNIT = ' ?(?:hz|hertz)';

/** "From 20 to 10 Hz", "at 10 Hz", in English, German, French and Spanish. */
const WAYS = [
  `(?:(?:down |up )?(?:from|von|de|desde) )?${HERTZ}(?:${UNIT})? (?:down |up )?(?:to|auf|bis|zu|a|hasta) ${HERTZ}${UNIT}`,
  `(?:(?:at|of|on|bei|mit|de|a|en) )?${HERTZ}${UNIT}`,
].map((way) => new RegExp(`(?<= |^)${way}(?= |$)`, 'u'));

let gliding: ReadonlySet<string> | undefined;

/** What is said beside both ends of a glide, without the words that only say that it is one. */
function besideGlide(words: string): string {
  const known = (gliding ??= new Set(listedWords(GLIDING)));
  return words
    .split(' ')
    .filter((word) => !known.has(word))
    .join(' ');
}

/**
 * The rhythm that a text asks for by its numbers: "one hour from 20 to 10 Hz", "go from 20 Hz down to 4 Hz in
 * 15 minutes", "10 minutes at 10 Hz". Beside them it holds a
 * length and words around it; undefined for any other text.
 */
export function readGlide(text: string): AskedGlide | undefined {
  const form = requestForm(text);
  for (const way of WAYS) {
    const found = form === undefined ? null : way.exec(form);
    if (!form || !found) continue;
    const rest = `${form.slice(0, found.index)} ${form.slice(found.index + found[0].length)}`;
    const beside = found[2] === undefined ? rest : besideGlide(rest);
    const said = readAtoms(beside)?.filter(({ kind }) => kind !== 'program' && kind !== 'and');
    const [only, more] = said ?? [];
    if (only?.kind !== 'length' || more !== undefined) return undefined;
    const [fromHz, toHz] = [Number(found[1]), Number(found[2] ?? found[1])];
    return { fromHz, toHz, lengthMs: only.ms };
  }
  return undefined;
}
