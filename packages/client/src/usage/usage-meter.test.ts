import { ACCOUNT_HEADER } from '@overtone/domain/contract/account-header';
import { ERROR_CODES } from '@overtone/domain/contract/error-codes';
import type { Program, Stage, Step } from '@overtone/domain/program/program';
import { sessionSitting } from '@overtone/domain/experiment/kept/session-sitting';
import { EXAMPLE_SEED } from '@overtone/domain/experiment/protocol/testing/example-protocol';
import { EXAMPLE_TEST } from '@overtone/domain/experiment/testing/example-test';
import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { type AccountServer, openAccountServer } from '@overtone/testkit/account-server';
import { createFakeEngine } from '@overtone/testkit/fake-engine';
import { createFakeHost, type FakeHost, settled } from '@overtone/testkit/fake-host';
import { createManualClock } from '@overtone/testkit/manual-clock';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { windDown } from '../program/testing/programs.ts';
import { createSession } from '../session/session.ts';
import { INTERVALS_KEY } from './kept-intervals.ts';
import { randomUuid } from '../ids/random-uuid.ts';
import { BANDS_SETTLE_MS, PAIR_SETTLES_MS, startUsageMeter } from './usage-meter.ts';

const MORNING = Date.UTC(2026, 2, 2, 9);
const MINUTE = 60_000;
const reportSchema = z.object({ id: z.uuid(), sittingId: z.uuid() });

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

/** One computer: its clock, its storage, its network, and the pages that are open on it. */
function openComputer({ dailyLimit = false } = {}) {
  const clock = createManualClock();
  const time = { sleptMs: 0 };
  const network = {
    isUp: true,
    /** Whether what is sent is dropped without a word. */
    swallows: false,
    /** Id of an interval that is refused for good, as its day is full; null without one. */
    refusedId: null as string | null,
    requests: [] as string[],
    sent: [] as RequestInit[],
  };
  const wallClock = () => new Date(MORNING + clock.now() + time.sleptMs);
  const ask = server.fetchFor({ now: wallClock, dailyLimit });
  const { storage } = createFakeHost();
  let inFlight = 0;

  async function request(path: string, init?: RequestInit): Promise<Response> {
    if (!network.isUp) throw new TypeError('No network');
    if (network.swallows) {
      return new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new TypeError('Given up')));
      });
    }
    const { refusedId } = network;
    if (refusedId !== null && typeof init?.body === 'string' && init.body.includes(refusedId)) {
      const { status, sentence } = ERROR_CODES.usage_day_full;
      return Response.json({ error: sentence, code: 'usage_day_full' }, { status });
    }
    network.requests.push(path.replace(/[0-9a-f-]{36}/u, ':id'));
    network.sent.push(init ?? {});
    inFlight += 1;
    try {
      return await ask(path, init);
    } finally {
      inFlight -= 1;
    }
  }

  /** Waits until no request is under way and none follows. */
  async function quiet(): Promise<void> {
    for (let idle = 0; idle < 8; idle = inFlight === 0 ? idle + 1 : 0) await settled();
  }

  function openPage(keeping: FakeHost['storage'] = storage, person = server.person) {
    const fake = createFakeHost();
    const host: FakeHost = {
      ...fake,
      now: clock.now,
      after: clock.after,
      every: clock.every,
      wallClock,
      storage: keeping,
      fetch: request,
    };
    const session = createSession({
      defaults: DEMO_DEFAULTS,
      engine: createFakeEngine(clock.now),
      host,
    });
    const meter = startUsageMeter({
      session,
      host,
      person,
      offerId: 'monthly',
      source: 'web',
      newUuid: randomUuid,
    });
    const close = () => {
      meter.stop();
      session.end();
    };
    stops.push(close);
    return { host, session, meter, close };
  }

  async function rowsOf() {
    await quiet();
    const csv = await (await ask('/api/usage/export.csv')).text();
    return csv
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => {
        const [start = '', , minutes, primary, fast, supporting, slow, , , before, after] =
          line.split(',');
        return {
          startedAt: (Date.parse(start) - MORNING) / MINUTE,
          minutes: Number(minutes),
          primary,
          supporting,
          pair: [slow, fast].join(' '),
          before,
          after,
        };
      });
  }

  return {
    clock,
    network,
    openPage,
    storage,
    quiet,
    rows: rowsOf,
    /** The sitting of each interval that was reported, by its id, in the order of their first reports. */
    sittings() {
      const bodies = network.sent.flatMap(({ body }) => (typeof body === 'string' ? [body] : []));
      const known = bodies.flatMap((body) => reportSchema.safeParse(JSON.parse(body)).data ?? []);
      return new Map(known.map(({ id, sittingId }) => [id, sittingId]));
    },
    /** Lets time pass in steps of at most five seconds, as a computer that is awake lets it. */
    async pass(ms: number) {
      await quiet();
      for (let left = ms; left > 0; left -= 5_000) {
        clock.advance(Math.min(5_000, left));
        await settled();
        if (inFlight > 0) await quiet();
      }
    },
    /** The lid is shut: the calendar goes on, timers do not. */
    sleep: (ms: number) => void (time.sleptMs += ms),
    async summary() {
      await quiet();
      return (await ask('/api/usage')).json();
    },
  };
}

