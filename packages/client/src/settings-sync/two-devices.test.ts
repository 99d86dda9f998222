import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { type AccountServer, openAccountServer } from '@overtone/testkit/account-server';
import { createFakeEngine } from '@overtone/testkit/fake-engine';
import { createFakeHost, type FakeHost } from '@overtone/testkit/fake-host';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSession } from '../session/session.ts';
import { createChangeStream } from './change-stream.ts';
import { createInterfaceStore } from './interface-store.ts';
import { pendingKey } from './kept-state.ts';
import { SEND_AFTER_MS } from '../account-sync/exchange-loop.ts';
import { HOLD_MS, startSettingsSync } from './settings-sync.ts';
import { interfaceSource, sessionSource } from './settings-source.ts';

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

/** One page of one device: a real session and sync in front of the real server. */
function openPage(storage: FakeHost['storage'] = createFakeHost().storage) {
  const network = { isUp: true, isSignedIn: true, puts: 0, underWay: 0 };
  const fake = createFakeHost();
  const ask = server.fetchFor({ now: fake.wallClock, isSignedIn: () => network.isSignedIn });
  const host: FakeHost = {
    ...fake,
    storage,
    async fetch(path, init) {
      if (!network.isUp) throw new TypeError('No network');
      if (init?.method === 'PUT') network.puts += 1;
      network.underWay += 1;
      try {
        return await ask(path, init);
      } finally {
        network.underWay -= 1;
      }
    },
  };
  const session = createSession({ defaults: DEMO_DEFAULTS, engine: createFakeEngine(), host });
  const look = createInterfaceStore(storage);
  const sync = startSettingsSync({
    sources: [sessionSource(session), interfaceSource(look)],
    host,
    changes: createChangeStream(host, server.person),
    person: server.person,
  });
  const close = () => {
    sync.stop();
    session.end();
  };
  stops.push(close);
  /** It stays `synced` while it asks anew: what it asked has to be answered as well. */
  async function status(wanted: string): Promise<void> {
    await expect
      .poll(() => ({ status: sync.$status.get(), underWay: network.underWay }))
      .toEqual({ status: wanted, underWay: 0 });
  }
  return {
    host,
    network,
    session,
    look,
    sync,
    close,
    status,
    hue: () => session.$settings.get().visualHue,
    fastHz: () => session.$settings.get().centerModulationHz,
    /** An event of the calendar takes the lead. */
    leadByEvent: () => session.patch({ centerModulationHz: 12, visualHue: 150 }, 'calendar'),
    /** Lets go of the slider and waits until the server has everything. */
    async letGo() {
      await host.advance(SEND_AFTER_MS);
      await status('synced');
    },
    async comeBack() {
      host.setVisible(false);
      host.setVisible(true);
      await status('synced');
    },
  };
}

async function openSynced(storage?: FakeHost['storage']) {
  const page = openPage(storage);
  await page.status('synced');
  return page;
}

