/** What a person thought of a suggestion: kept for use, liked, or undone. */
export const VERDICTS = ['kept', 'liked', 'undone'] as const;

/** What a person thought of a suggestion. */
export type Verdict = (typeof VERDICTS)[number];
