import { DEFAULT_CALENDAR_PREFERENCES } from '@overtone/domain/calendar/calendar-preferences';
import type { UpcomingEvent } from '@overtone/domain/contract/calendar';
import { recommend } from '@overtone/recommender/recommend';
import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { WORK_PROGRAMS } from '@overtone/domain/program/own/work';
import { createFakeEngine } from '@overtone/testkit/fake-engine';
import { createFakeHost } from '@overtone/testkit/fake-host';
import { atom } from 'nanostores';
import { describe, expect, it } from 'vitest';
import { createSession } from '../session/session.ts';
import { driveAutopilot } from './drive-autopilot.ts';

const MINUTE_MS = 60_000;
const ON = { ...DEFAULT_CALENDAR_PREFERENCES, autopilot: true };

/** The event, asked about once it has begun. */
const ASKED = { id: 'a', title: 'Standup', beginsAtMs: null };
const LAW = { hasBeat: true, seed: '0'.repeat(32) };
const [OWN] = WORK_PROGRAMS;
if (!OWN) throw new Error('No program.');

function setUp(confidence = 0.9, preferences = ON) {
  const host = createFakeHost();
  const engine = createFakeEngine();
  const session = createSession({ defaults: DEMO_DEFAULTS, engine, host });
  const iso = (minutes: number) => new Date(Date.UTC(2026, 2, 2, 9, minutes)).toISOString();
  const event: UpcomingEvent = {
    id: 'a',
    calendarId: 'c',
    title: 'Standup',
    isAllDay: false,
    standing: 'busy',
    startsAt: iso(10),
    endsAt: iso(25),
    plan: {
      kind: 'suggestion',
      suggestion: {
        ...recommend('team meeting'),
        confidence,
      },
    },
  };
  const $events = atom<readonly UpcomingEvent[]>([event]);
  const $preferences = atom(preferences);
  const autopilot = driveAutopilot({ session, $events, $preferences, host });
  const centre = () => session.$settings.get().centerModulationHz;
  return { host, engine, session, $events, $preferences, autopilot, centre, event, iso };
}