describe('the usage meter', () => {
  it('records what ran, from turning on to turning off', async () => {
    const computer = openComputer();
    const { session } = computer.openPage();
    await computer.pass(MINUTE);
    session.turnOn();
    await computer.pass(3 * MINUTE + 10_000);
    session.turnOff();
    await computer.pass(MINUTE);
    expect(await computer.rows()).toMatchObject([
      { startedAt: 1, minutes: 3.167, primary: 'Gamma' },
    ]);
    const beats = computer.network.requests.filter((path) => path.endsWith('/beat'));
    expect(beats).toHaveLength(6);
    expect(computer.storage.read(INTERVALS_KEY)).toContain('"intervals":[]');
  });

  it('records a new interval for a pair that settles, not for each step of a drag', async () => {
    const computer = openComputer();
    const { session } = computer.openPage();
    session.turnOn();
    await computer.pass(2 * MINUTE);
    for (let hz = 39; hz >= 10; hz--) session.setRhythms({ centerModulationHz: hz });
    session.setHue(10);
    await computer.pass(PAIR_SETTLES_MS + MINUTE);
    session.turnOff();
    const rows = await computer.rows();
    expect(rows.map(({ primary }) => primary)).toEqual(['Gamma', 'Alpha']);
    expect(rows.reduce((sum, { minutes }) => sum + minutes, 0)).toBeCloseTo(3.083, 2);
  });

  it('records a program under the sitting of its own that it has, and what comes before and after under others', async () => {
    const computer = openComputer();
    const { session } = computer.openPage();
    const sittingId = sessionSitting(EXAMPLE_TEST.id, MORNING);
    const law = { hasBeat: true, seed: EXAMPLE_SEED };
    session.turnOn();
    await computer.pass(MINUTE);
    session.program.start(windDown, { laws: { slow: law, fast: law }, sittingId });
    await computer.pass(MINUTE);
    session.program.pause();
    await computer.pass(MINUTE);
    session.program.resume();
    await computer.pass(MINUTE);
    session.program.stop();
    await computer.pass(MINUTE);
    session.turnOn();
    await computer.pass(MINUTE);
    session.turnOff();
    const rows = await computer.rows();
    const own = computer.sittings();
    expect([...own.values()].map((sitting) => sitting === sittingId)).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(new Set(own.values())).toHaveLength(3);
    expect(rows.map(({ minutes }) => minutes)).toEqual([1, 1, 1, 1]);
  });

  it('does not count the time that the computer slept', async () => {
    const computer = openComputer();
    const { session, host } = computer.openPage();
    session.turnOn();
    await computer.pass(2 * MINUTE);
    computer.sleep(180 * MINUTE);
    host.setVisible(true);
    await computer.pass(MINUTE);
    session.turnOff();
    expect(await computer.rows()).toMatchObject([
      { startedAt: 0, minutes: 2 },
      { startedAt: 182, minutes: 1 },
    ]);
  });

  it('counts up to the last sign of life where the page is killed', async () => {
    const computer = openComputer();
    const { session } = computer.openPage();
    session.turnOn();
    await computer.pass(5 * MINUTE + 5_000);
    computer.network.isUp = false;
    expect(await computer.rows()).toMatchObject([{ minutes: 5 }]);
  });

  it('ends by a request that outlives the page when that is left', async () => {
    const computer = openComputer();
    const { session, host } = computer.openPage();
    session.turnOn();
    await computer.pass(MINUTE + 20_000);
    host.leave();
    expect(computer.network.requests.at(-1)).toBe('/api/usage/sessions/:id/end');
    expect(computer.network.sent.at(-1)).toMatchObject({ method: 'POST', keepalive: true });
    expect(await computer.rows()).toMatchObject([{ minutes: 1.333 }]);
  });

  it('names the account in all that it says, so that nothing is told to the account of another', async () => {
    const computer = openComputer();
    const { session, host } = computer.openPage();
    session.turnOn();
    await computer.pass(MINUTE);
    host.leave();
    await computer.quiet();
    const named = computer.network.sent.map(({ headers }) =>
      new Headers(headers).get(ACCOUNT_HEADER),
    );
    expect(new Set(computer.network.requests).size).toBe(3);
    expect(new Set(named)).toEqual(new Set([server.person]));
  });

  it('tells nothing to the account that somebody else has signed in to, and keeps it for its own', async () => {
    const computer = openComputer();
    const { session, host } = computer.openPage(computer.storage, 'eve');
    session.turnOn();
    await computer.pass(3 * MINUTE);
    session.turnOff();
    host.leave();
    expect(await computer.rows()).toEqual([]);
    expect(computer.storage.read(INTERVALS_KEY)).toContain('"isEnded":true');
  });

  it('counts two tabs at once only once, and lets neither end the other’s', async () => {
    const computer = openComputer();
    const [one, two] = [computer.openPage(), computer.openPage()];
    one.session.turnOn();
    await computer.pass(MINUTE);
    two.session.turnOn();
    await computer.pass(MINUTE);
    one.session.turnOff();
    await computer.pass(MINUTE);
    two.session.turnOff();
    expect(await computer.rows()).toMatchObject([{ minutes: 2 }, { minutes: 2 }]);
    expect(await computer.summary()).toMatchObject({ totalMinutes: 3 });
  });

  it('keeps ratings before and after, also one that comes late', async () => {
    const computer = openComputer();
    const { session, meter } = computer.openPage();
    meter.rate('before', 1);
    session.turnOn();
    meter.rate('before', 2);
    await computer.pass(MINUTE);
    session.turnOff();
    await computer.pass(MINUTE);
    meter.rate('after', 5);
    expect(await computer.rows()).toMatchObject([{ minutes: 1, before: '2', after: '5' }]);
  });
});

