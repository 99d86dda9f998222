import { AsyncLocalStorage } from 'node:async_hooks';
import type { PasswordHashing } from './password-hash.ts';

/** A password that is compared in passing: with which hash, and what came of it. */
interface Comparison {
  readonly hash: string;
  isRight: boolean | undefined;
}

const underWay = new AsyncLocalStorage<Comparison>();

/**
 * Where an address has no password, the sign-in library makes a hash for nothing but the time that it takes. During
 * {@link comparisonWith}, which begins between two functions of our own, that time goes into a comparison instead.
 */
export function comparingInPassing({ hash, verify }: PasswordHashing): PasswordHashing {
  return {
    verify,
    async hash(password) {
      const comparison = underWay.getStore();
      if (comparison === undefined) return hash(password);
      comparison.isRight = await verify({ hash: comparison.hash, password });
      return comparison.hash;
    },
  };
}

/** Has the password that is tried at the library compared with `hash`, where the address has none. */
export function comparisonWith(hash: string) {
  const comparison: Comparison = { hash, isRight: undefined };
  return {
    /** Runs what tries the password; nothing in it may keep a hash. */
    during: <Value>(trying: () => Promise<Value>): Promise<Value> =>
      underWay.run(comparison, trying),
    /** Whether it was right; undefined where the address has a password of its own. */
    isRight: (): boolean | undefined => comparison.isRight,
  };
}
