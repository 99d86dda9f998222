import { MOST_KEPT_PROGRAMS } from '@overtone/domain/program/limits';
import { printProgram } from '@overtone/domain/program/text/print-program';
import { type AccountServer, openAccountServer } from '@overtone/testkit/account-server';
import { createFakeHost, type FakeHost } from '@overtone/testkit/fake-host';
import { atom } from 'nanostores';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FIRST_RETRY_MS, SEND_AFTER_MS } from '../account-sync/exchange-loop.ts';
import { randomUuid } from '../ids/random-uuid.ts';
import { keepProgram, keptPrograms } from '../program/kept-programs.ts';
import { createProgramDesk } from '../program/program-desk.ts';
import { windDown } from '../program/testing/programs.ts';
import { createChangeStreams } from '../settings-sync/change-stream.ts';
import { GONE_BACK } from './gone-back.ts';
import { forgetPersonsPrograms, keptProgramsState } from './kept-programs-state.ts';
import { personPrograms } from './person-programs.ts';

let server: AccountServer;
const stops: (() => void)[] = [];

beforeAll(async () => {
  server = await openAccountServer();
});
beforeEach(() => server.reset());
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});
afterAll(() => server.close());

const named = (name: string) => ({ ...windDown, name });

/** One page of one device, with a desk in front of the real server. */
function openPage(given?: FakeHost['storage'], who: string | null = server.person) {
  const network = {
    isUp: true,
    isSignedIn: true,
    writes: 0,
    losesAnswers: false,
    lost: 0,
    underWay: 0,
  };
  const fake = createFakeHost();
  const storage = given ?? fake.storage;
  const ask = server.fetchFor({ now: fake.wallClock, isSignedIn: () => network.isSignedIn });
  const host: FakeHost = {
    ...fake,
    storage,
    async fetch(path, init) {
      if (!network.isUp) throw new TypeError('No network');
      if (init?.method === 'PUT' || init?.method === 'DELETE') network.writes += 1;
      network.underWay += 1;
      try {
        const answer = await ask(path, init);
        if (!network.losesAnswers) return answer;
        network.lost += 1;
        throw new TypeError('The answer was lost');
      } finally {
        network.underWay -= 1;
      }
    },
  };
  const $person = atom(who);
  const home = personPrograms({ host, changes: createChangeStreams(host), $person });
  const desk = createProgramDesk(home);
  const close = () => {
    desk.stop();
    home.stop();
  };
  stops.push(close);
  /** In the order of the alphabet: pages of a test all begin at the same time. */
  const names = () =>
    desk.$kept
      .get()
      .map(({ program }) => program.name)
      .toSorted();
  /** It stays `account` while it asks anew: what it asked has to be answered as well. */
  async function place(wanted: string): Promise<void> {
    await expect
      .poll(() => ({ place: desk.$place.get(), underWay: network.underWay }))
      .toEqual({ place: wanted, underWay: 0 });
  }
  return {
    host,
    network,
    home,
    desk,
    $person,
    close,
    names,
    place,
    shown: () => desk.$open.get()?.editor.program.name,
    open(name: string) {
      const kept = desk.$kept.get().find(({ program }) => program.name === name);
      if (!kept) throw new Error(`${name} is not kept.`);
      desk.open(kept.program, 'kept', kept.id);
      return kept;
    },
    rename: (name: string) => desk.change({ kind: 'rename', name }),
    /** Waits until the server has everything. */
    async sent() {
      await host.advance(SEND_AFTER_MS);
      await place('account');
    },
    async comeBack() {
      host.setVisible(false);
      host.setVisible(true);
      await place('account');
    },
  };
}

async function openSynced(storage?: FakeHost['storage']) {
  const page = openPage(storage);
  await page.place('account');
  return page;
}

/** A device with one program that is with the account. */
async function openWith(name: string) {
  const page = await openSynced();
  page.desk.open(named(name), 'own');
  page.desk.keep();
  await page.sent();
  return page;
}