describe('what a program really played', () => {
  const stage = (minutes: number, to: Stage['to'], curve: Stage['curve'] = 'hold'): Stage => ({
    kind: 'stage',
    lengthMs: minutes * MINUTE,
    curve,
    to,
  });
  /** Begins at 2 and 6 Hz, and ends at once. */
  const program = (...course: readonly Step[]): Program => ({
    ...windDown,
    start: { ...windDown.start, slowHz: 2, fastHz: 6 },
    course,
    fadeMs: 0,
  });
  const pairs = async (computer: ReturnType<typeof openComputer>) =>
    (await computer.rows()).map(({ primary, pair, minutes }) => [primary, pair, minutes]);

  it('is recorded instead of the settings, which have another pair', async () => {
    const computer = openComputer();
    const { session } = computer.openPage();
    session.program.start(program(stage(5, { slowHz: 1, fastHz: 10 })));
    await computer.pass(5 * MINUTE + 1_000);
    expect(session.$settings.get().isOn).toBe(false);
    expect(await pairs(computer)).toEqual([['Alpha', '1 10', 5]]);
  });

  it('is an interval for each pair of bands, a break without rhythms among them', async () => {
    const computer = openComputer();
    const { session } = computer.openPage();
    const rest = stage(5, { slowHz: 0, fastHz: 0 });
    const work = stage(25, { slowHz: 2, fastHz: 15 });
    session.program.start(program({ kind: 'loop', times: 2, course: [work, rest] }));
    await computer.pass(61 * MINUTE);
    const rows = await pairs(computer);
    expect(rows.map(([primary, pair]) => [primary, pair])).toEqual([
      ['Beta', '2 15'],
      ['', ' '],
      ['Beta', '2 15'],
      ['', ' '],
    ]);
    const settleMinutes = BANDS_SETTLE_MS / MINUTE;
    const asked = [25 + settleMinutes, 5, 25, 5 - settleMinutes];
    rows.forEach(([, , minutes], index) => {
      expect(Math.abs(Number(minutes) - (asked[index] ?? 0))).toBeLessThan(0.1);
    });
  });

  it('is of a glide the pair that stood longest, and its bands one after the other', async () => {
    const computer = openComputer();
    const { session } = computer.openPage();
    session.program.start(
      program(stage(2, {}), stage(20, { fastHz: 5 }, 'straight'), stage(10, { fastHz: 3 })),
    );
    await computer.pass(33 * MINUTE);
    expect((await pairs(computer)).map(([primary, pair]) => [primary, pair])).toEqual([
      ['Theta', '2 6'],
      ['Delta', '2 3'],
    ]);
  });

  it('is one interval where bands come and go too quickly to be one each', async () => {
    const computer = openComputer();
    const { session } = computer.openPage();
    const beats = [stage(0.5, { fastHz: 6 }), stage(0.75, { fastHz: 10 })];
    session.program.start(program({ kind: 'loop', times: 20, course: beats }));
    await computer.pass(26 * MINUTE);
    expect(await pairs(computer)).toEqual([['Alpha', '2 10', 25]]);
  });

  it('stands while the program stands, and ends with it', async () => {
    const computer = openComputer();
    const { session } = computer.openPage();
    session.program.start(program(stage(30, { slowHz: 1, fastHz: 10 })));
    await computer.pass(3 * MINUTE);
    session.program.pause();
    await computer.pass(10 * MINUTE);
    session.program.resume();
    await computer.pass(2 * MINUTE);
    session.program.stop();
    await computer.pass(MINUTE);
    session.turnOn();
    await computer.pass(MINUTE);
    session.turnOff();
    expect(await pairs(computer)).toEqual([
      ['Alpha', '1 10', 3],
      ['Alpha', '1 10', 2],
      ['Gamma', '3 40', 1],
    ]);
  });
});

