import { MIN_TOGGLE_INTERVAL_MS } from '@overtone/domain/safety/flash-limits';
import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import type { Engine } from '@overtone/engine/engine';
import { createFakeEngine } from '@overtone/testkit/fake-engine';
import { createFakeHost } from '@overtone/testkit/fake-host';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createOutputStore } from '../safety/output-store.ts';
import { createLimitWatch } from '../usage/limit-watch.ts';
import { createSession } from './session.ts';

/** How a sound device answers a start: after how long, and with what. */
interface Answer {
  readonly afterMs: number;
  readonly audio: 'running' | 'suspended' | 'unavailable';
}

const PRESSES = ['press', 'hotkey', 'on', 'off', 'meeting', 'light'] as const;
const EVENTS = ['escape', 'leave', 'limit', 'sleep', 'hue', 'undo', 'sync'] as const;

const sequences = fc.array(
  fc.record({
    afterMs: fc.oneof(fc.constantFrom(0, 1, 60, 400), fc.integer({ min: 0, max: 900 })),
    event: fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...PRESSES) },
      { weight: 1, arbitrary: fc.constantFrom(...EVENTS) },
    ),
    answer: fc.record({
      afterMs: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 3000 })),
      audio: fc.constantFrom('running' as const, 'suspended' as const, 'unavailable' as const),
    }),
  }),
  { maxLength: 30 },
);

/** A session over an engine whose sound answers late, refuses, or is held back, and everything that can press. */
function setUp() {
  const host = createFakeHost();
  const { clock } = host;
  const fake = createFakeEngine();
  const seen = { isOn: false, showsLight: false, isHalted: false, starts: 0 };
  const shows: { readonly atMs: number; readonly isSeen: boolean }[] = [];
  let answer: Answer = { afterMs: 0, audio: 'running' };

  function look(): void {
    const isSeen = seen.isOn && seen.showsLight && !seen.isHalted;
    if ((shows.at(-1)?.isSeen ?? false) !== isSeen) shows.push({ atMs: clock.now(), isSeen });
  }

  const engine: Engine = {
    ...fake,
    start() {
      seen.starts += 1;
      const { afterMs, audio } = answer;
      return new Promise((resolve) => {
        clock.after(afterMs, () => {
          fake.report({ audio });
          resolve();
        });
      });
    },
    apply({ isOn }) {
      seen.isOn = isOn;
      if (isOn) seen.isHalted = false;
      look();
    },
    choose({ showsLight }) {
      seen.showsLight = showsLight;
      look();
    },
    shutDown() {
      seen.isHalted = true;
      fake.report({ audio: 'idle' });
      look();
    },
  };
  const session = createSession({ defaults: DEMO_DEFAULTS, engine, host });
  const output = createOutputStore({ engine, host, session, person: 'visitor' });
  const limit = createLimitWatch({ session, host, offerId: null });
  const answerWith = (next: Answer) => {
    answer = next;
  };
  return { host, clock, fake, seen, shows, session, output, limit, answerWith };
}

/** Plays one event; what it does to what the person wants is written down beside it, without a thought of time. */
function play(
  { host, fake, session, output, limit }: ReturnType<typeof setUp>,
  event: (typeof PRESSES)[number] | (typeof EVENTS)[number],
  wants: { isOn: boolean; light: boolean; inMeeting: boolean },
): void {
  const want = (isOn: boolean, press: () => void) => {
    wants.isOn = isOn;
    press();
  };
  const acts = {
    // A drawn switch asks for the opposite of what it shows.
    press: () => want(!wants.isOn, session.$isWanted.get() ? session.turnOff : session.turnOn),
    hotkey: () => want(!wants.isOn, session.toggle),
    on: () => want(true, session.turnOn),
    off: () => want(false, session.turnOff),
    meeting: () => output.setInMeeting((wants.inMeeting = !wants.inMeeting)),
    light: () => output.setShowsLight((wants.light = !wants.light)),
    escape: () => want(false, session.stopEverything),
    leave: () => want(false, host.leave),
    limit: () => want(false, limit.reach),
    sleep: () => fake.report({ audio: 'suspended' }),
    hue: () => session.setHue(host.now() % 360),
    undo: session.undo,
    sync: () => session.patch({ visualHue: 100 }, 'sync'),
  };
  acts[event]();
}

describe('a session in 10,000 random sequences of presses, delays and failures', () => {
  it('ends as the last press asked, and never shows light too soon', () => {
    fc.assert(
      fc.property(sequences, (sequence) => {
        const made = setUp();
        const { clock, seen, shows, session, output } = made;
        const wants = { isOn: false, light: true, inMeeting: false };
        for (const { afterMs, event, answer } of sequence) {
          clock.advance(afterMs);
          made.answerWith(answer);
          play(made, event, wants);
          expect(session.$isWanted.get()).toBe(wants.isOn);
          if (!wants.isOn) expect(seen.isOn).toBe(false);
          if (event === 'escape' || event === 'leave') expect(seen.isHalted).toBe(true);
        }
        clock.advance(10_000);
        expect(session.$isOn.get()).toBe(wants.isOn);
        expect(seen.isOn).toBe(wants.isOn);
        expect(seen.isHalted && seen.isOn).toBe(false);
        expect(seen.showsLight).toBe(wants.light && !wants.inMeeting);
        expect(output.$choice.get().showsLight).toBe(seen.showsLight);
        if (wants.isOn) expect(seen.starts).toBeGreaterThan(0);
        shows.forEach(({ atMs, isSeen }, index) => {
          const before = shows[index - 1];
          if (isSeen && before) {
            expect(atMs - before.atMs).toBeGreaterThanOrEqual(MIN_TOGGLE_INTERVAL_MS);
          }
        });
        expect(clock.waiting).toBe(0);
      }),
      { numRuns: 10_000 },
    );
  });
});
