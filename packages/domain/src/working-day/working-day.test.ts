import { describe, expect, it } from 'vitest';
import { DEFAULT_DAY, type DayChoice, GENTLE_MS } from './choice.ts';
import { outputOf } from './day-output.ts';
import { QUIET_DAY, type DayState } from './day-state.ts';
import { dayAfter } from './day-step.ts';
import { DICTATION_MS } from './dictation.ts';
import type { DayInput, Seen } from './seen.ts';

const MINUTE_MS = 60_000;

/** A program has recorded for so long that it is a call. */
const CALL_MS = MINUTE_MS;

/** A Monday, looked at every minute. */
function monday(change: Partial<DayChoice> = {}, startMinute = 8 * 60) {
  const choice = { ...DEFAULT_DAY, ...change };
  let seen: Seen = {
    nowMs: 0,
    day: '2026-03-02',
    weekday: 1,
    minute: startMinute,
    idleMs: 0,
    isFilm: false,
    recordingMs: null,
    isFullScreen: false,
    isLocked: false,
    batteryPercent: null,
  };
  let state: DayState = QUIET_DAY;
  const say = (kind: DayInput['kind'], what: Partial<Seen> = {}) => {
    seen = { ...seen, ...what };
    state = dayAfter(state, { kind }, seen, choice);
    return outputOf(state, seen, choice);
  };
  const pass = (minutes: number, what: Partial<Seen> = {}) => {
    let output = say('look', what);
    for (let passed = 0; passed < minutes; passed += 1) {
      output = say('look', { nowMs: seen.nowMs + MINUTE_MS, minute: seen.minute + 1 });
    }
    return output;
  };
  return { say, pass };
}

const ON = { isOn: true, light: 'shown', sound: 'full', level: 1, countsAs: 'use', why: '' };
const GONE = { light: 'dark', sound: 'silent' };

describe('working hours', () => {
  const HOURS = { startsAt: 9 * 60, endsAt: 18 * 60 };

  it('begin softly at nine, and end gently in the evening', () => {
    const { say, pass } = monday(HOURS);
    expect(pass(59).isOn).toBe(false);
    expect(pass(1)).toMatchObject({ isOn: true, level: 0 });
    expect(pass(1)).toMatchObject(ON);
    expect(pass(8 * 60 + 58)).toMatchObject(ON);
    expect(pass(1)).toMatchObject({ isOn: true, level: 1, wakesByKey: true });
    expect(pass(1)).toMatchObject({
      isOn: false,
      why: expect.stringContaining('hour that you chose'),
    });
    expect(say('look').isOn).toBe(false);
  });

  it('wait for somebody at the keyboard, who is in no call and has not locked the screen', () => {
    const { pass } = monday(HOURS);
    expect(pass(90, { idleMs: 6 * MINUTE_MS }).isOn).toBe(false);
    expect(pass(5, { idleMs: 0, recordingMs: CALL_MS }).isOn).toBe(false);
    expect(pass(5, { recordingMs: null, isLocked: true }).isOn).toBe(false);
    expect(pass(1, { isLocked: false }).isOn).toBe(true);
  });

  it('begin for somebody who opens the computer after their hour, but not half a day after it', () => {
    expect(monday(HOURS, 9 * 60 + 20).pass(1)).toMatchObject(ON);
    const { pass } = monday({ startsAt: 9 * 60 }, 12 * 60 + 50);
    expect(pass(9, { recordingMs: CALL_MS }).isOn).toBe(false);
    expect(pass(60, { recordingMs: null, minute: 13 * 60 }).isOn).toBe(false);
  });

  it('never begin by being chosen: an hour that has come holds from the next day on', () => {
    const { say, pass } = monday(HOURS, 9 * 60);
    expect(say('choose-start').isOn).toBe(false);
    expect(pass(120).isOn).toBe(false);
    expect(pass(1, { day: '2026-03-03', weekday: 2, minute: 9 * 60 - 1 }).isOn).toBe(true);
  });

  it('begin on the day on which they are chosen, where their hour is still to come', () => {
    const { say, pass } = monday(HOURS);
    say('choose-start', { minute: 9 * 60 - 1 });
    expect(pass(0).isOn).toBe(false);
    expect(pass(1).isOn).toBe(true);
  });

  it('do not begin anew on a day that a person has ended, nor at a weekend', () => {
    const { say, pass } = monday(HOURS);
    pass(61);
    say('turn-off');
    expect(pass(120).isOn).toBe(false);
    expect(pass(1, { day: '2026-03-03', weekday: 2, minute: 600 }).isOn).toBe(true);
    say('turn-off');
    expect(pass(1, { day: '2026-03-07', weekday: 6, minute: 600 }).isOn).toBe(false);
  });

  it('leave whoever turns on in the evening alone', () => {
    const { say, pass } = monday(HOURS, 19 * 60);
    expect(say('turn-on')).toMatchObject(ON);
    expect(pass(120)).toMatchObject(ON);
  });
});