describe('settings on two devices', () => {
  it('reach the other device while both are open', async () => {
    const [desk, laptop] = await Promise.all([openSynced(), openSynced()]);
    desk.session.setHue(10);
    desk.session.setRhythms({ globalModulationHz: 1, centerModulationHz: 10 });
    desk.look.setTheme('night');
    await desk.letGo();
    await expect.poll(laptop.hue).toBe(10);
    expect(laptop.session.$settings.get()).toEqual(desk.session.$settings.get());
    expect(laptop.look.$interface.get().theme).toBe('night');
    expect(laptop.session.$lastChange.get()?.cause).toBe('sync');
    expect(desk.network.puts).toBe(1);
    expect(laptop.network.puts).toBe(0);
  });

  it('are there on a device that is opened later', async () => {
    const desk = await openSynced();
    desk.session.setTrack('Ocean Waves');
    await desk.letGo();
    const laptop = await openSynced();
    expect(laptop.session.$settings.get().ambientTrack).toBe('Ocean Waves');
  });

  it('never turn anything on, and leave volumes to the device', async () => {
    const [desk, laptop] = await Promise.all([openSynced(), openSynced()]);
    desk.session.turnOn();
    desk.session.setMasterVolume(0.9);
    desk.session.setHue(10);
    await desk.letGo();
    await expect.poll(laptop.hue).toBe(10);
    expect(laptop.session.$settings.get()).toMatchObject({ isOn: false, masterAudioVolume: 0.1 });
  });

  it('are no step to undo', async () => {
    const [desk, laptop] = await Promise.all([openSynced(), openSynced()]);
    desk.session.setHue(10);
    await desk.letGo();
    await expect.poll(laptop.hue).toBe(10);
    expect(laptop.session.$undoStep.get()).toBeNull();
  });

  it('merge without loss what was changed apart, in different groups', async () => {
    const [desk, laptop] = await Promise.all([openSynced(), openSynced()]);
    laptop.network.isUp = false;
    laptop.session.setTrack('Ocean Waves');
    await laptop.host.advance(SEND_AFTER_MS);
    await laptop.status('waiting');
    desk.session.setHue(10);
    await desk.letGo();
    laptop.network.isUp = true;
    await laptop.comeBack();
    await desk.comeBack();
    for (const { session } of [desk, laptop]) {
      expect(session.$settings.get()).toMatchObject({
        visualHue: 10,
        ambientTrack: 'Ocean Waves',
      });
    }
  });

  it('take the last writer’s of the same group: a stale write is made again', async () => {
    const [desk, laptop] = await Promise.all([openSynced(), openSynced()]);
    laptop.network.isUp = false;
    laptop.session.setHue(200);
    desk.session.setHue(10);
    await desk.letGo();
    laptop.network.isUp = true;
    laptop.network.puts = 0;
    await laptop.letGo();
    expect(laptop.network.puts).toBe(2);
    await desk.host.advance(HOLD_MS);
    await desk.comeBack();
    expect([desk.hue(), laptop.hue()]).toEqual([200, 200]);
  });
});

describe('settings that an event of the calendar leads', () => {
  /** A desk that has settings of its own with the account. */
  async function openLed() {
    const desk = await openSynced();
    desk.session.setHue(10);
    desk.session.setRhythms({ centerModulationHz: 20 });
    await desk.letGo();
    await desk.host.advance(HOLD_MS);
    desk.leadByEvent();
    return desk;
  }

  it('are not undone when the page is seen again, nor do they go with the account', async () => {
    const desk = await openLed();
    await desk.comeBack();
    expect([desk.fastHz(), desk.hue()]).toEqual([12, 150]);
    expect(desk.network.puts).toBe(1);
    const laptop = await openSynced();
    expect([laptop.fastHz(), laptop.hue()]).toEqual([20, 10]);
  });

  it('stand while the person changes others, which go alone', async () => {
    const desk = await openLed();
    desk.session.setStrength(0.2);
    await desk.letGo();
    await desk.host.advance(HOLD_MS);
    expect([desk.fastHz(), desk.hue()]).toEqual([12, 150]);
    const laptop = await openSynced();
    expect(laptop.session.$settings.get()).toMatchObject({
      globalModulationStrength: 0.2,
      visualHue: 10,
      centerModulationHz: 20,
    });
  });

  it('stand while others are changed elsewhere', async () => {
    const desk = await openLed();
    const laptop = await openSynced();
    laptop.session.setStrength(0.2);
    await laptop.letGo();
    await expect.poll(() => desk.session.$settings.get().globalModulationStrength).toBe(0.2);
    expect([desk.fastHz(), desk.hue()]).toEqual([12, 150]);
  });

  it('are the person’s, all that stand, once they have changed one of them', async () => {
    const desk = await openLed();
    desk.session.setHue(33);
    await desk.letGo();
    await desk.host.advance(HOLD_MS);
    expect([desk.fastHz(), desk.hue()]).toEqual([12, 33]);
    const laptop = await openSynced();
    expect([laptop.fastHz(), laptop.hue()]).toEqual([12, 33]);
  });

  it('are those of the account again once one of them was changed elsewhere', async () => {
    const desk = await openLed();
    const laptop = await openSynced();
    laptop.session.setHue(33);
    await laptop.letGo();
    await expect.poll(desk.hue).toBe(33);
    expect(desk.fastHz()).toBe(20);
  });
});

