/** Shortest password that an account may have, in characters. */
export const MIN_PASSWORD_LENGTH = 8;

/** Longest password that an account may have, in characters: more than any password manager makes. */
export const MAX_PASSWORD_LENGTH = 128;