describe('programs on two devices', () => {
  it('are on the other device while both are open, and on one that is opened later', async () => {
    const [desk, laptop] = await Promise.all([openSynced(), openSynced()]);
    desk.desk.open(named('Evening'), 'own');
    desk.desk.keep();
    await desk.sent();
    await expect.poll(laptop.names).toEqual(['Evening']);
    expect((await openSynced()).names()).toEqual(['Evening']);
    expect([desk.network.writes, laptop.network.writes]).toEqual([1, 0]);
  });

  it('are changed on the other while they lie open there, as a step to undo', async () => {
    const desk = await openWith('Evening');
    const laptop = await openSynced();
    laptop.open('Evening');
    desk.rename('Late evening');
    await desk.sent();
    await expect.poll(laptop.shown).toBe('Late evening');
    expect(laptop.desk.$open.get()?.editor.selection).toEqual({ within: [], first: 0, count: 1 });
    expect(laptop.network.writes).toBe(0);
    laptop.desk.undo();
    await laptop.sent();
    await expect.poll(desk.shown).toBe('Evening');
  });

  it('are both kept where both changed one, and the person is told', async () => {
    const desk = await openWith('Evening');
    const laptop = await openSynced();
    laptop.open('Evening');
    laptop.network.isUp = false;
    laptop.rename('Mine');
    desk.rename('Theirs');
    await desk.sent();
    await laptop.host.advance(SEND_AFTER_MS);
    await laptop.place('waiting');
    expect(laptop.names()).toEqual(['Mine']);
    laptop.network.isUp = true;
    await laptop.comeBack();
    expect(laptop.names()).toEqual(['Mine (other version)', 'Theirs']);
    expect(laptop.shown()).toBe('Mine (other version)');
    expect(laptop.desk.$told.get()[0]).toContain('Both are kept');
    laptop.desk.heed();
    expect(laptop.desk.$told.get()).toEqual([]);
    laptop.rename('Mine now');
    await laptop.sent();
    await expect.poll(desk.names).toEqual(['Mine now', 'Theirs']);
    expect(desk.shown()).toBe('Theirs');
  });

  it('are both kept where one was changed elsewhere in the middle of a drag', async () => {
    const desk = await openWith('Evening');
    const laptop = await openSynced();
    laptop.open('Evening');
    laptop.desk.change({ kind: 'set-fade', fadeMs: 5000 }, 'drag');
    desk.rename('Theirs');
    await desk.sent();
    await expect.poll(laptop.names).toEqual(['Theirs']);
    expect(laptop.shown()).toBe('Evening');
    laptop.desk.settle();
    await laptop.sent();
    expect(laptop.names()).toEqual(['Evening (other version)', 'Theirs']);
  });

  it('go from the other when they are deleted, and can be brought back', async () => {
    const desk = await openWith('Evening');
    const laptop = await openSynced();
    desk.desk.remove(desk.open('Evening'));
    await desk.sent();
    await expect.poll(laptop.names).toEqual([]);
    desk.desk.bringBack();
    await desk.sent();
    await expect.poll(laptop.names).toEqual(['Evening']);
  });
});

describe('what a device kept before anybody signed in', () => {
  it('goes to the account, and stays on the device until then', async () => {
    const page = openPage(undefined, null);
    page.desk.open(named('Before'), 'own');
    page.desk.keep();
    expect(page.desk.$place.get()).toBe('device');
    page.network.isUp = false;
    page.$person.set(server.person);
    expect(page.names()).toEqual(['Before']);
    expect(keptPrograms(page.host.storage)).toEqual([]);
    page.network.isUp = true;
    await page.comeBack();
    expect((await openSynced()).names()).toEqual(['Before']);
    page.rename('After');
    await page.sent();
    expect((await openSynced()).names()).toEqual(['After']);
  });

  it('does not take the place of what the account made of it meanwhile', async () => {
    const page = await openWith('Theirs');
    const [kept] = page.desk.$kept.get();
    if (!kept) throw new Error('Nothing was kept.');
    const { storage } = page.host;
    page.close();
    keepProgram(storage, { id: kept.id, program: named('Mine') });
    const later = await openSynced(storage);
    expect(later.desk.$told.get()[0]).toContain('Both are kept');
    expect((await openSynced()).names()).toEqual(['Mine (other version)', 'Theirs']);
  });

  it('stands beside what the account has', async () => {
    await openWith('There');
    const { storage } = createFakeHost();
    keepProgram(storage, { id: 'not a uuid', program: named('Here') });
    const page = await openSynced(storage);
    expect(page.names()).toEqual(['Here', 'There']);
  });

  it('is no other person’s, and nobody’s who has signed out', async () => {
    const page = await openWith('Mine');
    page.network.isUp = false;
    page.desk.open(named('Unsent'), 'own');
    page.desk.keep();
    page.$person.set(null);
    expect(page.names()).toEqual([]);
    page.$person.set('eve');
    expect(page.names()).toEqual([]);
    page.network.isUp = true;
    page.$person.set(server.person);
    await page.comeBack();
    expect((await openSynced()).names()).toEqual(['Mine', 'Unsent']);
  });
});

