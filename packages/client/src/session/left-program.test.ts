import { OWN_PROGRAMS } from '@overtone/domain/program/own/own-programs';
import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { createFakeEngine } from '@overtone/testkit/fake-engine';
import { createFakeHost } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
import { leftProgram } from '../program/left-program.ts';
import { LEFT_PROGRAM_KEY } from './left-program-key.ts';
import { createSession } from './session.ts';

const PROGRAM = OWN_PROGRAMS[0]?.program;
if (!PROGRAM) throw new Error('There are programs of our own.');
const program = PROGRAM;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

function setUp() {
  const host = createFakeHost();
  const visit = () =>
    createSession({ defaults: DEMO_DEFAULTS, engine: createFakeEngine(host.now), host });
  const session = visit();
  /** What the next page finds. */
  const found = () => leftProgram(visit().program.leftBehind());
  return { host, session, visit, found };
}

describe('a program whose page goes', () => {
  it('is there on the next visit, with the place where it stood, and goes on from there', async () => {
    const { host, session, visit } = setUp();
    session.program.start(program);
    await host.advance(7 * MINUTE_MS + 4321);
    host.leave();
    const next = visit();
    const left = leftProgram(next.program.leftBehind());
    expect(left).toEqual({ program, positionMs: 7 * MINUTE_MS + 4321 });
    next.program.start(program, { fromMs: left?.positionMs ?? 0 });
    await host.advance(MINUTE_MS);
    next.program.pause();
    expect(next.program.$played.get()?.play.positionMs).toBe(8 * MINUTE_MS + 4321);
  });

  it('is known as it stood when the page was hidden, or some seconds before it fell', async () => {
    const { host, session, found } = setUp();
    const fall = () => host.storage.read(LEFT_PROGRAM_KEY) ?? '';
    session.program.start(program);
    await host.advance(5 * MINUTE_MS + 3000);
    host.setVisible(false);
    const hidden = fall();
    await host.advance(MINUTE_MS);
    const later = fall();
    session.end();
    await host.advance(MINUTE_MS);
    host.storage.write(LEFT_PROGRAM_KEY, hidden);
    expect(found()?.positionMs).toBe(5 * MINUTE_MS + 3000);
    host.storage.write(LEFT_PROGRAM_KEY, later);
    expect(found()?.positionMs).toBe(6 * MINUTE_MS);
  });

  it('is there too where it gave way to what was asked for, until another is started', async () => {
    const { host, session, visit, found } = setUp();
    session.program.start(program);
    await host.advance(3 * MINUTE_MS);
    session.patch({ centerModulationHz: 12 }, 'suggestion');
    const left = { program, positionMs: 3 * MINUTE_MS };
    expect(leftProgram(session.program.leftBehind())).toEqual(left);
    await host.advance(MINUTE_MS);
    expect(found()).toEqual(left);
    session.program.start(program);
    session.program.stop();
    await host.advance(MINUTE_MS);
    expect(leftProgram(visit().program.leftBehind())).toBeNull();
  });

  it('is not offered while another window plays it', async () => {
    const { host, session, found } = setUp();
    session.program.start(program);
    await host.advance(5 * MINUTE_MS);
    expect(found()).toBeNull();
    session.program.pause();
    expect(found()?.positionMs).toBe(5 * MINUTE_MS);
  });

  it('is forgotten once it was stopped, is over, was put aside or is a day old', async () => {
    const { host, session, visit, found } = setUp();
    const leave = async () => {
      session.program.start(program);
      await host.advance(MINUTE_MS);
      session.program.pause();
      expect(found()).not.toBeNull();
    };
    await leave();
    session.program.stop();
    await host.advance(1000);
    expect(found()).toBeNull();
    await leave();
    session.program.resume();
    await host.advance(DAY_MS / 2);
    expect(found()).toBeNull();
    await leave();
    visit().program.forgetLeft();
    expect(found()).toBeNull();
    await leave();
    await host.advance(DAY_MS + 1);
    expect(found()).toBeNull();
  });

  it('is kept no longer than a day, also where nobody looks for it', async () => {
    const { host, session, visit } = setUp();
    session.program.start(program);
    await host.advance(MINUTE_MS);
    session.program.pause();
    await host.advance(DAY_MS);
    visit();
    expect(host.storage.read(LEFT_PROGRAM_KEY)).not.toBeNull();
    await host.advance(1);
    visit();
    expect(host.storage.read(LEFT_PROGRAM_KEY)).toBeNull();
  });

  it('is of whoever played it, and gone once somebody else sits here', async () => {
    const { host, session, visit } = setUp();
    const foundBy = (person: string | null) => {
      const { program: found } = visit();
      found.keepLeftFor(person);
      return found.leftBehind();
    };
    session.program.start(program);
    session.program.keepLeftFor('ada');
    await host.advance(MINUTE_MS);
    session.program.pause();
    expect(foundBy('ada')).not.toBeNull();
    expect(foundBy('eve')).toBeNull();
    expect(host.storage.read(LEFT_PROGRAM_KEY)).toBeNull();
    session.program.resume();
    await host.advance(MINUTE_MS);
    session.program.pause();
    expect(foundBy(null)).toBeNull();
    expect(foundBy('ada')).toBeNull();
  });

  it('is not of whoever comes next where it plays on, unless they start it', async () => {
    const { host, session } = setUp();
    const kept = () => host.storage.read(LEFT_PROGRAM_KEY);
    session.program.start(program);
    session.program.keepLeftFor('ada');
    session.program.keepLeftFor(null);
    await host.advance(MINUTE_MS);
    session.program.pause();
    session.program.keepLeftFor('eve');
    host.setVisible(false);
    expect(kept()).toBeNull();
    session.program.start(program);
    expect(kept()).toContain('"person":"eve"');
  });

  it('is also of who signs in where it was left by somebody without an account', async () => {
    const { host, session, visit } = setUp();
    session.program.keepLeftFor(null);
    session.program.start(program);
    await host.advance(MINUTE_MS);
    session.program.pause();
    const next = visit();
    next.program.keepLeftFor('ada');
    expect(next.program.leftBehind()).not.toBeNull();
  });

  it('is called as it was renamed, where it still stands', async () => {
    const { host, session, visit, found } = setUp();
    visit().program.renameLeft('Nobody');
    expect(found()).toBeNull();
    session.program.start(program);
    await host.advance(MINUTE_MS);
    session.program.pause();
    visit().program.renameLeft('Evening');
    expect(found()).toMatchObject({ program: { name: 'Evening' }, positionMs: MINUTE_MS });
  });

  it('leaves nothing behind while it is blind', async () => {
    const { host, session, found } = setUp();
    const law = { hasBeat: true, seed: '0123456789abcdef0123456789abcdef' };
    session.program.start(program, { laws: { slow: law, fast: law } });
    await host.advance(MINUTE_MS);
    host.leave();
    expect(found()).toBeNull();
  });

  it('is nothing that a damaged note could name', () => {
    const { host, found } = setUp();
    const now = host.wallClock().getTime();
    for (const note of ['{', '7', '{}', `{"program":{"name":1},"positionMs":60000,"at":${now}}`]) {
      host.storage.write(LEFT_PROGRAM_KEY, note);
      expect(found()).toBeNull();
    }
  });
});
