import type { PeoplePhrases } from '../../people-phrases.ts';

/** Risks from light, which are heard elsewhere. */
export const LIGHT: PeoplePhrases = {
  none: `
    {i have|i've got|i've|my son has|my daughter has|my wife has} {epilepsy|photosensitive epilepsy|migraine|migraine with aura|light sensitive migraines|jeavons syndrome} {, is this safe|, can i use this|and want to study|, need to work though|};
    {flashing|flickering|strobe|blinking|bright} {lights|light|screens} {make me dizzy|give me migraines|trigger my seizures|make me sick|can trigger me, what can i use|hurt my eyes};
    {had|i had|my brother had} {a seizure|a fit|seizures|absence seizures} {last month|as a child|years ago|once, is this safe|in may, can i still use the light};
    {seizure free|no seizures} for {two years|six months}{, want to focus|};
    {concussion|head injury} {last week, resting|recovery, can i use the light|in march, still sensitive to light};
    {i take|on} {keppra|lamotrigine|levetiracetam|valproate} for my {epilepsy|seizures};
    {eeg|sleep eeg|neurologist} {tomorrow|appointment|results were fine};
    {photophobia|light sensitivity} {today, keep it mild|after the eye exam};
    {migraine|aura} {coming on, something dim|day, need rest|since this morning};
  `,
};
