import { EXAMPLE_SEED } from '@overtone/domain/experiment/protocol/testing/example-protocol';
import { abandoned, EXAMPLE_TEST } from '@overtone/domain/experiment/testing/example-test';
import { afterEach, describe, expect, it } from 'vitest';
import { openWith, sealFor } from './device-key.ts';
import { deviceShelf } from './device-shelf.ts';
import { ShelfGone } from './shelf.ts';
import { forgetPersonsSelfTests, SHELF_NAME, shelfName } from './shelf-name.ts';

const { id } = EXAMPLE_TEST;

function whenDone<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('failed')));
  });
}

/** Every value that the database holds, as whoever looks into the browser's storage finds it. */
async function everything(): Promise<unknown[]> {
  const database = await whenDone(indexedDB.open(SHELF_NAME));
  const transaction = database.transaction([...database.objectStoreNames]);
  const found = await Promise.all(
    [...database.objectStoreNames].map((name) =>
      whenDone<unknown[]>(transaction.objectStore(name).getAll()),
    ),
  );
  database.close();
  return found.flat();
}

/** All texts and bytes of a value, deeply, as text. */
function bytesOf(value: unknown): string {
  if (value instanceof ArrayBuffer) return bytesOf(new Uint8Array(value));
  if (value instanceof Uint8Array) {
    const hex = Array.from(value, (byte) => byte.toString(16).padStart(2, '0')).join('');
    return `${hex} ${new TextDecoder('latin1').decode(value)}`;
  }
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value)
      .map(([key, part]) => `${key} ${bytesOf(part)}`)
      .join('\n');
  }
  return String(value);
}

