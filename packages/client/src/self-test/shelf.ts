import type { KeptTest } from '@overtone/domain/experiment/kept/kept-test';

/**
 * Where this device keeps self-tests, and apart from them the seeds of those that run: as ciphertext under a key that
 * nothing can read out. What cannot be kept rejects.
 */
export interface Shelf {
  /** All that are kept and can be read, in no order. */
  readonly all: () => Promise<readonly KeptTest[]>;
  /** Keeps a new test and its seed, both or neither. */
  readonly begin: (test: KeptTest, seed: string) => Promise<void>;
  /** Changes a test as it is kept now; null where it is gone. */
  readonly change: (id: string, next: (test: KeptTest) => KeptTest) => Promise<KeptTest | null>;
  /** The seed of a test; null where it, or the key to it, is gone. */
  readonly seedOf: (id: string) => Promise<string | null>;
  /** Forgets a test and its seed. */
  readonly forget: (id: string) => Promise<void>;
}
