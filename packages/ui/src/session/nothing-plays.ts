/** What is said where light and sound could be, and are not. */
export const NOTHING_PLAYS = 'Nothing is playing.';
