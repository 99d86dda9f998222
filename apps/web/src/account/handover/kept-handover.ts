import { storedJson } from '@overtone/client/platform/stored-json';
import {
  type HandoverRequest,
  handoverRequestSchema,
  readHandoverRequest,
} from '@overtone/domain/contract/handover';
import type { VisitStorage } from '../../platform/device-storage.ts';

const KEY = 'handover';

/** Takes the hand-over that the page was opened for, if any, and keeps it for this window. */
export function keepHandover(
  query: Pick<URLSearchParams, 'get'>,
  storage: VisitStorage,
): HandoverRequest | null {
  const asked = readHandoverRequest(query);
  if (asked !== null) storage.write(KEY, JSON.stringify(asked));
  return asked;
}

/** The hand-over that this window keeps; null when there is none, or one with another state. */
export function keptHandover(
  storage: VisitStorage,
  state: string | null = null,
): HandoverRequest | null {
  const kept = storedJson(storage.read(KEY), handoverRequestSchema);
  return kept !== null && (state === null || kept.state === state) ? kept : null;
}

/** Forgets it: it is done, or the person said no. */
export function forgetHandover(storage: VisitStorage): void {
  storage.remove(KEY);
}
