/** What a text may ask people for: nothing, somebody to talk to, or an ambulance; in the order of the model's columns. */
export const NEEDS = ['none', 'crisis', 'emergency'] as const;

/** One of {@link NEEDS}. */
export type Need = (typeof NEEDS)[number];
