import type { OutputStore } from '@overtone/client/safety/output-store';
import type { Session } from '@overtone/client/session/session';

/** What the session's controls work on: the session itself, and what the person chose for this device. */
export interface SessionParts {
  readonly session: Session;
  readonly output: OutputStore;
}
