import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { createFakeEngine } from '@overtone/testkit/fake-engine';
import { createFakeHost, type FakeHost } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
import { createSession } from '../session/session.ts';
import { startVisitorLimit, VISITOR_DAY_KEY } from './visitor-limit.ts';

const MINUTE = 60_000;

/** A page on a device; pages that share a host share its clock and storage. */
function openPage(host: FakeHost = createFakeHost()) {
  const session = createSession({ defaults: DEMO_DEFAULTS, engine: createFakeEngine(), host });
  const limit = startVisitorLimit({
    session,
    host,
    timeZone: 'Europe/Prague',
    offerId: 'monthly',
  });
  return { host, session, limit, isOn: () => session.$settings.get().isOn };
}

describe('the visitor’s daily limit', () => {
  it('ends the session after 15 minutes, and says why', async () => {
    const { host, session, limit, isOn } = openPage();
    session.turnOn();
    await host.advance(15 * MINUTE - 1);
    expect([isOn(), limit.$notice.get()]).toEqual([true, null]);
    await host.advance(1);
    expect(isOn()).toBe(false);
    expect(limit.$notice.get()?.title).toBe('That was today’s free time');
    expect(limit.$notice.get()?.way).toContain('$20 is charged');
  });

  it('says a minute before that the session will end, and no longer once it is off', async () => {
    const { host, session, limit } = openPage();
    session.turnOn();
    await host.advance(14 * MINUTE - 1);
    expect(limit.$endsSoon.get()).toBe(false);
    await host.advance(1);
    expect(limit.$endsSoon.get()).toBe(true);
    session.turnOff();
    expect(limit.$endsSoon.get()).toBe(false);
    await host.advance(MINUTE);
    session.turnOn();
    expect(limit.$endsSoon.get()).toBe(true);
    await host.advance(MINUTE);
    expect([limit.$endsSoon.get(), limit.$notice.get() === null]).toEqual([false, false]);
  });

  it('adds up what ran in parts, over reloads', async () => {
    const { host, session, limit } = openPage();
    session.turnOn();
    await host.advance(10 * MINUTE);
    session.turnOff();
    limit.stop();
    await host.advance(60 * MINUTE);
    const later = openPage(host);
    later.session.turnOn();
    await host.advance(5 * MINUTE - 1);
    expect(later.isOn()).toBe(true);
    await host.advance(1);
    expect(later.isOn()).toBe(false);
  });

  it('lets nothing begin when nothing is left, until the next day there', async () => {
    const { host, session, limit, isOn } = openPage();
    session.turnOn();
    await host.advance(20 * MINUTE);
    limit.dismissNotice();
    session.turnOn();
    expect(isOn()).toBe(false);
    expect(limit.$notice.get()).not.toBeNull();
    // 09:20 UTC is 10:20 in Prague.
    await host.advance((13 * 60 + 40) * MINUTE);
    session.turnOn();
    await host.advance(MINUTE);
    expect([isOn(), limit.$notice.get()]).toEqual([true, null]);
  });

  it('counts two tabs that play at once only once', async () => {
    const host = createFakeHost();
    const [one, two] = [openPage(host), openPage(host)];
    one.session.turnOn();
    two.session.turnOn();
    await host.advance(14 * MINUTE);
    expect([one.isOn(), two.isOn()]).toEqual([true, true]);
    await host.advance(MINUTE);
    expect([one.isOn(), two.isOn()]).toEqual([false, false]);
  });

  it('works where the device keeps nothing, and with nonsense that it kept', async () => {
    const host = createFakeHost();
    const blocked = { ...host.storage, read: () => '{"day":7}', write: () => undefined };
    const { session, isOn } = openPage({ ...host, storage: blocked });
    session.turnOn();
    await host.advance(10 * MINUTE);
    session.turnOff();
    await host.advance(MINUTE);
    session.turnOn();
    await host.advance(5 * MINUTE);
    expect(isOn()).toBe(false);
  });

  it('leaves no timer behind', async () => {
    const { host, session, limit } = openPage();
    session.turnOn();
    await host.advance(MINUTE);
    limit.stop();
    limit.stop();
    expect(host.clock.waiting).toBe(0);
    expect(JSON.parse(host.storage.read(VISITOR_DAY_KEY) ?? '{}')).toMatchObject({
      usedMs: MINUTE,
    });
  });
});
