import type { Stop } from '@overtone/domain/stop';

/** The session of a test that plays: one at a time in all tabs of this browser, and free once its tab is gone. */
export interface SessionLock {
  /** Takes it for a test; null where another tab has it. The stop gives it back. */
  readonly take: (testId: string) => Promise<Stop | null>;
  /** Whether another tab has it. */
  readonly isElsewhere: (testId: string) => Promise<boolean>;
  /** Calls `run` once no tab has it any more. */
  readonly onceFree: (testId: string, run: () => void) => Stop;
}

/** What it needs of the browser's locks. */
export type Locks = Pick<LockManager, 'request' | 'query'>;

const PREFIX = 'overtone.self-test.';

/** Name of the browser's lock on the session of a test. */
function lockName(testId: string): string {
  return `${PREFIX}${testId}`;
}

/** Whether a lock that some tab holds is one on the session of a test that plays there. */
export function isSessionLock({ name, mode }: LockInfo): boolean {
  return mode === 'exclusive' && name?.startsWith(PREFIX) === true;
}

/** Sessions are held by the browser's own locks, which end with the tab that has them. */
export function sessionLock(locks: Locks): SessionLock {
  const own = new Set<string>();
  return {
    take: (testId) =>
      new Promise((resolve, reject) => {
        locks
          .request(lockName(testId), { ifAvailable: true }, (lock) => {
            if (!lock) return resolve(null);
            own.add(testId);
            return new Promise<void>((release) => {
              resolve(release);
            });
          })
          .then(() => own.delete(testId), reject);
      }),
    async isElsewhere(testId) {
      if (own.has(testId)) return false;
      const { held = [] } = await locks.query();
      return held.some(({ name, mode }) => name === lockName(testId) && mode === 'exclusive');
    },
    onceFree(testId, run) {
      const leaving = new AbortController();
      const wait = { mode: 'shared', signal: leaving.signal } as const;
      // It is refused where nobody waits any more.
      locks.request(lockName(testId), wait, () => undefined).then(run, () => undefined);
      return () => leaving.abort();
    },
  };
}
