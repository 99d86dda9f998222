import { type KeptTest, readKeptTest } from '@overtone/domain/experiment/kept/kept-test';
import { newSeedKey, openSeed, type SealedSeed, sealSeed } from './seed-box.ts';
import type { Shelf } from './shelf.ts';

/** Name of the browser's database that holds self-tests. */
export const SHELF_NAME = 'overtone.self-tests';

/** What is kept of each test, by its id: the test, its sealed seed, and the key to that, which has no readable form. */
const STORES = ['tests', 'seeds', 'keys'] as const;

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

function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open(SHELF_NAME, 1);
  opening.addEventListener('upgradeneeded', () => {
    for (const store of STORES) opening.result.createObjectStore(store);
  });
  return done(opening);
}

/** The shelf of this browser, in IndexedDB. It is opened anew for each use, so that no tab stands in another's way. */
export function deviceShelf(): Shelf {
  async function using<Value>(
    mode: IDBTransactionMode,
    use: (store: (name: (typeof STORES)[number]) => IDBObjectStore) => Promise<Value>,
  ): Promise<Value> {
    const database = await open();
    try {
      const transaction = database.transaction(STORES, mode);
      const used = use((name) => transaction.objectStore(name));
      const [value] = await Promise.all([used, finished(transaction)]);
      return value;
    } finally {
      database.close();
    }
  }

  return {
    async all() {
      const kept = await using('readonly', (store) => done<unknown[]>(store('tests').getAll()));
      return kept.flatMap((value) => {
        const read = readKeptTest(value);
        return read.ok ? [read.value] : [];
      });
    },
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
        const changed: KeptTest = next(read.value);
        await done(store('tests').put(changed, id));
        return changed;
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
    forget: (id) =>
      using('readwrite', async (store) => {
        await Promise.all(STORES.map((name) => done(store(name).delete(id))));
      }),
  };
}
