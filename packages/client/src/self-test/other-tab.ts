import type { Stop } from '@overtone/domain/stop';
import type { Milliseconds } from '@overtone/domain/units';
import { atom, type ReadableAtom } from 'nanostores';
import type { Host } from '../platform/host.ts';
import type { Session } from '../session/session.ts';
import { isSessionLock, type Locks } from './session-lock.ts';

/** What the other tabs of a browser are followed with. */
export interface OtherTabParts {
  readonly session: { readonly program: Pick<Session['program'], '$isBlind'> };
  readonly host: Pick<Host, 'now' | 'every' | 'onVisibility'>;
  /** The browser's locks; null where a page has none, since it is not opened over a secure connection. */
  readonly locks: Pick<Locks, 'query'> | null;
}

/** How often it is looked whether another tab plays a session; a page that is shown again looks at once. */
const LOOK_EVERY_MS: Milliseconds = 5_000;

/** A session that this page has ended keeps its lock until it is noted, and is no other tab's. */
const NOTED_WITHIN_MS: Milliseconds = 30_000;

/**
 * Whether a session of a self-test plays in another tab of this browser, whoever's and whatever this page knows of self-tests: what
 * is played here would mix into it.
 */
export function followOtherTab({ session, host, locks }: OtherTabParts): {
  readonly $plays: ReadableAtom<boolean>;
  readonly stop: Stop;
} {
  const $plays = atom(false);
  const { $isBlind } = session.program;
  let ownUntilMs = -Infinity;
  async function look(): Promise<void> {
    if ($isBlind.get()) ownUntilMs = host.now() + NOTED_WITHIN_MS;
    if (locks === null || host.now() < ownUntilMs) return $plays.set(false);
    const { held = [] } = await locks.query();
    $plays.set(held.some(isSessionLock) && host.now() >= ownUntilMs);
  }
  const lookNow = () => void look();
  const stops = [
    host.every(LOOK_EVERY_MS, lookNow),
    host.onVisibility((isVisible) => isVisible && lookNow()),
    $isBlind.subscribe(lookNow),
  ];
  return { $plays, stop: () => stops.forEach((stop) => stop()) };
}
