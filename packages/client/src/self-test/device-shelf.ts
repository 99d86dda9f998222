import { furtherOf } from '@overtone/domain/experiment/kept/continuation';
import { readKeptTest } from '@overtone/domain/experiment/kept/kept-test';
import {
  type DeletedTest,
  deletedTest,
  deletedTestsSchema,
} from '@overtone/domain/experiment/report/earlier-of-question';
import { randomUuid } from '../ids/random-uuid.ts';
import { type DeviceKey, newDeviceKey } from './device-key.ts';
import { newSeedKey, openSeed, type SealedSeed, sealSeed } from './seed-box.ts';
import { type LocalShelf, ShelfGone } from './shelf.ts';
import { shelfName } from './shelf-name.ts';
import { sha256Hex } from './web-digest.ts';

/**
 * What is kept of each test, by its id: the test, its sealed seed, the key to that, which has no readable form, and the
 * account's revision; and the device's own key pair, with what stays known of tests that were deleted.
 */
const OF_TESTS = ['tests', 'seeds', 'keys', 'revisions'] as const;
const STORES = [...OF_TESTS, 'device'] as const;

/** Names in the store of the device's own: its key pair, and what stays known of tests that were deleted. */
const OWN = 'own';
const DELETED = 'deleted';

function done<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('not kept')));
  });
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    const fail = () => reject(transaction.error ?? new Error('not kept'));
    transaction.addEventListener('abort', fail);
    transaction.addEventListener('error', fail);
  });
}

/** What a store holds of each test, by its id. */
async function heldIn<Value>(
  store: IDBObjectStore,
): Promise<readonly (readonly [string, Value])[]> {
  const [ids, values] = await Promise.all([
    done(store.getAllKeys()),
    done<Value[]>(store.getAll()),
  ]);
  return values.flatMap((value, i) => {
    const id = ids[i];
    return typeof id === 'string' ? [[id, value] as const] : [];
  });
}

async function deletedIn(device: IDBObjectStore): Promise<readonly DeletedTest[]> {
  const read = deletedTestsSchema.safeParse(await done<unknown>(device.get(DELETED)));
  return read.success ? read.data : [];
}

/** Opens the database; where there is none, a new one is made if it may be. */
async function open(name: string, mayMake: boolean): Promise<IDBDatabase> {
  const opening = indexedDB.open(name, 1);
  opening.addEventListener('upgradeneeded', () => {
    if (mayMake) for (const store of STORES) opening.result.createObjectStore(store);
    else opening.transaction?.abort();
  });
  try {
    return await done(opening);
  } catch (cause) {
    if (!mayMake && opening.error?.name === 'AbortError') throw new ShelfGone();
    throw cause;
  }
}

/**
 * The shelf of this browser, in IndexedDB; each account that signs in here has its own. It is opened anew for each use, so
 * that no tab stands in another's way. An account's database that is removed meanwhile is not made again.
 */
export function deviceShelf(person: string | null = null): LocalShelf {
  const name = shelfName(person);
  let wasThere = false;

  async function using<Value>(
    mode: IDBTransactionMode,
    use: (store: (of: (typeof STORES)[number]) => IDBObjectStore) => Promise<Value>,
  ): Promise<Value> {
    const database = await open(name, person === null || !wasThere);
    wasThere = true;
    try {
      const transaction = database.transaction(STORES, mode);
      const used = use((of) => transaction.objectStore(of));
      const [value] = await Promise.all([used, finished(transaction)]);
      return value;
    } finally {
      database.close();
    }
  }

  async function readAll() {
    const kept = await using('readonly', (store) => heldIn(store('tests')));
    return kept.map(([id, value]) => ({ id, read: readKeptTest(value) }));
  }

  return {
    all: async () => (await readAll()).flatMap(({ read }) => (read.ok ? [read.value] : [])),
    unreadable: async () => (await readAll()).flatMap(({ id, read }) => (read.ok ? [] : [id])),
    async begin(test, seed) {
      const key = await newSeedKey();
      const sealed = await sealSeed(key, seed);
      await using('readwrite', async (store) => {
        await Promise.all([
          done(store('tests').add(test, test.id)),
          done(store('seeds').add(sealed, test.id)),
          done(store('keys').add(key, test.id)),
        ]);
      });
    },
    change: (id, next) =>
      using('readwrite', async (store) => {
        const read = readKeptTest(await done<unknown>(store('tests').get(id)));
        if (!read.ok) return null;
        const changed = readKeptTest(next(read.value));
        // What could not be read again would be lost.
        if (!changed.ok) throw new Error(changed.reason.join(' '));
        await done(store('tests').put(changed.value, id));
        return changed.value;
      }),
    async seedOf(id) {
      const [key, sealed] = await using('readonly', (store) =>
        Promise.all([
          done<CryptoKey | undefined>(store('keys').get(id)),
          done<SealedSeed | undefined>(store('seeds').get(id)),
        ]),
      );
      return key && sealed ? openSeed(key, sealed) : null;
    },
    deleted: () => using('readonly', (store) => deletedIn(store('device'))),
    async forget(id) {
      const kept = await using('readonly', (store) => done<unknown>(store('tests').get(id)));
      const read = readKeptTest(kept);
      // No transaction waits for a digest.
      const left = read.ok ? await deletedTest(read.value, sha256Hex) : null;
      await using('readwrite', async (store) => {
        const before = left ? await deletedIn(store('device')) : [];
        const forgetting = OF_TESTS.map((of) => done(store(of).delete(id)));
        const noting = left ? [done(store('device').put([...before, left], DELETED))] : [];
        await Promise.all([...forgetting, ...noting]);
      });
    },
    browserId: () => Promise.resolve(null),
    isSignedOut: () => false,
    onCaughtUp: () => () => undefined,
    onFoundDeleted: () => () => undefined,
    async adopt(test, seed, revision) {
      const key = seed === null ? null : await newSeedKey();
      const sealed = key && seed !== null ? await sealSeed(key, seed) : null;
      return using('readwrite', async (store) => {
        const here = readKeptTest(await done<unknown>(store('tests').get(test.id)));
        const further = here.ok ? furtherOf(here.value, test) : test;
        const kept: Promise<unknown>[] = [
          done(store('tests').put(further, test.id)),
          done(store('revisions').put(revision, test.id)),
        ];
        if (sealed) kept.push(done(store('seeds').put(sealed, test.id)));
        if (key) kept.push(done(store('keys').put(key, test.id)));
        await Promise.all(kept);
        return further;
      });
    },
    revisions: async () =>
      new Map(await using('readonly', (store) => heldIn<number>(store('revisions')))),
    async setRevision(id, revision) {
      await using('readwrite', (store) => done(store('revisions').put(revision, id)));
    },
    async deviceKey() {
      const known = await using('readonly', (store) =>
        done<DeviceKey | undefined>(store('device').get(OWN)),
      );
      if (known) return known;
      const made = await newDeviceKey(randomUuid());
      return using('readwrite', async (store) => {
        const faster = await done<DeviceKey | undefined>(store('device').get(OWN));
        if (!faster) await done(store('device').put(made, OWN));
        return faster ?? made;
      });
    },
  };
}
