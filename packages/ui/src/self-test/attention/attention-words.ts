import type { SartScore } from '@overtone/domain/experiment/attention/sart-result';
import { practiceTrials, SART } from '@overtone/domain/experiment/attention/sart-task';

/** What to do, before the task. */
export const HOW =
  'Digits from 1 to 9 come one after another, a little faster than one a second. Press the space bar, or touch the screen, at each of them as soon as you can, but not at 3. It takes three minutes; light and sound stay off.';
/** What stopping costs. */
export const FREE =
  'Your answers are kept already. Escape, or Stop, ends the task: then start it again, or leave it out this time. The report says how often that was.';
/** For whom it is not. */
export const NEEDS_EYES =
  'You need to see it: each digit is shown for a quarter of a second, too short for a screen reader to say. If you can’t, leave it out; your answers and the verdict are just as good without it.';
const NOTHING_KEPT = 'Nothing from this run is kept.';
const BREAK_KEPT = 'All that is kept of this run is that it was broken off.';

/** After a run that was stopped; `isCounted` where it was none of practice and had begun. */
export function stoppedWords(isCounted: boolean): string {
  return `Stopped. ${isCounted ? BREAK_KEPT : NOTHING_KEPT}`;
}

/** After a page that stood still. */
export function interruptedWords(isCounted: boolean): string {
  return `The page froze for a moment. ${isCounted ? BREAK_KEPT : NOTHING_KEPT} Start it again, or leave it out.`;
}

/** While light or sound is on. */
export const IS_ON = 'Turn light and sound off first.';

/** How practice went. */
export function practiceWords({ commissions, omissions }: SartScore): string {
  const threes = practiceTrials('0'.repeat(32)).filter(({ digit }) => digit === SART.noGo).length;
  const others = practiceTrials('0'.repeat(32)).length - threes;
  return `You pressed at ${others - omissions} of ${others} digits, and held back at ${threes - commissions} of ${threes} threes. Practice is not kept.`;
}
