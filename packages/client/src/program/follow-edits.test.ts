import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { createFakeEngine } from '@overtone/testkit/fake-engine';
import { createFakeHost } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
import { devicePrograms } from '../program-sync/device-programs.ts';
import { createSession } from '../session/session.ts';
import { followEdits } from './follow-edits.ts';
import { createProgramDesk } from './program-desk.ts';
import { twoBlocks, windDown } from './testing/programs.ts';

const MINUTE_MS = 60_000;

function setUp() {
  const host = createFakeHost();
  const engine = createFakeEngine(host.now);
  const session = createSession({ defaults: DEMO_DEFAULTS, engine, host });
  const desk = createProgramDesk(devicePrograms(host.storage));
  const seen: boolean[] = [];
  const stop = followEdits({ desk, player: session.program }, (isOne) => seen.push(isOne));
  const open = () => {
    const program = desk.$open.get()?.editor.program;
    if (!program) throw new Error('Nothing lies open.');
    return program;
  };
  const played = () => session.program.$played.get();
  const lengthen = (minutes: number, movement?: string) =>
    desk.change(
      { kind: 'set-length', place: [0], lengthMs: minutes * MINUTE_MS, following: 'moves' },
      movement,
    );
  return { host, engine, session, desk, seen, stop, open, played, lengthen };
}

/** Wind down, open and played to 12:00. */
async function playing() {
  const all = setUp();
  all.desk.open(windDown, 'own');
  all.session.program.start(all.open());
  await all.host.advance(12 * MINUTE_MS);
  return all;
}

describe('a change of the open program that plays', () => {
  it('is taken over half a second later where it stands, and what plays stays the open program', async () => {
    const { host, session, seen, open, played, lengthen } = await playing();
    const before = seen.length;
    lengthen(40);
    expect(played()?.play.timeline.lengthMs).toBe(31 * MINUTE_MS);
    await host.advance(499);
    expect(played()?.play.timeline.lengthMs).toBe(31 * MINUTE_MS);
    await host.advance(1);
    expect(played()?.program).toBe(open());
    expect(played()?.play).toMatchObject({ isPaused: false, positionMs: 12 * MINUTE_MS + 500 });
    expect(played()?.play.timeline.lengthMs).toBe(41 * MINUTE_MS);
    expect(session.$isOn.get()).toBe(true);
    expect(seen.slice(before)).not.toContain(false);
  });

  it('is taken over once, however many steps it has, and the place that is sought is one of the changed course', async () => {
    const { host, engine, session, played, lengthen } = await playing();
    const before = engine.commands.length;
    for (const minutes of [31, 35, 38, 60]) {
      lengthen(minutes, 'drag');
      await host.advance(400);
    }
    expect(engine.commands).toHaveLength(before);
    session.program.seek(50 * MINUTE_MS);
    expect(played()?.play).toMatchObject({ positionMs: 50 * MINUTE_MS });
    await host.advance(1000);
    expect(played()?.play.timeline.lengthMs).toBe(61 * MINUTE_MS);
    expect(played()?.play.positionMs).toBe(50 * MINUTE_MS);
  });

  it('is taken over while it is paused, and where it comes from elsewhere or is undone', async () => {
    const { host, session, desk, played, lengthen } = await playing();
    session.program.pause();
    lengthen(40);
    await host.advance(500);
    expect(played()?.play).toMatchObject({ isPaused: true, positionMs: 12 * MINUTE_MS });
    desk.undo();
    await host.advance(500);
    expect(played()?.play.timeline.lengthMs).toBe(31 * MINUTE_MS);
  });

  it('that is a name alone leaves light and sound as they are', async () => {
    const { host, desk, played } = await playing();
    const play = played()?.play;
    desk.change({ kind: 'rename', name: 'Evening' });
    await host.advance(500);
    expect(played()?.program.name).toBe('Evening');
    expect(played()?.play).toBe(play);
  });

  it('that makes it shorter than it has played lets it fade', async () => {
    const { host, session, played, lengthen } = await playing();
    lengthen(5);
    await host.advance(500);
    expect(played()?.play.positionMs).toBe(5 * MINUTE_MS);
    await host.advance(59_000);
    expect(session.$isOn.get()).toBe(true);
    await host.advance(2000);
    expect(session.$isOn.get()).toBe(false);
  });

  it('is taken over also once it was closed and opened again', async () => {
    const { host, seen, desk, played, lengthen } = await playing();
    desk.close();
    expect(seen.at(-1)).toBe(false);
    desk.open(windDown, 'own');
    expect(seen.at(-1)).toBe(true);
    lengthen(40);
    await host.advance(500);
    expect(played()?.play.timeline.lengthMs).toBe(41 * MINUTE_MS);
  });
});

describe('what plays', () => {
  it('is not changed by what is done to another program, whatever lay open before', async () => {
    const { host, seen, desk, played, lengthen } = await playing();
    desk.open(twoBlocks, 'own');
    expect(seen.at(-1)).toBe(false);
    lengthen(40);
    await host.advance(500);
    expect(played()?.play.timeline.lengthMs).toBe(31 * MINUTE_MS);
  });

  it('is not changed any more once another program or none has taken its place', async () => {
    const { host, session, seen, played, lengthen } = await playing();
    lengthen(40);
    session.program.start(twoBlocks);
    await host.advance(500);
    expect(played()?.program).toBe(twoBlocks);
    expect(seen.at(-1)).toBe(false);
    lengthen(50);
    session.program.stop();
    await host.advance(5000);
    expect(played()).toBeNull();
  });

  it('is not touched where it is blind', async () => {
    const { host, session, seen, desk, played, lengthen } = setUp();
    desk.open(windDown, 'own');
    const law = { hasBeat: true, seed: '00112233445566778899aabbccddeeff' };
    session.program.start(windDown, { laws: { slow: law, fast: law } });
    expect(seen).not.toContain(true);
    lengthen(40);
    session.program.takeOver(twoBlocks);
    await host.advance(500);
    expect(played()?.program).toBe(windDown);
  });

  it('is left alone once nobody follows', async () => {
    const { host, stop, played, lengthen } = await playing();
    stop();
    lengthen(40);
    await host.advance(500);
    expect(played()?.play.timeline.lengthMs).toBe(31 * MINUTE_MS);
  });
});