describe('turns of work and break', () => {
  const turns = { workMinutes: 25, breakMinutes: 5 };

  it('keep no later day from starting by a break that nobody came back to', () => {
    const { say, pass } = monday({ turns, startsAt: 9 * 60 }, 16 * 60);
    say('turn-on');
    expect(pass(60).countsAs).toBe('break');
    const early = { day: '2026-03-03', weekday: 2, minute: 9 * 60 - 1 };
    expect(say('look', early)).toMatchObject({ countsAs: 'break', wakesByKey: true });
    expect(pass(1)).toMatchObject({ isOn: true, countsAs: 'use', level: 0 });
    expect(pass(1)).toMatchObject(ON);
  });

  it.each<[string, Partial<Seen>]>([
    ['time', {}],
    ['lock', { isLocked: true }],
  ])('keep none from starting either where the %s ends such a break before its hour', (_, what) => {
    const { say, pass } = monday({ turns, timerMinutes: 120, startsAt: 9 * 60 }, 16 * 60);
    say('turn-on');
    expect(pass(60).countsAs).toBe('break');
    // The computer slept until the morning.
    const tuesday = { day: '2026-03-03', weekday: 2, minute: 8 * 60, nowMs: 16 * 60 * MINUTE_MS };
    say('look', { ...tuesday, ...what });
    expect(pass(2).isOn).toBe(false);
    expect(pass(60, { isLocked: false }).isOn).toBe(true);
  });

  it('go on at once after a break of an earlier day, for whoever presses a key at the hour', () => {
    const { say, pass } = monday({ turns, startsAt: 9 * 60 }, 16 * 60);
    say('turn-on');
    pass(60);
    const tuesday = { day: '2026-03-03', weekday: 2, minute: 9 * 60 };
    expect(say('wake', tuesday)).toMatchObject(ON);
  });

  it('keep their break also in a session that goes on from the day before', () => {
    const { say, pass } = monday({ turns, startsAt: 9 * 60 }, 23 * 60 + 50);
    say('turn-on');
    const tuesday = { day: '2026-03-03', weekday: 2, minute: 8 * 60 + 40 };
    expect(pass(25, tuesday).countsAs).toBe('break');
    expect(pass(3).countsAs).toBe('break');
  });

  it('take the choice of an hour for no key', () => {
    const { say, pass } = monday({ turns, startsAt: 9 * 60 });
    say('turn-on');
    pass(25);
    expect(say('choose-start')).toMatchObject({ ...GONE, countsAs: 'break' });
  });

  it('go dark and silent for a break, until one key', () => {
    const { say, pass } = monday({ turns });
    say('turn-on');
    expect(pass(24)).toMatchObject({ ...ON, leftMs: MINUTE_MS });
    expect(pass(1)).toMatchObject({ ...GONE, countsAs: 'break', leftMs: 5 * MINUTE_MS });
    expect(pass(5)).toMatchObject({ ...GONE, why: expect.stringContaining('is over') });
    expect(pass(30, { idleMs: 30 * MINUTE_MS })).toMatchObject({ countsAs: 'break' });
    expect(say('wake', { idleMs: 0 })).toMatchObject(ON);
    expect(pass(25)).toMatchObject(GONE);
    expect(say('wake')).toMatchObject(ON);
  });

  it('call nobody away from a call', () => {
    const { say, pass } = monday({ turns });
    say('turn-on');
    expect(pass(40, { recordingMs: CALL_MS }).countsAs).toBe('use');
    expect(pass(0, { recordingMs: null }).countsAs).toBe('break');
  });

  it('owe their break also to somebody who left during a call and came back too soon', () => {
    const { say, pass } = monday({ turns: { workMinutes: 25, breakMinutes: 5 } });
    say('turn-on');
    pass(30, { recordingMs: CALL_MS });
    expect(pass(2, { idleMs: 6 * MINUTE_MS })).toMatchObject({ countsAs: 'away' });
    expect(say('look', { idleMs: 0, recordingMs: null }).countsAs).toBe('break');
  });

  it('count time away as a break where it was as long as one', () => {
    const { say, pass } = monday({ turns });
    say('turn-on');
    pass(20);
    expect(pass(10, { idleMs: 5 * MINUTE_MS })).toMatchObject({ ...GONE, countsAs: 'away' });
    expect(pass(24, { idleMs: 0 })).toMatchObject(ON);
  });
});