describe('a person who leaves', () => {
  it('leaves nothing open, and nothing that the next could bring back or keep', async () => {
    const page = await openWith('Mine');
    page.desk.remove(page.open('Mine'));
    page.desk.open(named('Open'), 'own');
    page.desk.keep();
    page.desk.change({ kind: 'set-fade', fadeMs: 5000 }, 'drag');
    page.network.isUp = false;
    page.$person.set('eve');
    expect([page.desk.$open.get(), page.desk.$deleted.get()]).toEqual([null, null]);
    page.rename('Eve’s');
    page.desk.bringBack();
    expect(page.names()).toEqual([]);
    page.$person.set(server.person);
    expect(page.names()).toEqual(['Open']);
    expect(page.desk.$kept.get()[0]?.program.fadeMs).toBe(5000);
  });

  it('is nobody who signs in: what lay open goes on, with their account', () => {
    const page = openPage(undefined, null);
    // What was kept before would else reach the account while the next test is under way.
    page.network.isUp = false;
    page.desk.open(named('Before'), 'own');
    page.desk.keep();
    page.$person.set(server.person);
    expect(page.shown()).toBe('Before');
    page.$person.set(null);
    expect(page.shown()).toBeUndefined();
  });
});

describe('without the server', () => {
  it('keeps changes over a reload, and sends them when it can', async () => {
    const { storage } = createFakeHost();
    const first = await openSynced(storage);
    first.network.isUp = false;
    first.desk.open(named('Offline'), 'own');
    first.desk.keep();
    first.close();
    const second = openPage(storage);
    expect(second.names()).toEqual(['Offline']);
    await second.place('account');
    expect((await openSynced()).names()).toEqual(['Offline']);
    expect(keptProgramsState(storage, server.person).read()?.state.waiting).toEqual([]);
  });

  it('loses nothing where an answer was lost', async () => {
    const page = await openSynced();
    page.network.losesAnswers = true;
    page.desk.open(named('Evening'), 'own');
    page.desk.keep();
    await page.host.advance(SEND_AFTER_MS);
    await expect.poll(() => page.network.lost).toBe(1);
    page.network.losesAnswers = false;
    await page.host.advance(FIRST_RETRY_MS);
    await page.place('account');
    expect([page.names(), page.desk.$told.get()]).toEqual([['Evening'], []]);
  });

  it('is one version where it was changed again after an answer was lost', async () => {
    const page = await openWith('Evening');
    page.open('Evening');
    page.network.losesAnswers = true;
    page.rename('Late evening');
    await page.host.advance(SEND_AFTER_MS);
    await expect.poll(() => page.network.lost).toBe(1);
    page.network.losesAnswers = false;
    page.rename('Night');
    await page.sent();
    expect([page.names(), page.desk.$told.get()]).toEqual([['Night'], []]);
    expect((await openSynced()).names()).toEqual(['Night']);
  });

  it('waits while nobody is signed in', async () => {
    const page = await openSynced();
    page.network.isSignedIn = false;
    page.desk.open(named('Evening'), 'own');
    page.desk.keep();
    await page.host.advance(SEND_AFTER_MS);
    await page.place('signed-out');
    page.network.isSignedIn = true;
    await page.comeBack();
    expect((await openSynced()).names()).toEqual(['Evening']);
  });

  it('is two windows of one device that have the same program open, and both versions of it', async () => {
    const first = await openWith('Evening');
    const second = await openSynced(first.host.otherWindow());
    first.open('Evening');
    second.open('Evening');
    first.network.isUp = second.network.isUp = false;
    first.rename('Late evening');
    expect(second.shown()).toBe('Late evening');
    second.desk.change({ kind: 'set-fade', fadeMs: 5000 }, 'drag');
    first.rename('Theirs');
    second.desk.settle();
    expect([first.shown(), second.shown()]).toEqual(['Theirs', 'Late evening (other version)']);
    expect(second.desk.$told.get()[0]).toContain('Both are kept');
    second.desk.undo();
    expect([second.shown(), second.desk.$open.get()?.editor.program.fadeMs]).toEqual([
      'Late evening',
      5000,
    ]);
    second.desk.redo();
    first.network.isUp = second.network.isUp = true;
    await Promise.all([first.comeBack(), second.comeBack()]);
    expect((await openSynced()).names()).toEqual(['Late evening (other version)', 'Theirs']);
  });

  it.each([
    ['the change', 'what the server took'],
    ['what the server took', 'the change'],
  ])(
    'is a change in one window while the other hears from the server: %s reaches the device before %s',
    async (earlier) => {
      const first = await openWith('Evening');
      const second = await openSynced(first.host.otherWindow());
      first.open('Evening');
      second.open('Evening');
      second.rename('Evening at home');
      expect(first.shown()).toBe('Evening at home');
      first.network.isUp = false;
      const letThrough = first.host.holdBackWindows();
      if (earlier === 'the change') first.rename('Night');
      await second.sent();
      if (earlier !== 'the change') first.rename('Night');
      letThrough();
      first.network.isUp = true;
      expect([first.shown(), second.shown()]).toEqual(['Night', 'Night']);
      await first.sent();
      expect((await openSynced()).names()).toEqual(['Night']);
      expect([first.desk.$told.get(), second.desk.$told.get()]).toEqual([[], []]);
    },
  );

  it('is two windows of one device that overwrite nothing of each other', async () => {
    const { storage } = createFakeHost();
    const [one, two] = [openPage(storage), openPage(storage)];
    one.network.isUp = two.network.isUp = false;
    one.desk.open(named('One'), 'own');
    one.desk.keep();
    two.desk.open(named('Two'), 'own');
    two.desk.keep();
    expect(keptProgramsState(storage, server.person).read()?.state.waiting).toHaveLength(2);
    one.network.isUp = two.network.isUp = true;
    await Promise.all([one.comeBack(), two.comeBack()]);
    expect((await openSynced()).names()).toEqual(['One', 'Two']);
  });
});