describe('the autopilot', () => {
  it('eases a running session into an event and back, names the bands, and turns nothing on', () => {
    const { host, session, autopilot, centre } = setUp();
    session.turnOn();
    host.clock.advance(10 * MINUTE_MS);
    expect(autopilot.$view.get().leadingId).toBe('a');
    const way: unknown[] = [];
    session.$settings.listen(({ centerModulationHz }) => way.push(centerModulationHz));
    host.clock.advance(MINUTE_MS);
    expect(centre()).toBe(12);
    expect(way.length).toBeGreaterThan(10);
    expect(session.$settings.get().frequencyBand2).toBe('Alpha');
    host.clock.advance(15 * MINUTE_MS);
    expect(centre()).toBe(40);
    expect(autopilot.$view.get().leadingId).toBeNull();
  });

  it('waits for the end of a blind session, also with its question', () => {
    for (const confidence of [0.9, 0.5]) {
      const { host, session, autopilot, centre } = setUp(confidence);
      session.program.start(OWN.program, { laws: { slow: LAW, fast: LAW } });
      host.clock.advance(12 * MINUTE_MS);
      expect(session.program.$isBlind.get()).toBe(true);
      expect(autopilot.$view.get()).toEqual({ leadingId: null, asking: null });
      expect(centre()).toBe(40);
      session.program.stop();
      host.clock.advance(MINUTE_MS);
      if (confidence < 0.6) expect(autopilot.$view.get().asking?.id).toBe('a');
      else expect(centre()).toBe(12);
    }
  });

  it('takes the place of a program that was begun before, which is known with its place', () => {
    const { host, session, centre } = setUp();
    session.program.start(OWN.program);
    host.clock.advance(11 * MINUTE_MS);
    expect(session.program.$played.get()).toBeNull();
    expect(session.program.$gaveWay.get()?.program).toBe(OWN.program);
    expect(centre()).toBe(12);
  });

  it('ends no program that is begun during an event, on its way in or at its end', () => {
    const { host, session, autopilot, centre } = setUp();
    const played = () => session.program.$played.get()?.program;
    session.turnOn();
    host.clock.advance(10 * MINUTE_MS + 5_000);
    session.program.start(OWN.program);
    host.clock.advance(MINUTE_MS);
    expect([centre(), played()]).toEqual([12, OWN.program]);
    host.clock.advance(15 * MINUTE_MS);
    expect(autopilot.$view.get().leadingId).toBeNull();
    expect([centre(), played()]).toEqual([40, OWN.program]);
  });

  it('ends none either as an event leads again after one inside it, or is put back', () => {
    const { host, session, autopilot, centre, $events, event, iso } = setUp();
    const led = { ...recommend('team meeting'), centerModulationHz: 15, confidence: 0.9 };
    const plan = { kind: 'suggestion', suggestion: led } as const;
    const inside = { ...event, id: 'b', startsAt: iso(12), endsAt: iso(14), plan };
    $events.set([event, inside]);
    host.clock.advance(13 * MINUTE_MS);
    expect(centre()).toBe(15);
    session.program.start(OWN.program);
    host.clock.advance(2 * MINUTE_MS);
    expect(centre()).toBe(12);
    autopilot.decline();
    host.clock.advance(MINUTE_MS);
    expect(centre()).toBe(40);
    expect(session.program.$played.get()?.program).toBe(OWN.program);
  });

  it('ends no program that was made for the event that begins', () => {
    const { host, session, centre } = setUp();
    host.clock.advance(5 * MINUTE_MS);
    session.program.start(OWN.program, { eventId: 'a' });
    host.clock.advance(6 * MINUTE_MS);
    expect(centre()).toBe(12);
    expect(session.program.$played.get()?.program).toBe(OWN.program);
  });

  it('turns no light or sound on, and starts no engine, however long it flies', () => {
    const { host, session, engine, centre } = setUp();
    host.clock.advance(11 * MINUTE_MS);
    expect(centre()).toBe(12);
    expect(session.$isOn.get()).toBe(false);
    expect(engine.commands.map(({ name }) => name)).not.toContain('start');
  });

  it('is off unless the person switches it on', () => {
    const { host, centre, $preferences } = setUp(0.9, DEFAULT_CALENDAR_PREFERENCES);
    host.clock.advance(12 * MINUTE_MS);
    expect(centre()).toBe(40);
    $preferences.set(ON);
    expect(centre()).toBe(12);
    $preferences.set(DEFAULT_CALENDAR_PREFERENCES);
    expect(centre()).toBe(40);
  });

  it('eases a running session back also for somebody who does not want to be led any more', () => {
    const { host, session, centre, $preferences } = setUp();
    session.turnOn();
    host.clock.advance(11 * MINUTE_MS);
    expect(centre()).toBe(12);
    $preferences.set(DEFAULT_CALENDAR_PREFERENCES);
    host.clock.advance(5_000);
    expect(centre()).toBeGreaterThan(12);
    expect(centre()).toBeLessThan(40);
    host.clock.advance(MINUTE_MS);
    expect(centre()).toBe(40);
    expect(host.clock.waiting).toBe(0);
  });

  it('asks about what is not clear, and takes the answer', () => {
    const { host, autopilot, centre } = setUp(0.5);
    host.clock.advance(11 * MINUTE_MS);
    expect(autopilot.$view.get().asking).toEqual(ASKED);
    expect(centre()).toBe(40);
    autopilot.accept();
    expect(centre()).toBe(12);
    expect(autopilot.$view.get()).toEqual({ leadingId: 'a', asking: null });
    autopilot.decline();
    expect(centre()).toBe(40);
    host.clock.advance(5 * MINUTE_MS);
    expect(autopilot.$view.get()).toEqual({ leadingId: null, asking: null });
  });

  it('says when an event begins that it asks about before, until it has begun', () => {
    const { host, autopilot, event } = setUp(0.5, { ...ON, leadMinutes: 10 });
    const beginsAtMs = Date.parse(event.startsAt);
    expect(autopilot.$view.get().asking).toEqual({ ...ASKED, beginsAtMs });
    host.clock.advance(10 * MINUTE_MS - 1);
    expect(autopilot.$view.get().asking).toEqual({ ...ASKED, beginsAtMs });
    host.clock.advance(1);
    expect(autopilot.$view.get().asking).toEqual(ASKED);
  });

  it('leaves a choice of the person alone, at once and for the rest of the event', () => {
    const { host, session, autopilot } = setUp();
    host.clock.advance(11 * MINUTE_MS);
    session.setHue(12);
    expect(autopilot.$view.get().leadingId).toBeNull();
    host.clock.advance(30 * MINUTE_MS);
    expect(session.$settings.get()).toMatchObject({ visualHue: 12, centerModulationHz: 12 });
  });

  it('leaves no step to undo: what the person did last is still theirs to take back', () => {
    const { host, session } = setUp();
    session.setStrength(0.2);
    host.clock.advance(11 * MINUTE_MS);
    session.undo();
    expect(session.$settings.get().globalModulationStrength).toBe(
      DEMO_DEFAULTS.globalModulationStrength,
    );
    expect(session.$undoStep.get()).toBeNull();
  });

  it('looks at the clock as soon as it is seen again, without waiting', () => {
    const { host, centre, $events } = setUp();
    host.clock.advance(11 * MINUTE_MS);
    const events = $events.get();
    $events.set([]);
    expect(centre()).toBe(40);
    $events.set(events);
    host.setVisible(true);
    expect(centre()).toBe(12);
  });

  it('leaves nothing running when it stops, and the settings as they are', () => {
    const { host, autopilot, session, centre } = setUp();
    session.turnOn();
    host.clock.advance(10 * MINUTE_MS + 2000);
    autopilot.stop();
    autopilot.stop();
    const left = centre();
    expect(host.clock.waiting).toBe(0);
    host.clock.advance(60 * MINUTE_MS);
    expect(centre()).toBe(left);
  });

  it('looks at no clock for somebody who does not want to be led', () => {
    const { host, $preferences, centre } = setUp(0.9, { ...ON, autopilot: false });
    expect(host.clock.waiting).toBe(0);
    host.clock.advance(12 * MINUTE_MS);
    expect(centre()).toBe(40);
    $preferences.set(ON);
    expect(host.clock.waiting).toBeGreaterThan(0);
    $preferences.set({ ...ON, autopilot: false });
    expect(host.clock.waiting).toBe(0);
  });
});