describe('without the server', () => {
  it('keeps changes over a reload, and sends them when it can', async () => {
    const { storage } = createFakeHost();
    const first = await openSynced(storage);
    first.network.isUp = false;
    first.session.setHue(77);
    first.close();

    const second = openPage(storage);
    second.network.isUp = false;
    expect(second.hue()).toBe(77);
    await second.status('waiting');
    second.network.isUp = true;
    await second.host.advance(2000);
    await second.status('synced');
    expect(storage.read(pendingKey('look'))).toBeNull();
    expect((await openSynced()).hue()).toBe(77);
  });

  it('begins a reload with what it knew, before any answer', async () => {
    const { storage } = createFakeHost();
    const first = await openSynced(storage);
    first.session.setHue(77);
    await first.letGo();
    first.close();
    expect(openPage(storage).hue()).toBe(77);
  });

  it('tries again by itself, less and less often', async () => {
    const page = await openSynced();
    page.network.isUp = false;
    page.session.setHue(10);
    await page.host.advance(SEND_AFTER_MS);
    await page.status('waiting');
    page.network.isUp = true;
    await page.host.advance(2000);
    await page.status('synced');
    expect((await openSynced()).hue()).toBe(10);
  });

  it('works where the device keeps nothing', async () => {
    const blocked = { ...createFakeHost().storage, read: () => null, write: () => undefined };
    const page = await openSynced(blocked);
    page.session.setHue(10);
    await page.letGo();
    expect((await openSynced(blocked)).hue()).toBe(10);
  });

  it('waits, and loses nothing, while nobody is signed in', async () => {
    const page = await openSynced();
    page.network.isSignedIn = false;
    page.session.setHue(10);
    await page.host.advance(SEND_AFTER_MS);
    await page.status('signed-out');
    page.network.isSignedIn = true;
    await page.comeBack();
    expect((await openSynced()).hue()).toBe(10);
  });

  it('never shows or sends what another person left on the device', async () => {
    const { storage } = createFakeHost();
    storage.write(pendingKey('look'), JSON.stringify({ person: 'eve', value: { visualHue: 1 } }));
    storage.write(pendingKey('sound'), '{');
    const page = await openSynced(storage);
    expect(page.hue()).toBe(DEMO_DEFAULTS.visualHue);
    expect(page.network.puts).toBe(0);
  });
});

describe('while the person drags a slider', () => {
  it('sends once, after they let go', async () => {
    const page = await openSynced();
    for (let hue = 0; hue < 50; hue++) {
      page.session.setHue(hue);
      await page.host.advance(100);
    }
    expect(page.network.puts).toBe(0);
    await page.letGo();
    expect(page.network.puts).toBe(1);
    expect((await openSynced()).hue()).toBe(49);
  });

  it('lays nothing over the slider, and catches up when they have let go', async () => {
    const [desk, laptop] = await Promise.all([openSynced(), openSynced()]);
    laptop.session.setHue(200);
    await laptop.letGo();
    await expect.poll(desk.hue).toBe(200);
    // The laptop's slider is still held, and all that it sent was taken, when the desk changes the same group.
    desk.session.setHue(10);
    desk.look.setTheme('night');
    await desk.letGo();
    await expect.poll(() => laptop.look.$interface.get().theme).toBe('night');
    expect(laptop.hue()).toBe(200);
    await laptop.host.advance(HOLD_MS);
    expect(laptop.hue()).toBe(10);
  });
});

describe('the end of a sync', () => {
  it('leaves no timer and no watcher behind', async () => {
    const page = await openSynced();
    page.session.setHue(10);
    page.close();
    page.sync.stop();
    await expect.poll(() => page.host.clock.waiting).toBe(0);
    page.session.setHue(20);
    page.host.setVisible(true);
    await page.host.advance(60_000);
    expect(page.network.puts).toBe(0);
  });
});
