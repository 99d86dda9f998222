import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import type { SessionSettings } from '@overtone/domain/session/settings';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSessionStore } from '../session/session-store.ts';
import {
  accept,
  advance,
  AT_REST,
  type AutopilotState,
  EASE_MS,
  type LeadingEvent,
  setAside,
  type Situation,
} from './autopilot.ts';
import { ledOf, type Led } from './led-settings.ts';

const NINE = Date.UTC(2026, 2, 2, 9);
const MINUTE_MS = 60_000;
const MEETING: Led = { globalModulationHz: 1, centerModulationHz: 12, visualHue: 150 };
const FOCUS: Led = { globalModulationHz: 3, centerModulationHz: 15, visualHue: 190 };
const ON: SessionSettings = { ...DEMO_DEFAULTS, isOn: true };

/** An event of the hour from nine on, unless it says otherwise; times in minutes after nine. */
function event(id: string, more: Partial<LeadingEvent> & { from?: number; to?: number } = {}) {
  const { from = 0, to = 60, ...rest } = more;
  const startMs = NINE + from * MINUTE_MS;
  const endMs = NINE + to * MINUTE_MS;
  return { id, title: id, led: MEETING, confidence: 0.9, startMs, endMs, ...rest };
}

/** A session whose settings the autopilot writes, at a time that a test sets. */
function fly(events: readonly LeadingEvent[], settings = ON) {
  const { $settings, $own, patch } = createSessionStore(settings, { now: () => 0 });
  const seen = { events, isEnabled: true, leadMs: 0 };
  let state: AutopilotState = AT_REST;
  let asking: string | null = null;
  let nowMs = 0;
  const look = (minute: number, more: Partial<Situation> = {}) => {
    const wallMs = NINE + minute * MINUTE_MS;
    const stands = { settings: $settings.get(), own: $own.get() };
    const step = advance(state, { ...seen, ...stands, wallMs, nowMs, ...more });
    ({ state } = step);
    asking = step.asking?.id ?? null;
    if (step.write !== null) patch(step.write, 'calendar');
    return ledOf($settings.get());
  };
  return {
    look,
    /** Looks, and again when the way there is over. */
    arrive: (minute: number, more: Partial<Situation> = {}) => {
      look(minute, more);
      nowMs += EASE_MS;
      return look(minute, more);
    },
    pass: (ms: number) => void (nowMs += ms),
    set: (change: Partial<SessionSettings>) => patch(change, 'person'),
    /** Another autopilot follows from here on. */
    followAnew: () => void (state = AT_REST),
    show: (events: readonly LeadingEvent[]) => void (seen.events = events),
    enable: (isEnabled: boolean) => void (seen.isEnabled = isEnabled),
    lead: (minutes: number) => void (seen.leadMs = minutes * MINUTE_MS),
    say: (answer: typeof accept, id: string) => void (state = answer(state, id)),
    settings: () => $settings.get(),
    asking: () => asking,
  };
}

const BEFORE = ledOf(ON);

describe('an event', () => {
  it('leads from its start to its end, and then what was before comes back', () => {
    const pilot = fly([event('a')]);
    expect(pilot.arrive(-1)).toEqual(BEFORE);
    expect(pilot.arrive(0)).toEqual(MEETING);
    expect(pilot.arrive(59.9)).toEqual(MEETING);
    expect(pilot.arrive(60)).toEqual(BEFORE);
    expect(pilot.arrive(61)).toEqual(BEFORE);
  });

  it('may lead some minutes earlier', () => {
    const pilot = fly([event('a')]);
    pilot.lead(5);
    expect(pilot.arrive(-6)).toEqual(BEFORE);
    expect(pilot.arrive(-5)).toEqual(MEETING);
  });

  it('is eased into: by equal ratios, and by the shorter way round', () => {
    const pilot = fly([event('a', { led: { ...MEETING, visualHue: 10 } })], {
      ...ON,
      globalModulationHz: 4,
      centerModulationHz: 48,
      visualHue: 350,
    });
    expect(pilot.look(0)).toEqual({
      globalModulationHz: 4,
      centerModulationHz: 48,
      visualHue: 350,
    });
    pilot.pass(EASE_MS / 2);
    expect(pilot.look(0)).toEqual({ globalModulationHz: 2, centerModulationHz: 24, visualHue: 0 });
    pilot.pass(EASE_MS / 2);
    expect(pilot.look(0)).toEqual({ ...MEETING, visualHue: 10 });
  });

  it('leads at once while nothing is on, and turns nothing on', () => {
    const pilot = fly([event('a')], DEMO_DEFAULTS);
    expect(pilot.look(0)).toEqual(MEETING);
    expect(pilot.settings()).toEqual({ ...DEMO_DEFAULTS, ...MEETING });
  });

  it('leads nothing before the person has switched the autopilot on', () => {
    const pilot = fly([event('a')]);
    pilot.enable(false);
    expect(pilot.arrive(0)).toEqual(BEFORE);
    pilot.enable(true);
    expect(pilot.arrive(1)).toEqual(MEETING);
    pilot.enable(false);
    expect(pilot.arrive(2)).toEqual(BEFORE);
  });

  it('leads back to what was before also where it is followed anew, or no longer, meanwhile', () => {
    const pilot = fly([event('a')]);
    pilot.arrive(0);
    pilot.followAnew();
    expect(pilot.arrive(1)).toEqual(MEETING);
    expect(pilot.arrive(60)).toEqual(BEFORE);
    const away = fly([event('a')]);
    away.arrive(0);
    away.followAnew();
    expect(away.arrive(61)).toEqual(BEFORE);
  });

  it('that changes its mind takes the settings along', () => {
    const pilot = fly([event('a')]);
    pilot.arrive(0);
    pilot.show([event('a', { led: FOCUS })]);
    expect(pilot.arrive(1)).toEqual(FOCUS);
    pilot.show([]);
    expect(pilot.arrive(2)).toEqual(BEFORE);
  });
});

