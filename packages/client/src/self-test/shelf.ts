import type { KeptTest } from '@overtone/domain/experiment/kept/kept-test';
import type { DeletedTest } from '@overtone/domain/experiment/report/earlier-of-question';
import type { Stop } from '@overtone/domain/stop';
import type { DeviceKey } from './device-key.ts';

/**
 * Where this device keeps self-tests, and apart from them the seeds of those that run: as ciphertext under a key that
 * nothing can read out. What cannot be kept rejects.
 */
export interface Shelf {
  /** All that are kept and can be read, in no order. */
  readonly all: () => Promise<readonly KeptTest[]>;
  /** Ids of those that are kept and cannot be read, damaged or made by a later version. */
  readonly unreadable: () => Promise<readonly string[]>;
  /** Keeps a new test and its seed, both or neither. */
  readonly begin: (test: KeptTest, seed: string) => Promise<void>;
  /** Changes a test as it is kept now; null where it is gone. */
  readonly change: (id: string, next: (test: KeptTest) => KeptTest) => Promise<KeptTest | null>;
  /** The seed of a test; null where it, or the key to it, is gone. */
  readonly seedOf: (id: string) => Promise<string | null>;
  /** What stays known of tests that were over and are deleted, as far as this browser has had them. */
  readonly deleted: () => Promise<readonly DeletedTest[]>;
  /** Forgets a test and its seed; that there was one stays known where it was over. */
  readonly forget: (id: string) => Promise<void>;
  /** Id of this browser among those of the account; null where tests follow none. */
  readonly browserId: () => Promise<string | null>;
  /** Whether the account that tests follow could not be asked, since nobody is signed in here any more. */
  readonly isSignedOut: () => boolean;
  /** Calls `run` when the account has been heard of that was late, so that something may be kept that was not given before. */
  readonly onCaughtUp: (run: () => void) => Stop;
  /** Calls `run` with each test that is here no more, as it stood, since it turned out that it was deleted from the account. */
  readonly onFoundDeleted: (run: (test: KeptTest) => void) => Stop;
}

/** A shelf of this device whose tests may follow an account. */
export interface LocalShelf extends Shelf {
  /**
   * Takes over a test as the account has it, at the account's revision, and its seed where one is given. Gives what is kept now:
   * of what was kept before and the account's the one that has come further.
   */
  readonly adopt: (test: KeptTest, seed: string | null, revision: number) => Promise<KeptTest>;
  /** Revisions that the account had of the tests that it has had, by their ids. */
  readonly revisions: () => Promise<ReadonlyMap<string, number>>;
  readonly setRevision: (id: string, revision: number) => Promise<void>;
  /** The device's own key pair, made at the first call. */
  readonly deviceKey: () => Promise<DeviceKey>;
}

/** What kept a shelf from doing what was asked; the message is a sentence for the person. */
export class ShelfProblem extends Error {}

/** What an account's shelf says that is here no more. */
export class ShelfGone extends ShelfProblem {}
