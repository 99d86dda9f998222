import { CRISIS_LINES, type CrisisLine, LINES_EVERYWHERE } from './crisis-lines.ts';
import { peopleNeededIn } from './detect-crisis.ts';

/** An answer for a person, in place of a suggestion. There is nothing in it that a session could be set to. */
export interface HelpAnswer {
  readonly source: 'help';
  /** What the person reads. */
  readonly narrativeExplanation: string;
  /** Lines of the country that the person seems to be in; empty where that, or a line, is not known. */
  readonly help: readonly CrisisLine[];
}

const OPENING =
  'I’m sorry that it is this hard, and I’m glad you said it. I’m only a program, and rhythms can’t help with this. A person can, right now.';
const EVERYWHERE = `You can call or text 988 in the US and Canada, and call Samaritans on 116 123 in the UK and Ireland; ${LINES_EVERYWHERE} lists lines for other countries. They also help when you are worried about someone else.`;
const DANGER =
  'If you might act on it, or somebody is in danger, call the emergency number where you are: 112 in the EU, 999 in the UK, 911 in the US and Canada. Please don’t stay alone with it: tell somebody near you.';

const AMBULANCE =
  'This may be something that a doctor must see at once. I’m only a program, and rhythms can’t help with it. Please call the emergency number now, or ask somebody near you to: 112 in the EU and in most of the world, 999 in the UK, 911 in the US and Canada, 000 in Australia. If somebody may have taken too much of something, say so when you call.';

/**
 * The answer for somebody who may need an ambulance, and for somebody who says that they do not want to live or may hurt themselves; undefined for any other text.
 * `region` is the ISO 3166 code of the country that they seem to be in.
 */
export function helpFor(text: string, region?: string): HelpAnswer | undefined {
  const { crisis, emergency } = peopleNeededIn(text);
  if (!crisis) {
    return emergency ? { source: 'help', narrativeExplanation: AMBULANCE, help: [] } : undefined;
  }
  const help = CRISIS_LINES.filter(({ country }) => country === region);
  const near = help.map(({ place, name, contact }) => `In ${place}: ${name}, ${contact}.`);
  const first = emergency ? [AMBULANCE] : [];
  const narrativeExplanation = [...first, OPENING, ...near, EVERYWHERE, DANGER].join(' ');
  return { source: 'help', narrativeExplanation, help };
}
