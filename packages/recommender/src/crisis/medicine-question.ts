/**
 * Medicines that people ask about by name, and words for medicines. Like the other lists of this folder it errs towards
 * people, and leaves to the recommender what is written about medicines at work.
 */
const MEDICINE = `ibuprofen|paracetamol|acetaminophen|tylenol|advil|aspirin|naproxen|melatonin|xanax|alprazolam|valium|diazepam
  |lorazepam|ativan|clonazepam|klonopin|zolpidem|ambien|zopiclone|trazodone|seroquel|quetiapine|benadryl|sertraline|zoloft
  |prozac|fluoxetine|lexapro|escitalopram|citalopram|venlafaxine|effexor|bupropion|wellbutrin|lithium|lamotrigine|adderall
  |ritalin|methylphenidate|concerta|vyvanse|elvanse|modafinil|tramadol|codeine|oxycodone|oxycontin|morphine|methadone|fentanyl
  |propranolol|warfarin|insulin|metformin|gabapentin|pregabalin|caffeine pills?|ssris?|benzos?|antidepressants?|antibiotics?
  |beta blockers?|painkillers?|sleeping (?:pills?|tablets?)|pills?|tablets|meds|medication|medications|medicines?`;

/** Whom people ask for beside themselves. */
const SOMEBODY =
  '(?:i|we|you|he|she|my (?:son|daughter|kid|child|baby|toddler|mum|mom|mother|dad|father|wife|husband|partner|friend|dog|cat))';

const HOLDS_MEDICINE = word(MEDICINE);
const ASKS_HOW_MUCH = word(
  `how (?:much|many|often)(?: \\S+){0,5} (?:can|could|should|may|do|must|does) ${SOMEBODY}
  |how (?:much|many)(?: \\S+){0,5} (?:to take|is safe|are safe|is too much|is too many|are too many)
  |(?:what|which|right|safe|maximum|max) (?:dose|dosage)|units for my`,
);
const ASKS_WHETHER = word(
  `(?:can|could|should|may|must|do) ${SOMEBODY}(?: \\S+){0,2} (?:take|mix|combine|stop|skip|double|quit|drink|halve|give)
  |(?:safe|ok|okay|fine|dangerous|bad|alright) to (?:take|mix|combine|stop|skip|double|drink|give)`,
);
const SAYS_A_CHANGE = word(
  `(?:double|triple|doubling|tripling|skip|skipping|stop taking|stopped taking|run out of|ran out of) (?:up on )?my`,
);
const DOSE = String.raw`\d+(?:[.,]\d+)? ?(?:mg|mcg|milligrams?|micrograms?|ml|iu)`;
const ASKS_WHICH_DOSE = word(
  String.raw`${DOSE}(?: \S+){0,2} or(?: \S+){0,2} \d\S*|\d+(?:[.,]\d+)? or ${DOSE}`,
);
const ASKS_WHETHER_A_DOSE = word(
  `(?:is|are|would|isnt)(?: \\S+){0,3} ${DOSE}(?: \\S+){0,6} (?:ok|okay|safe|fine|dangerous|bad|alright|too much|enough|a lot)`,
);
const SAYS_ALCOHOL = word('wine|beers?|vodka|alcohol|whiske?y|booze');
const ASKS_FOR_THE_WORST = word('(?:lethal|fatal|deadly) (?:dose|amount)');

/** What is written, learned or made about medicines, and tablets that are no medicine. */
const ABOUT_WORK = word(
  `exams?|essays?|homework|chapters?|leaflets?|patients?|lectures?|thesis|articles?|novels?|papers? on|slides|batter(?:y|ies)
  |drawing tablets|graphics tablets`,
);

function word(alternatives: string): RegExp {
  return new RegExp(`(?<!\\S)(?:${alternatives.replaceAll(/\s*\n\s*/gu, '')})(?!\\S)`, 'u');
}

/** Whether normalised text asks how much of a medicine is right, what goes with it, or whether to stop it. */
export function asksAboutMedicine(normalised: string): boolean {
  if (ABOUT_WORK.test(normalised)) return false;
  if (ASKS_FOR_THE_WORST.test(normalised)) return true;
  if (!HOLDS_MEDICINE.test(normalised)) return false;
  return [
    ASKS_HOW_MUCH,
    ASKS_WHETHER,
    ASKS_WHICH_DOSE,
    ASKS_WHETHER_A_DOSE,
    SAYS_A_CHANGE,
    SAYS_ALCOHOL,
  ].some((asks) => asks.test(normalised));
}