describe('an account that has gone back to a backup', () => {
  /** A device with two programs, which the account has counted to three for. */
  async function openWithTwo() {
    const page = await openWith('Noon');
    page.rename('Evening');
    await page.sent();
    page.desk.open(named('Night'), 'own');
    page.desk.keep();
    await page.sent();
    return page;
  }

  it('is told again of what was kept since, and of nothing twice', async () => {
    const desk = await openWithTwo();
    const laptop = await openSynced();
    await server.reset();
    const { writes } = desk.network;
    await desk.comeBack();
    await expect.poll(() => desk.network.writes).toBe(writes + 2);
    await desk.place('account');
    expect(desk.names()).toEqual(['Evening', 'Night']);
    expect(desk.desk.$told.get()).toEqual([GONE_BACK]);
    await laptop.comeBack();
    expect(laptop.names()).toEqual(['Evening', 'Night']);
    laptop.open('Night');
    laptop.rename('Late night');
    await laptop.sent();
    expect((await openSynced()).names()).toEqual(['Evening', 'Late night']);
  });

  it('takes a change and a deletion of what it had lost', async () => {
    const page = await openWithTwo();
    await server.reset();
    page.rename('Late night');
    await page.sent();
    expect((await openSynced()).names()).toEqual(['Evening', 'Late night']);
    expect(page.desk.$told.get()).toEqual([GONE_BACK]);
    await server.reset();
    page.desk.remove(page.open('Late night'));
    await page.sent();
    expect(page.names()).toEqual(['Evening']);
  });
});

