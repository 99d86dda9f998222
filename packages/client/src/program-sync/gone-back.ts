import type { AccountPrograms } from '@overtone/domain/contract/programs';
import {
  heard,
  NOTHING_KNOWN,
  type ProgramsState,
  type Reconciled,
  type WaitingProgram,
} from './programs-state.ts';

/** What the person is told of an account that has gone back to a backup. */
export const GONE_BACK =
  'Your account has gone back to an earlier copy of your programs. What this device still has of them is kept, and goes to it again.';

/** The revision of no program: what is made from it was made from nothing that the account keeps. */
const UNSEEN = -1;

/**
 * The server said what it keeps, to a device that knew it at the revision `asked`. Revisions only grow, so an account that is
 * below that has gone back to a backup: what it lacks is told to it again, and of what it keeps otherwise both versions stay,
 * since another device may have changed it meanwhile. Where another window has heard of that already, and in any other case,
 * it is taken as `heard`.
 */
export function answered(
  state: ProgramsState,
  server: AccountPrograms,
  asked: number,
  newId: () => string,
): Reconciled {
  const known = state.server;
  if (server.revision >= asked || known.revision < asked) return heard(state, server, newId);
  const knownTexts = new Map(known.programs.map(({ id, text }) => [id, text]));
  const there = new Map(server.programs.map(({ id, text }) => [id, text]));
  const isWaiting = new Set(state.waiting.map(({ id }) => id));
  const changedHere = state.waiting.flatMap((entry): readonly WaitingProgram[] => {
    const isThere = there.has(entry.id);
    if (entry.text === null && !isThere) return [];
    // What it was made from may be there again, at whatever revision: another device tells it again as well.
    const madeFrom = knownTexts.get(entry.id);
    const earlier = madeFrom === undefined ? entry.earlier : [...entry.earlier, madeFrom];
    return [{ ...entry, base: isThere ? UNSEEN : 0, earlier }];
  });
  const lost = known.programs
    .filter(({ id, text }) => !isWaiting.has(id) && there.get(id) !== text)
    .map(({ id, text }): WaitingProgram => {
      return { id, base: there.has(id) ? UNSEEN : 0, text, refused: null, earlier: [] };
    });
  const waiting = [...changedHere, ...lost];
  const came = heard({ server: NOTHING_KNOWN.server, waiting }, server, newId);
  return { ...came, told: [GONE_BACK, ...came.told] };
}
