/** Where the program is kept that was left as its page went, with the account of who played it. */
export const LEFT_PROGRAM_KEY = 'overtone.program-left';