describe('a device that has no room left', () => {
  /** Two programs that are with the account and on the device, which takes nothing more unless it is told to. */
  async function openFull() {
    const first = await openWith('One');
    first.desk.open(named('Two'), 'own');
    first.desk.keep();
    await first.sent();
    first.close();
    const room = { isThere: true };
    const { storage } = first.host;
    const page = await openSynced({
      ...storage,
      write: (key, value) => room.isThere && storage.write(key, value),
    });
    room.isThere = false;
    page.network.isUp = false;
    const { otherWindow } = first.host;
    return { page, room, otherWindow };
  }

  it('loses no change, makes no second version, and says what is not kept', async () => {
    const { page } = await openFull();
    page.open('One');
    page.rename('One, later');
    page.rename('One, at last');
    expect(page.desk.$refused.get()[0]?.sentence).toContain('Keep this window open');
    page.open('Two');
    page.rename('Two, too');
    expect([page.names(), page.desk.$told.get()]).toEqual([['One, at last', 'Two, too'], []]);
    expect(page.desk.$place.get()).toBe('window');
    page.network.isUp = true;
    await page.comeBack();
    expect((await openSynced()).names()).toEqual(['One, at last', 'Two, too']);
  });

  it('makes one program of one that is new', async () => {
    const { page } = await openFull();
    page.desk.open(named('New'), 'own');
    page.rename('Newer');
    page.rename('Newest');
    expect(page.names()).toEqual(['Newest', 'One', 'Two']);
    const newest = page.desk.$kept.get().find(({ program }) => program.name === 'Newest');
    if (!newest) throw new Error('It is not kept.');
    page.desk.remove(newest);
    page.desk.bringBack();
    expect([page.names(), page.desk.$deleted.get()]).toEqual([['Newest', 'One', 'Two'], null]);
  });

  it('keeps everything once there is room', async () => {
    const { page, room, otherWindow } = await openFull();
    page.open('One');
    for (let index = 0; index < 50; index += 1) page.rename(`One ${index}`);
    page.open('Two');
    room.isThere = true;
    page.rename('Two, too');
    expect(page.desk.$place.get()).toBe('waiting');
    expect(page.desk.$refused.get()).toEqual([]);
    expect(openPage(otherWindow()).names()).toEqual(['One 49', 'Two, too']);
  });

  it('loses nothing where another window finds room meanwhile', async () => {
    const { page, room, otherWindow } = await openFull();
    page.open('One');
    for (let index = 0; index < 50; index += 1) page.rename(`One ${index}`);
    const other = openPage(otherWindow());
    other.network.isUp = false;
    other.open('Two');
    other.rename('Two, there');
    expect(page.names()).toEqual(['One 49', 'Two, there']);
    expect(page.desk.$place.get()).toBe('window');
    room.isThere = true;
    page.rename('One, at last');
    expect([page.names(), other.names()]).toEqual([
      ['One, at last', 'Two, there'],
      ['One, at last', 'Two, there'],
    ]);
    expect([page.desk.$told.get(), other.desk.$told.get()]).toEqual([[], []]);
  });
});

it('a program that the account has no room for stays on the device, and the person is told', async () => {
  const ask = server.fetchFor({ now: createFakeHost().wallClock });
  for (let index = 0; index < MOST_KEPT_PROGRAMS; index += 1) {
    await ask(`/api/programs/${randomUuid()}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'if-match': '"0"' },
      body: JSON.stringify({ text: printProgram(named(`Number ${index}`)) }),
    });
  }
  const page = await openSynced();
  page.desk.open(named('One more'), 'own');
  page.desk.keep();
  await page.host.advance(SEND_AFTER_MS);
  await expect
    .poll(() => page.desk.$told.get())
    .toEqual([
      '“One more” is on this device only. An account keeps 200 programs at most. Delete one first.',
    ]);
  expect(page.names()).toContain('One more');
  page.desk.remove(page.open('Number 0'));
  await page.sent();
  expect(page.desk.$told.get()).toEqual([]);
  expect((await openSynced()).names()).toContain('One more');
});

it('goes from the device with the account, and what waits of others stays', () => {
  const { storage } = createFakeHost();
  const waiting = [{ id: randomUuid(), base: 0, text: 'x', refused: null, earlier: [] }];
  const state = { server: { revision: 0, programs: [] }, waiting };
  const kept = { state, writes: { window: 1 } };
  keptProgramsState(storage, 'ada').write(kept);
  keptProgramsState(storage, 'bob').write(kept);
  forgetPersonsPrograms(storage, 'ada');
  expect(keptProgramsState(storage, 'ada').read()).toBeNull();
  expect(keptProgramsState(storage, 'bob').read()).toEqual(kept);
  forgetPersonsPrograms(storage, 'bob');
  expect(storage.read('overtone.programs.account')).toBeNull();
});

it('leaves no timer and no watcher behind', async () => {
  const page = await openSynced();
  page.desk.open(named('Evening'), 'own');
  page.desk.keep();
  page.close();
  await expect.poll(() => page.host.clock.waiting).toBe(0);
});