describe('the shelf of a browser', () => {
  afterEach(() => whenDone(indexedDB.deleteDatabase(SHELF_NAME)));

  it('says which tests it keeps and cannot read', async () => {
    const shelf = deviceShelf();
    await shelf.begin(EXAMPLE_TEST, EXAMPLE_SEED);
    expect(await shelf.unreadable()).toEqual([]);
    const database = await whenDone(indexedDB.open(SHELF_NAME));
    const store = () => database.transaction('tests', 'readwrite').objectStore('tests');
    await whenDone(store().put({ hello: 1 }, 'garbage'));
    await whenDone(store().put({ ...EXAMPLE_TEST, createdAtMs: -5 }, id));
    database.close();
    expect(await shelf.all()).toEqual([]);
    expect((await shelf.unreadable()).toSorted()).toEqual([id, 'garbage'].toSorted());
    await shelf.forget('garbage');
    expect(await shelf.unreadable()).toEqual([id]);
  });

  it('keeps a test, and its seed so that only this browser can open it', async () => {
    const shelf = deviceShelf();
    expect(await shelf.all()).toEqual([]);
    await shelf.begin(EXAMPLE_TEST, EXAMPLE_SEED);
    expect(await deviceShelf().all()).toEqual([EXAMPLE_TEST]);
    expect(await deviceShelf().seedOf(id)).toBe(EXAMPLE_SEED);
    const kept = await everything();
    expect(bytesOf(kept)).not.toContain(EXAMPLE_SEED);
    expect(bytesOf(kept)).not.toMatch(/hasBeat|real|sham/u);
    const key = kept.find((value) => value instanceof CryptoKey);
    if (!key) throw new Error('no key');
    expect(key.extractable).toBe(false);
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toMatchObject({
      name: 'InvalidAccessError',
    });
  });

  it('changes what is kept, and says where there is nothing', async () => {
    const shelf = deviceShelf();
    await shelf.begin(EXAMPLE_TEST, EXAMPLE_SEED);
    const stopped = abandoned(EXAMPLE_TEST);
    expect(await shelf.change(id, () => stopped)).toEqual(stopped);
    expect(await shelf.all()).toEqual([stopped]);
    expect(await shelf.change('another', (test) => test)).toBeNull();
    expect(await shelf.seedOf('another')).toBeNull();
  });

  it('keeps no second test under the same name, and forgets all of one', async () => {
    const shelf = deviceShelf();
    await shelf.begin(EXAMPLE_TEST, EXAMPLE_SEED);
    await expect(shelf.begin(EXAMPLE_TEST, EXAMPLE_SEED)).rejects.toMatchObject({
      name: 'ConstraintError',
    });
    await shelf.forget(id);
    expect(await everything()).toEqual([]);
  });

  it('knows of a test that was over and is deleted that there was one, and no more of it', async () => {
    const shelf = deviceShelf();
    const words = 'How calm were you?';
    const question = { kind: 'own', words } as const;
    const protocol = { ...EXAMPLE_TEST.sealed.protocol, question };
    const stopped = abandoned({ ...EXAMPLE_TEST, sealed: { ...EXAMPLE_TEST.sealed, protocol } });
    await shelf.begin(stopped, EXAMPLE_SEED);
    await shelf.forget(id);
    await shelf.begin({ ...stopped, createdAtMs: 7 }, EXAMPLE_SEED);
    await shelf.forget(id);
    const left = await deviceShelf().deleted();
    expect(left.map(({ createdAtMs }) => createdAtMs)).toEqual([EXAMPLE_TEST.createdAtMs, 7]);
    expect(bytesOf(await everything())).not.toMatch(/calm|6f1c2b1e/u);
  });

  it('does not change anything where the change fails', async () => {
    const shelf = deviceShelf();
    await shelf.begin(EXAMPLE_TEST, EXAMPLE_SEED);
    const failing = shelf.change(id, () => {
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await shelf.all()).toEqual([EXAMPLE_TEST]);
  });
});

describe('the shelf of an account in a browser', () => {
  const person = 'ada';
  afterEach(() => whenDone(indexedDB.deleteDatabase(shelfName(person))));

  it('takes tests over with their seeds and revisions, beside those without an account', async () => {
    const shelf = deviceShelf(person);
    await shelf.adopt(EXAMPLE_TEST, null, 3);
    expect(await shelf.seedOf(id)).toBeNull();
    await shelf.adopt(EXAMPLE_TEST, EXAMPLE_SEED, 4);
    await shelf.setRevision(id, 5);
    expect(await deviceShelf(person).seedOf(id)).toBe(EXAMPLE_SEED);
    expect(await deviceShelf(person).revisions()).toEqual(new Map([[id, 5]]));
    expect(await deviceShelf().all()).toEqual([]);
    await shelf.forget(id);
    expect(await shelf.revisions()).toEqual(new Map());
  });

  it('keeps what has come further here than with the account', async () => {
    const shelf = deviceShelf(person);
    const over = abandoned(EXAMPLE_TEST);
    await shelf.begin(EXAMPLE_TEST, EXAMPLE_SEED);
    await shelf.change(id, () => over);
    expect(await shelf.adopt(EXAMPLE_TEST, null, 3)).toEqual(over);
    expect(await shelf.all()).toEqual([over]);
    expect(await shelf.revisions()).toEqual(new Map([[id, 3]]));
  });

  it('goes with the account, and what still holds it makes no new one', async () => {
    const [shelf, other] = [deviceShelf(person), deviceShelf('grace')];
    await shelf.begin(EXAMPLE_TEST, EXAMPLE_SEED);
    await other.begin(EXAMPLE_TEST, EXAMPLE_SEED);
    await forgetPersonsSelfTests(person);
    await expect(shelf.all()).rejects.toThrow(ShelfGone);
    await expect(shelf.change(id, (test) => test)).rejects.toThrow(ShelfGone);
    const names = (await indexedDB.databases()).map(({ name }) => name);
    expect(names).not.toContain(shelfName(person));
    expect(await other.all()).toEqual([EXAMPLE_TEST]);
    await forgetPersonsSelfTests('grace');
    await forgetPersonsSelfTests('nobody');
  });

  it('has one key pair, whose private half cannot be read, and opens what was sealed for it', async () => {
    const [one, other] = await Promise.all([
      deviceShelf(person).deviceKey(),
      deviceShelf(person).deviceKey(),
    ]);
    expect(one.id).toBe(other.id);
    expect(one.privateKey.extractable).toBe(false);
    const sealed = await sealFor(one.publicKey, EXAMPLE_SEED);
    expect(await openWith(await deviceShelf(person).deviceKey(), sealed ?? '')).toBe(EXAMPLE_SEED);
    expect(await sealFor('AAAA', EXAMPLE_SEED)).toBeNull();
    expect(await openWith(one, 'AAAA')).toBeNull();
  });
});
