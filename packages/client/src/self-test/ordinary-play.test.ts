import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { createFakeEngine } from '@overtone/testkit/fake-engine';
import { ownLocks } from '@overtone/testkit/own-locks';
import { createFakeHost } from '@overtone/testkit/fake-host';
import { atom } from 'nanostores';
import { describe, expect, it } from 'vitest';
import { createOutputStore } from '../safety/output-store.ts';
import { createSession } from '../session/session.ts';
import { followOrdinaryElsewhere, tellOrdinaryPlay } from './ordinary-play.ts';

const locks = ownLocks();

/** A page that plays what it likes, beside one with a session of a self-test while `$isBlind`. */
function setUp(isBlind = true) {
  const host = createFakeHost();
  const engine = createFakeEngine(host.now);
  const session = createSession({ defaults: DEMO_DEFAULTS, engine, host });
  const output = createOutputStore({ engine, host, session, person: 'visitor' });
  const stopTelling = tellOrdinaryPlay({ session, output, host, locks });
  const $isBlind = atom(isBlind);
  const elsewhere = followOrdinaryElsewhere({ session: { program: { $isBlind } }, host, locks });
  const { $plays } = elsewhere;
  const look = async () => {
    await host.advance(5_000);
    return $plays.get();
  };
  const stop = () => {
    stopTelling();
    elsewhere.stop();
  };
  return { host, session, output, $isBlind, $plays, look, stop };
}

describe('what another tab plays beside a session of a self-test', () => {
  it('is known while it plays, and no longer', async () => {
    const { session, look, stop } = setUp();
    await expect.poll(look).toBe(false);
    session.turnOn();
    await expect.poll(look).toBe(true);
    session.turnOff();
    await expect.poll(look).toBe(false);
    stop();
  });

  it('is nothing that nobody sees or hears', async () => {
    const { host, session, output, look, stop } = setUp();
    session.start();
    session.turnOn();
    host.setVisible(false);
    await expect.poll(look).toBe(true);
    session.setMasterVolume(0);
    await expect.poll(look).toBe(true);
    session.setBackgroundVolume(0);
    await expect.poll(look).toBe(false);
    host.setVisible(true);
    await expect.poll(look).toBe(true);
    output.setShowsLight(false);
    await expect.poll(look).toBe(false);
    stop();
  });

  it('is looked for only while such a session is taken up, and later than what this page itself played', async () => {
    const { host, session, $isBlind, $plays, look, stop } = setUp(false);
    session.turnOn();
    expect(await look()).toBe(false);
    $isBlind.set(true);
    expect($plays.get()).toBe(false);
    await host.advance(4_999);
    expect($plays.get()).toBe(false);
    await expect.poll(look).toBe(true);
    $isBlind.set(false);
    expect($plays.get()).toBe(false);
    stop();
  });

  it('is nothing once that tab is gone', async () => {
    const { session, look, stop } = setUp();
    session.turnOn();
    await expect.poll(look).toBe(true);
    stop();
    const again = setUp();
    await expect.poll(again.look).toBe(false);
    again.stop();
  });
});
