/** Words of a crisis that the model was not trained with, in the form of `CRISIS_WORDS`. */
export const FURTHER_CRISIS_WORDS: Readonly<Record<string, string>> = {
  english: `
    s u i c i d e, k1ll myself, k1ll mys3lf, kill mys3lf, unalive myself, unaliving myself, want to kms, gonna kms,
    going to kms, voices telling me to, voices tell me to, voices that tell me to, i relapsed, ive relapsed,
    have not eaten for days, havent eaten for days, have not eaten in days, havent eaten in days, starving myself,
    purging after, purged again, purge after, making myself throw up, make myself throw up`,
};

/** The same where it is all that somebody says; within a sentence it means other things, too. */
export const CRISIS_ALONE: ReadonlySet<string> = new Set([
  'kms',
  'overdose',
  'overdosing',
  'self harm',
  'suicide',
  'suicidal',
]);

/** Going without food for days in order to weigh less. */
export const STARVES =
  /\b(?:not eaten|havent eaten|no food|without eating|without food)\b.*\bdays?\b.*\bweight\b/u;