describe('without a network', () => {
  it('keeps what ran over a reload, and reports it when it can', async () => {
    const computer = openComputer();
    computer.network.isUp = false;
    const first = computer.openPage();
    first.session.turnOn();
    await computer.pass(4 * MINUTE);
    first.session.turnOff();
    first.close();
    await computer.pass(30 * MINUTE);
    computer.network.isUp = true;
    computer.openPage();
    expect(await computer.rows()).toMatchObject([{ startedAt: 0, minutes: 4 }]);
  });

  it('reports what a page that was killed had kept', async () => {
    const computer = openComputer();
    computer.network.isUp = false;
    const first = computer.openPage();
    first.session.turnOn();
    await computer.pass(4 * MINUTE);
    const keptThen = computer.storage.read(INTERVALS_KEY) ?? '';
    first.close();
    computer.storage.write(INTERVALS_KEY, keptThen);
    await computer.pass(10 * MINUTE);
    computer.network.isUp = true;
    computer.openPage();
    expect(await computer.rows()).toMatchObject([{ startedAt: 0, minutes: 4 }]);
  });

  it('goes on with the same session when the network comes back', async () => {
    const computer = openComputer();
    const { session } = computer.openPage();
    session.turnOn();
    await computer.pass(2 * MINUTE);
    computer.network.isUp = false;
    await computer.pass(10 * MINUTE);
    computer.network.isUp = true;
    await computer.pass(2 * MINUTE);
    session.turnOff();
    expect(await computer.rows()).toMatchObject([{ startedAt: 0, minutes: 14 }]);
  });

  it('reports by itself when nothing runs any more', async () => {
    const computer = openComputer();
    const { session } = computer.openPage();
    computer.network.isUp = false;
    session.turnOn();
    await computer.pass(MINUTE);
    session.turnOff();
    computer.network.isUp = true;
    await computer.pass(MINUTE);
    expect(await computer.rows()).toMatchObject([{ minutes: 1 }]);
  });

  it('lets go of what the server will never take, and goes on behind it', async () => {
    const computer = openComputer();
    const { session } = computer.openPage();
    computer.network.isUp = false;
    session.turnOn();
    await computer.pass(2 * MINUTE);
    session.turnOff();
    await computer.pass(MINUTE);
    const kept = JSON.parse(computer.storage.read(INTERVALS_KEY) ?? '{}');
    const [full] = z.object({ intervals: z.array(reportSchema) }).parse(kept).intervals;
    computer.network.refusedId = full?.id ?? null;
    computer.network.isUp = true;
    session.turnOn();
    await computer.pass(MINUTE);
    session.turnOff();
    expect(await computer.rows()).toMatchObject([{ startedAt: 3, minutes: 1 }]);
    expect(computer.storage.read(INTERVALS_KEY)).toContain('"intervals":[]');
  });

  it('reports by itself when what it asked was swallowed', async () => {
    const computer = openComputer();
    const { session } = computer.openPage();
    computer.network.swallows = true;
    session.turnOn();
    await computer.pass(2 * MINUTE);
    computer.network.swallows = false;
    await computer.pass(MINUTE);
    session.turnOff();
    expect(await computer.rows()).toMatchObject([{ startedAt: 0, minutes: 3 }]);
  });

  it('records where the device keeps nothing', async () => {
    const computer = openComputer();
    const blocked = { ...createFakeHost().storage, read: () => null, write: () => undefined };
    const { session } = computer.openPage(blocked);
    session.turnOn();
    await computer.pass(2 * MINUTE);
    session.turnOff();
    expect(await computer.rows()).toMatchObject([{ minutes: 2 }]);
  });

  it('never reports what somebody else left on the device', async () => {
    const computer = openComputer();
    computer.network.isUp = false;
    const first = computer.openPage();
    first.session.turnOn();
    await computer.pass(MINUTE);
    first.close();
    const left = JSON.parse(computer.storage.read(INTERVALS_KEY) ?? '{}');
    computer.storage.write(INTERVALS_KEY, JSON.stringify({ ...left, person: 'eve' }));
    computer.network.isUp = true;
    computer.openPage();
    await computer.pass(MINUTE);
    expect(await computer.rows()).toEqual([]);
  });
});

