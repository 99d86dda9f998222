import type { Lack } from '@overtone/domain/experiment/protocol/what-counts';
import type { UnitInterval } from '@overtone/domain/units';

const COUNTS = 'This time counts; the report will say how long it was.';

/** What is lacking of a session whose time counts all the same; empty where nothing is, and in a page that nobody sees. */
export function lackWords(lack: Lack, masterVolume: UnitInterval): string {
  if (lack === 'light') return `There is no light: it is off, or cannot be shown here. ${COUNTS}`;
  if (lack !== 'tone') return '';
  const why = masterVolume > 0 ? 'this browser does not play it' : 'master volume is 0';
  return `There is no tone: ${why}. ${COUNTS}`;
}
