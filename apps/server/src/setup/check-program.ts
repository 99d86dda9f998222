import { isOk, isWrong, type SetupLine } from './setup-line.ts';
import { SUBJECTS } from './subjects.ts';

const OLDEST_MAJOR = 24;

/** Whether this Node runs the program; `version` without a "v". */
export function checkProgram(version: string): SetupLine {
  return Number.parseInt(version, 10) >= OLDEST_MAJOR
    ? isOk(SUBJECTS.program, `Node ${version}.`)
    : isWrong(
        SUBJECTS.program,
        `Node ${version} is too old: ${OLDEST_MAJOR} or newer is needed. "npm start" and "npm run" bring one along.`,
      );
}
