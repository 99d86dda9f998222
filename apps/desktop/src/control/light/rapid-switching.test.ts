import { createOutputStore } from '@overtone/client/safety/output-store';
import { createSession } from '@overtone/client/session/session';
import { MIN_TOGGLE_INTERVAL_MS } from '@overtone/domain/safety/flash-limits';
import { APP_DEFAULTS } from '@overtone/domain/session/defaults';
import { createFakeHost } from '@overtone/testkit/fake-host';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDesktopEngine } from './desktop-engine.ts';

const EVENTS = ['press', 'hotkey', 'meeting', 'escape', 'leave'] as const;

/** The control window's session on a computer without sound, and what leaves the window for the light. */
function setUp() {
  const host = createFakeHost();
  const sent = { isLit: false, changedAtMs: -Infinity, shortestGapMs: Infinity };
  const engine = createDesktopEngine({
    load: () => Promise.reject(new Error('no file')),
    onProblem: () => undefined,
    every: host.every,
    light: {
      clockIs: () => undefined,
      send({ settings, choice }, isHalt) {
        const isLit = settings.isOn && choice.showsLight && !isHalt;
        if (isLit === sent.isLit) return;
        if (isLit) {
          sent.shortestGapMs = Math.min(sent.shortestGapMs, host.now() - sent.changedAtMs);
        }
        sent.isLit = isLit;
        sent.changedAtMs = host.now();
      },
    },
  });
  const session = createSession({ defaults: APP_DEFAULTS, engine, host });
  const output = createOutputStore({ engine, host, session, person: 'desktop' });
  return { host, session, output, sent };
}

describe('the control window', () => {
  it('leaves the light as the last press asked, in random sequences, and never starts it too soon', () => {
    const presses = fc.tuple(fc.constantFrom(0, 10, 60, 250, 400), fc.constantFrom(...EVENTS));
    fc.assert(
      fc.property(fc.array(presses, { maxLength: 25 }), (sequence) => {
        const { host, session, output, sent } = setUp();
        let isOn = false;
        let inMeeting = false;
        const acts = {
          press: () => {
            isOn = !isOn;
            if (session.$isWanted.get()) session.turnOff();
            else session.turnOn();
          },
          hotkey: () => {
            isOn = !isOn;
            session.toggle();
          },
          meeting: () => {
            inMeeting = !inMeeting;
            output.setInMeeting(inMeeting);
          },
          escape: () => {
            isOn = false;
            session.stopEverything();
          },
          leave: () => {
            isOn = false;
            host.leave();
          },
        };
        for (const [afterMs, event] of sequence) {
          host.clock.advance(afterMs);
          acts[event]();
        }
        host.clock.advance(1000);
        expect(sent.isLit).toBe(isOn && !inMeeting);
        expect(sent.shortestGapMs).toBeGreaterThanOrEqual(MIN_TOGGLE_INTERVAL_MS);
      }),
      { numRuns: 500 },
    );
  });
});
