import { locks } from 'node:worker_threads';
import { randomUUID } from 'node:crypto';

/**
 * The locks of a browser that no other test is in: Node's, under names of their own. What a test leaves locked holds nobody
 * else.
 */
export function ownLocks(): Pick<LockManager, 'request' | 'query'> {
  const prefix = `${randomUUID()} `;
  const ofOwn = (all: readonly LockInfo[] = []): LockInfo[] =>
    all.flatMap(({ name = '', ...rest }) =>
      name.startsWith(prefix) ? [{ ...rest, name: name.slice(prefix.length) }] : [],
    );
  return {
    request: <T>(
      name: string,
      options: LockOptions | LockGrantedCallback<T>,
      granted?: LockGrantedCallback<T>,
    ) =>
      typeof options === 'function'
        ? locks.request(prefix + name, options)
        : locks.request(prefix + name, options, granted ?? (() => undefined as T)),
    async query() {
      const { held, pending } = await locks.query();
      return { held: ofOwn(held), pending: ofOwn(pending) };
    },
  };
}
