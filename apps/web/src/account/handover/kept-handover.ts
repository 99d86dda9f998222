import { storedJson } from '@overtone/client/platform/stored-json';
import {
  type HandoverRequest,
  handoverRequestSchema,
  readHandoverRequest,
} from '@overtone/domain/contract/handover';

const KEY = 'handover';

/** The part of a window's own storage that a hand-over is kept in. */
export type WindowStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Takes the hand-over that the page was opened for, if any, and keeps it for this window. */
export function keepHandover(
  query: Pick<URLSearchParams, 'get'>,
  storage: WindowStorage,
): HandoverRequest | null {
  const asked = readHandoverRequest(query);
  if (asked !== null) storage.setItem(KEY, JSON.stringify(asked));
  return asked;
}

/** The hand-over that this window keeps; null when there is none, or one with another state. */
export function keptHandover(
  storage: WindowStorage,
  state: string | null = null,
): HandoverRequest | null {
  const kept = storedJson(storage.getItem(KEY), handoverRequestSchema);
  return kept !== null && (state === null || kept.state === state) ? kept : null;
}

/** Forgets it: it is done, or the person said no. */
export function forgetHandover(storage: WindowStorage): void {
  storage.removeItem(KEY);
}
