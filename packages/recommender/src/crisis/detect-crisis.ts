import { readOrders } from '../orders/read-orders.ts';
import { normalise } from '../read/normalise.ts';
import { anyOf } from '../read/word-patterns.ts';
import { CRISIS_WORDS, NOT_A_CRISIS } from './crisis-words.ts';
import { EMERGENCY_WORDS, NOT_AN_EMERGENCY } from './emergency-words.ts';
import { CRISIS_ALONE, FURTHER_CRISIS_WORDS, STARVES } from './further-crisis-words.ts';
import { needsHeardBy } from './hear-needs.ts';
import { asksAboutMedicine } from './medicine-question.ts';
import { PEOPLE_MODEL } from './people-model.gen.ts';
import { isPlainRemark } from './plain-remark.ts';
import { NOT_VIOLENCE, SIGNS_OF_A_THREAT, VIOLENCE_WORDS } from './violence-words.ts';

/** Whether words by language stand in normalised text. */
function holding(words: Readonly<Record<string, string>>): (normalised: string) => boolean {
  let pattern: RegExp | undefined;
  return (normalised) => {
    pattern ??= new RegExp(Object.values(words).map(anyOf).join('|'), 'u');
    return pattern.test(normalised);
  };
}

/** Takes phrases that mean something else out of normalised text. */
function without(phrases: readonly string[]): (normalised: string) => string {
  const harmless = phrases.map(normalise);
  return (normalised) =>
    harmless.reduce((left, phrase) => left.replaceAll(phrase, ' '), normalised);
}

const holdsCrisisWords = holding(CRISIS_WORDS);
const holdsFurtherCrisisWords = holding(FURTHER_CRISIS_WORDS);
const holdsEmergencyWords = holding(EMERGENCY_WORDS);
const holdsViolence = holding(VIOLENCE_WORDS);
const holdsThreat = holding(SIGNS_OF_A_THREAT);
const withoutNoCrisis = without(NOT_A_CRISIS);
const withoutNoEmergency = without(NOT_AN_EMERGENCY);
const withoutNoViolence = without(NOT_VIOLENCE);

/** Whom a text asks for. */
export interface PeopleNeeded {
  /** Somebody does not want to live, or may hurt themselves. */
  readonly crisis: boolean;
  /** Somebody may need an ambulance, or the police, now. */
  readonly emergency: boolean;
  /** Somebody hurts or threatens them, so that it is the police who are called; an emergency as well. */
  readonly violence: boolean;
  /** Somebody asks what a pharmacist or a doctor answers: how much of a medicine, with what, or whether to stop it. */
  readonly medicine: boolean;
}

/**
 * Whom a text asks for, by lists of words in the languages in which a risk from light is heard, and by a model that was
 * trained for what the lists do not hold. It errs towards people, and can miss a mention: it only adds an answer, and
 * nothing else may rest on it.
 */
export function peopleNeededIn(text: string): PeopleNeeded {
  const normalised = normalise(text);
  const [noCrisis, noEmergency] = [withoutNoCrisis(normalised), withoutNoEmergency(normalised)];
  const left = withoutNoEmergency(noCrisis).replaceAll(/\s+/gu, ' ').trim();
  const isLeftToTheLists = isBareOrder(text) || isPlainRemark(left);
  const heard = isLeftToTheLists ? new Set() : needsHeardBy(PEOPLE_MODEL, left);
  const isSaid =
    holdsCrisisWords(noCrisis) || holdsFurtherCrisisWords(noCrisis) || STARVES.test(noCrisis);
  const crisis = heard.has('crisis') || isSaid || CRISIS_ALONE.has(left);
  const isHurt = holdsViolence(withoutNoViolence(normalised));
  const emergency = isHurt || heard.has('emergency') || holdsEmergencyWords(noEmergency);
  const violence = isHurt || (emergency && holdsThreat(normalised));
  return { crisis, emergency, violence, medicine: asksAboutMedicine(normalised) };
}

/** "Plus doux, s’il te plaît" says nothing but what is asked of the signal; beside a number there may be a task. */
function isBareOrder(text: string): boolean {
  const orders = readOrders(text);
  return orders.length > 0 && orders.every(({ kind }) => kind !== 'centre' && kind !== 'slow');
}

/** Whether a text asks for people, not for rhythms. */
export function needsPeople(text: string): boolean {
  const { crisis, emergency, medicine } = peopleNeededIn(text);
  return crisis || emergency || medicine;
}