describe('events at the same time', () => {
  const long = event('long', { to: 240, led: FOCUS });

  it('leave the lead to the one that began last, and get it back', () => {
    const pilot = fly([long, event('inside', { from: 60, to: 90 })]);
    expect(pilot.arrive(1)).toEqual(FOCUS);
    expect(pilot.arrive(60)).toEqual(MEETING);
    expect(pilot.arrive(90)).toEqual(FOCUS);
    expect(pilot.arrive(240)).toEqual(BEFORE);
  });

  it('that began together leave it to the one that ends first', () => {
    const pilot = fly([long, event('short', { to: 30 })]);
    expect(pilot.arrive(0)).toEqual(MEETING);
    expect(pilot.arrive(30)).toEqual(FOCUS);
  });

  it('one after the other lead to each other, and back to what was before the first', () => {
    const pilot = fly([event('a'), event('b', { from: 60, to: 120, led: FOCUS })]);
    pilot.arrive(0);
    expect(pilot.arrive(60)).toEqual(FOCUS);
    expect(pilot.arrive(120)).toEqual(BEFORE);
  });

  it('come back to what was before even when the next one begins on the way', () => {
    const pilot = fly([event('a', { to: 10 }), event('b', { from: 10.05, to: 20, led: FOCUS })]);
    pilot.arrive(0);
    pilot.look(10);
    pilot.pass(3000);
    pilot.look(10.05);
    expect(pilot.arrive(10.1)).toEqual(FOCUS);
    expect(pilot.arrive(20)).toEqual(BEFORE);
  });
});

describe('a person who changes something while an event leads', () => {
  it('has the last word: nothing is put back', () => {
    const pilot = fly([event('a')]);
    pilot.arrive(0);
    pilot.set({ visualHue: 33 });
    for (const minute of [1, 30, 60, 90]) {
      expect(pilot.arrive(minute)).toEqual({ ...MEETING, visualHue: 33 });
    }
  });

  it('has it also on the way there, and on the way back', () => {
    const pilot = fly([event('a')]);
    pilot.look(0);
    pilot.pass(2000);
    pilot.look(0);
    pilot.set({ centerModulationHz: 7 });
    expect(pilot.arrive(1).centerModulationHz).toBe(7);

    const back = fly([event('a')]);
    back.arrive(0);
    back.look(60);
    back.pass(2000);
    back.look(60);
    back.set({ centerModulationHz: 7 });
    expect(back.arrive(61).centerModulationHz).toBe(7);
  });

  it('is not overruled by an event around it, but by the next one', () => {
    const events = [
      event('long', { to: 240, led: FOCUS }),
      event('inside', { from: 60, to: 90 }),
      event('next', { from: 120, to: 130 }),
    ];
    const pilot = fly(events);
    pilot.arrive(60);
    pilot.set({ visualHue: 33 });
    expect(pilot.arrive(95).visualHue).toBe(33);
    expect(pilot.arrive(120)).toEqual(MEETING);
    expect(pilot.arrive(130).visualHue).toBe(33);
  });

  it('may change how strong and loud it is, or turn it off, and the event leads on', () => {
    const pilot = fly([event('a')]);
    pilot.arrive(0);
    pilot.set({ globalModulationStrength: 0.2, masterAudioVolume: 0, isOn: false });
    expect(pilot.arrive(60)).toEqual(BEFORE);
    expect(pilot.settings()).toMatchObject({
      globalModulationStrength: 0.2,
      masterAudioVolume: 0,
      isOn: false,
    });
  });
});