describe('a timer', () => {
  it('ends gently, unless a key takes it back', () => {
    const { say, pass } = monday({ timerMinutes: 50 });
    say('turn-on');
    expect(pass(50)).toMatchObject({ isOn: true, wakesByKey: true, leftMs: GENTLE_MS });
    expect(say('wake')).toMatchObject({ ...ON, leftMs: 50 * MINUTE_MS });
    pass(50);
    expect(pass(1)).toMatchObject({ isOn: false, why: expect.stringContaining('time') });
  });
});

describe('what goes on around', () => {
  it('makes it quiet as the person wants, and all comes back', () => {
    const { say, pass } = monday({ fullScreen: 'softer' });
    say('turn-on');
    expect(pass(1, { isFullScreen: true })).toMatchObject({ light: 'shown', sound: 'low' });
    expect(pass(1, { recordingMs: CALL_MS })).toMatchObject({
      light: 'dark',
      sound: 'low',
      why: expect.stringContaining('microphone'),
    });
    expect(pass(1, { recordingMs: null, isFullScreen: false })).toMatchObject(ON);
  });

  it('is nobody’s business where the person wants nothing', () => {
    const { say, pass } = monday({ inCall: 'nothing' });
    say('turn-on');
    expect(pass(1, { recordingMs: CALL_MS })).toMatchObject(ON);
  });

  it('lets a dictation pass unseen: the sound gives way at once, the light to a call alone', () => {
    const { say } = monday();
    say('turn-on');
    const dictating = { light: 'shown', sound: 'low', why: '' };
    expect(say('look', { recordingMs: 0 })).toMatchObject(dictating);
    expect(say('look', { recordingMs: DICTATION_MS - 1 })).toMatchObject(dictating);
    const inCall = { light: 'dark', sound: 'low', why: expect.stringContaining('microphone') };
    expect(say('look', { recordingMs: DICTATION_MS })).toMatchObject(inCall);
    expect(say('look', { recordingMs: null })).toMatchObject(ON);
  });

  it('goes on saying what else it is quiet for during a dictation', () => {
    const { say } = monday({ fullScreen: 'softer' });
    say('turn-on');
    const quiet = { light: 'shown', sound: 'low', why: expect.stringContaining('fills') };
    expect(say('look', { isFullScreen: true })).toMatchObject(quiet);
    expect(say('look', { recordingMs: 0 })).toMatchObject(quiet);
  });

  it('says of a dictation on a low battery why it is dark, and nothing else', () => {
    const { say } = monday();
    say('turn-on');
    expect(say('look', { recordingMs: 0, batteryPercent: 10 })).toMatchObject({
      light: 'dark',
      sound: 'low',
      why: expect.stringContaining('battery'),
    });
  });

  it('leaves sound only on a low battery, until a cable is in', () => {
    const { say, pass } = monday();
    say('turn-on');
    expect(pass(1, { batteryPercent: 19 })).toMatchObject({ light: 'dark', sound: 'full' });
    expect(pass(1, { batteryPercent: 20 })).toMatchObject(ON);
    expect(pass(1, { batteryPercent: null })).toMatchObject(ON);
  });

  it('is a film for whoever sits still and looks', () => {
    const { say, pass } = monday();
    say('turn-on');
    expect(pass(90, { idleMs: 90 * MINUTE_MS, isFilm: true })).toMatchObject(ON);
    expect(pass(1, { isFilm: false })).toMatchObject({ ...GONE, countsAs: 'away' });
  });

  it('ends a session with the lock, and it does not come back by itself', () => {
    const { say, pass } = monday({ startsAt: 9 * 60 }, 9 * 60);
    expect(pass(5).isOn).toBe(true);
    expect(pass(1, { isLocked: true })).toMatchObject({ isOn: false });
    expect(say('turn-on').isOn).toBe(false);
    expect(pass(60, { isLocked: false }).isOn).toBe(false);
  });
});
