/** What any calendar may take: twenty thousand occurrences cost about 600,000. */
const LEAST_STEPS = 1_000_000;
/** What each byte of a calendar may take; a weekly event of two hundred bytes needs some 400 steps for its year. */
const STEPS_A_BYTE = 4;

/** The work, in steps of a budget, that is done to read a calendar of this size, and as much again to write it out. */
export function stepsFor(bytes: number): number {
  return LEAST_STEPS + STEPS_A_BYTE * bytes;
}
