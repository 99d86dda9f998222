import type { Lack } from '@overtone/domain/experiment/protocol/what-counts';
import type { UnitInterval } from '@overtone/domain/units';

/** What is said of time that counts and is named in the report. */
export const COUNTS_ALL_THE_SAME = 'This time counts; the report will say how long it was.';

/** What is lacking of a session whose time counts all the same; empty where nothing is, and in a page that nobody sees. */
export function lackWords(lack: Lack, masterVolume: UnitInterval): string {
  if (lack === 'light') {
    return `There is no light: it is off, or cannot be shown here. ${COUNTS_ALL_THE_SAME}`;
  }
  if (lack !== 'tone') return '';
  const why = masterVolume > 0 ? 'this browser does not play it' : 'master volume is 0';
  return `There is no tone: ${why}. ${COUNTS_ALL_THE_SAME}`;
}
