/** What stands where nothing can be kept. */
export const NOT_KEPT =
  'This browser keeps no data, so a self-test cannot run in it. A private window or a full disk may be the reason.';
/** What stands where a second test was asked for. */
export const ONE_AT_A_TIME = 'A self-test is already running. Finish or stop it first.';
/** What stands where no session can begin, since the seed is not here. */
export const SEED_MISSING =
  'This browser cannot open the sealed order. With an account, open this page again in a browser that has run the test, then come back. Otherwise you can stop the test; your answers are kept.';