describe('the daily limit', () => {
  it('ends the session when the day is used up, and says why', async () => {
    const computer = openComputer({ dailyLimit: true });
    const { session, meter } = computer.openPage();
    session.turnOn();
    await computer.pass(13 * MINUTE);
    expect(meter.$endsSoon.get()).toBe(false);
    await computer.pass(2 * MINUTE - 1_000);
    expect([session.$settings.get().isOn, meter.$endsSoon.get()]).toEqual([true, true]);
    await computer.pass(1_000);
    expect(meter.$endsSoon.get()).toBe(false);
    expect(session.$settings.get().isOn).toBe(false);
    expect(meter.$notice.get()?.reason).toMatch(/15 free minutes/u);
    expect(meter.$notice.get()?.way).toMatch(/\$20 is charged/u);
    expect(await computer.summary()).toMatchObject({ minutesToday: 15, secondsLeftToday: 0 });
  });

  it('ends a session that is begun when nothing is left', async () => {
    const computer = openComputer({ dailyLimit: true });
    const { session, meter } = computer.openPage();
    session.turnOn();
    await computer.pass(16 * MINUTE);
    meter.dismissNotice();
    session.turnOn();
    await computer.quiet();
    expect(session.$settings.get().isOn).toBe(false);
    expect(meter.$notice.get()).not.toBeNull();
  });

  it('does not end a session that cannot reach the server', async () => {
    const computer = openComputer({ dailyLimit: true });
    computer.network.isUp = false;
    const { session } = computer.openPage();
    session.turnOn();
    await computer.pass(20 * MINUTE);
    expect(session.$settings.get().isOn).toBe(true);
  });
});

describe('the end of a meter', () => {
  it('leaves no timer behind, and records nothing more', async () => {
    const computer = openComputer();
    const { session, meter } = computer.openPage();
    session.turnOn();
    await computer.pass(MINUTE);
    meter.stop();
    meter.stop();
    await computer.quiet();
    expect(computer.clock.waiting).toBe(0);
    session.setRhythms({ centerModulationHz: 10 });
    await computer.pass(MINUTE);
    expect(await computer.rows()).toMatchObject([{ minutes: 1 }]);
  });
});
