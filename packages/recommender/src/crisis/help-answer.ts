import { CRISIS_LINES, type CrisisLine, LINES_EVERYWHERE } from './crisis-lines.ts';
import { peopleNeededIn } from './detect-crisis.ts';
import { EMERGENCY_NUMBERS, type EmergencyNumbers } from './emergency-numbers.ts';

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
const OF_SOMEBODY_ELSE = 'They also help when you are worried about someone else.';
const DANGER = 'If you might act on it, or somebody is in danger, call the emergency number';
const NOT_ALONE = 'Please don’t stay alone with it: tell somebody near you.';

const AMBULANCE =
  'This may be something that a doctor must see at once. I’m only a program, and rhythms can’t help with it. Please call the emergency number now, or ask somebody near you to';
const TOO_MUCH = 'If somebody may have taken too much of something, say so when you call.';
const MEDICINE =
  'I’m only a program, and rhythms are no answer to this. How much of a medicine is right for you, what goes with what, and how to change or stop one are questions for a pharmacist or your doctor; many answer by telephone. If somebody may have taken too much, or feels ill after it, call the emergency number now';

const AFTERWARDS = 'For afterwards there are people to talk to.';

const VIOLENCE =
  'I’m sorry that this is happening. It is not your fault. I’m only a program and can’t send anybody. If there is danger now, get to people or behind a door that locks, if you can do so safely, and call the police';
const AFTER_VIOLENCE = `Say if somebody is hurt, or if you can’t speak freely. When you are safe, tell somebody you trust; ${LINES_EVERYWHERE} also lists lines for people who are hurt or threatened by somebody close to them.`;

/**
 * The answer for somebody who is hurt or threatened, for somebody who may need an ambulance, for somebody who says that they
 * do not want to live or may hurt themselves, and for somebody who asks about taking a medicine; undefined for any other text. What cannot wait stands first.
 * `region` is the ISO 3166 code of the country that they seem to be in.
 */
export function helpFor(text: string, region?: string): HelpAnswer | undefined {
  const { crisis, emergency, violence, medicine } = peopleNeededIn(text);
  if (!crisis && !emergency && !medicine) return undefined;
  const help = crisis ? CRISIS_LINES.filter(({ country }) => country === region) : [];
  const talk = linesToTalkTo(help);
  const narrativeExplanation = [
    ...(violence ? [`${VIOLENCE}: ${numberOf('police', region)}.`, AFTER_VIOLENCE] : []),
    ...(emergency && !violence
      ? [`${AMBULANCE}: ${numberOf('ambulance', region)}.`, TOO_MUCH]
      : []),
    ...(crisis && emergency ? [AFTERWARDS, talk] : []),
    ...(crisis && !emergency
      ? [OPENING, talk, OF_SOMEBODY_ELSE, `${DANGER}: ${numberOf('ambulance', region)}.`, NOT_ALONE]
      : []),
    ...(medicine && !crisis && !emergency
      ? [`${MEDICINE}: ${numberOf('ambulance', region)}.`]
      : []),
  ].join(' ');
  return { source: 'help', narrativeExplanation, help };
}

/** The country's own line and where others are listed; where no line of theirs is known, those that most people can reach. */
function linesToTalkTo(help: readonly CrisisLine[]): string {
  if (help.length === 0) {
    return `You can call or text 988 in the US and Canada, and call Samaritans on 116 123 in the UK and Ireland; ${LINES_EVERYWHERE} lists lines for other countries.`;
  }
  const near = help.map(({ place, name, contact }) => `In ${place}: ${name}, ${contact}.`);
  return `${near.join(' ')} Somewhere else? ${LINES_EVERYWHERE} lists lines for every country.`;
}

/** The number of the country, as it reads after a colon; that of the most countries where the country is not known. */
function numberOf(kind: keyof EmergencyNumbers, region: string | undefined): string {
  const numbers = region === undefined ? undefined : EMERGENCY_NUMBERS[region];
  const place = CRISIS_LINES.find(({ country }) => country === region)?.place;
  return numbers === undefined || place === undefined
    ? '112 in the EU and many other countries, 999 in the UK, 911 in the US and Canada, 000 in Australia'
    : `${numbers[kind]} in ${place}, or the number of the country you are in`;
}