describe('an event whose title is not clear', () => {
  const unclear = [event('a', { confidence: 0.59 })];

  it('is asked about first, and leads after a yes', () => {
    const pilot = fly(unclear);
    expect(pilot.arrive(0)).toEqual(BEFORE);
    expect(pilot.asking()).toBe('a');
    pilot.say(accept, 'a');
    expect(pilot.arrive(1)).toEqual(MEETING);
    expect(pilot.asking()).toBeNull();
  });

  it('is not asked about again after a no, nor once it is over', () => {
    const pilot = fly(unclear);
    pilot.look(0);
    pilot.say(setAside, 'a');
    expect(pilot.arrive(1)).toEqual(BEFORE);
    expect(pilot.asking()).toBeNull();
    const patient = fly(unclear);
    patient.look(0);
    patient.look(60);
    expect(patient.asking()).toBeNull();
  });

  it('ends the lead of the one before while the person thinks', () => {
    const pilot = fly([event('before', { led: FOCUS, from: -60, to: 0 }), ...unclear]);
    expect(pilot.arrive(-30)).toEqual(FOCUS);
    expect(pilot.arrive(0)).toEqual(BEFORE);
    expect(pilot.asking()).toBe('a');
  });

  it('is not asked about from the limit on', () => {
    expect(fly([event('a', { confidence: 0.6 })]).arrive(0)).toEqual(MEETING);
  });
});

describe('a clock', () => {
  it('that slept through the end of an event finds everything over', () => {
    const pilot = fly([event('a'), event('b', { from: 180, to: 200, led: FOCUS })]);
    pilot.arrive(0);
    expect(pilot.arrive(150)).toEqual(BEFORE);
    expect(pilot.arrive(1000)).toEqual(BEFORE);
  });

  it('that slept into the next event goes there', () => {
    const pilot = fly([event('a'), event('b', { from: 180, to: 200, led: FOCUS })]);
    pilot.arrive(0);
    expect(pilot.arrive(190)).toEqual(FOCUS);
    expect(pilot.arrive(200)).toEqual(BEFORE);
  });

  it('that is set back and forth leads to where things stand', () => {
    const pilot = fly([event('a')]);
    expect(pilot.arrive(30)).toEqual(MEETING);
    expect(pilot.arrive(-600)).toEqual(BEFORE);
    expect(pilot.arrive(30)).toEqual(MEETING);
    expect(pilot.arrive(100_000)).toEqual(BEFORE);
  });

  it('that is set back on the way does not hold it up', () => {
    const pilot = fly([event('a')]);
    pilot.look(30);
    pilot.pass(EASE_MS / 2);
    pilot.look(5);
    pilot.pass(EASE_MS / 2);
    expect(pilot.look(5)).toEqual(MEETING);
  });
});

describe('whatever happens', () => {
  const step = fc.record({
    minute: fc.integer({ min: -100, max: 400 }),
    passedMs: fc.integer({ min: 0, max: 2 * EASE_MS }),
    events: fc.array(
      fc.record({
        id: fc.constantFrom('a', 'b', 'c'),
        from: fc.integer({ min: -60, max: 200 }),
        long: fc.integer({ min: 0, max: 120 }),
        led: fc.constantFrom(MEETING, FOCUS),
        confidence: fc.constantFrom(0.3, 0.9),
      }),
      { maxLength: 3 },
    ),
    isEnabled: fc.boolean(),
  });

  it('only rhythms and hue change, inside what was and what is suggested, and all comes back', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), fc.boolean(), (steps, isOn) => {
        const settings = { ...ON, isOn };
        const pilot = fly([], settings);
        for (const { minute, passedMs, events, isEnabled } of steps) {
          pilot.show(
            events.map(({ from, long, ...rest }) =>
              event(rest.id, { ...rest, from, to: from + long }),
            ),
          );
          pilot.enable(isEnabled);
          pilot.pass(passedMs);
          const { centerModulationHz } = pilot.look(minute);
          expect(centerModulationHz).toBeGreaterThanOrEqual(12);
          expect(centerModulationHz).toBeLessThanOrEqual(40);
          expect({ ...pilot.settings(), ...ledOf(settings) }).toEqual(settings);
        }
        pilot.enable(false);
        expect(pilot.arrive(0)).toEqual(ledOf(settings));
      }),
    );
  });
});
