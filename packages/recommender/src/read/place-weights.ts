import { FUNCTION_WORDS } from './function-words.ts';

const ACTIVITY_WEIGHT = 2;
const CONTEXT_WEIGHT = 0.5;

/** Activities that say what a person does, whatever the words after them are about: "coding a meditation app". */
const ACTIVITIES = wordSet(`
  coding programming implementing building writing drafting editing translating transcribing reading studying revising
  grading debugging fixing analysing analyzing comparing calculating reviewing evaluating deciding brainstorming
  designing sketching drawing painting composing inventing interviewing presenting teaching negotiating pitching
  meditating breathing lifting running training napping sleeping unwinding
`);

/** Words that introduce what an activity is about, or what it stands beside in time. */
const CONTEXT_WORDS = wordSet(`
  about regarding concerning titled before after
  uber vor nach avant apres sobre acerca antes despues depois prima dopo voor przed перед после
`);

/**
 * How much the word at each place of a text counts. An activity that opens the text counts double; what follows
 * "about", "before" or "after" counts half, because it says less of what a person does or feels.
 */
export function placeWeights(words: readonly string[]): (index: number) => number {
  const opening = words.findIndex((word) => !FUNCTION_WORDS.has(word) && !CONTEXT_WORDS.has(word));
  const context = words.findIndex((word, index) => index > opening && CONTEXT_WORDS.has(word));
  return (index) => {
    if (opening >= 0 && context > opening && index > context) return CONTEXT_WEIGHT;
    return index === opening && ACTIVITIES.has(words[index] ?? '') ? ACTIVITY_WEIGHT : 1;
  };
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}
