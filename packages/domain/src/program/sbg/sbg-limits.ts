/**
 * Longest .sbg file that is read, in characters: a half more than the longest program of ours comes to. With the limits
 * below it is read in about a second.
 */
export const LONGEST_SBG = 1_500_000;

/** Most lines of it. */
export const MOST_SBG_LINES = 25_000;

/** Longest line of it; SBaGen's own are shorter than 4,096. */
export const LONGEST_SBG_LINE = 4_096;

/** Most points of its timeline, blocks unfolded. */
export const MOST_SBG_POINTS = 10_000;

/**
 * Most voices that are read: of all tone sets together, and of all points of the timeline, each with its tone set's. The
 * largest files that people have made come to a tenth of it.
 */
export const MOST_VOICES_READ = 40_000;

/** Most options that something is said of; SBaGen knows two dozen. */
export const MOST_OPTION_NOTES = 1000;

/** How deep blocks may name blocks. */
export const DEEPEST_BLOCKS = 8;

/** Voices of one tone set. */
export const MOST_VOICES = 16;

/** What all voices of a tone set may come to together, in per cent. */
export const FULL_PERCENT = 100;

/** Most bad lines that are named; whoever mends them sees the rest. */
export const MOST_BAD_LINES = 20;

/** A day, around which every .sbg timeline closes. */
export const DAY_MS = 86_400_000;
