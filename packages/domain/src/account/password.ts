/** Shortest password that an account may have, in characters. */
export const MIN_PASSWORD_LENGTH = 8;
