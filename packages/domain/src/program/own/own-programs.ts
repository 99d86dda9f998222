import type { OwnProgram } from './own-program.ts';
import { REST_PROGRAMS } from './rest.ts';
import { WORK_PROGRAMS } from './work.ts';

/**
 * The programs that the product comes with, in the order in which a list shows them. What one is said to take is all of it,
 * its fade too.
 */
export const OWN_PROGRAMS: readonly OwnProgram[] = [...WORK_PROGRAMS, ...REST_PROGRAMS];
