import fc from 'fast-check';
import { describe, it } from 'vitest';
import {
  type DayChoice,
  GENTLE_MS,
  OFFERED_TURNS,
  QUIETS,
  STARTS_WITHIN_MINUTES,
} from './choice.ts';
import { type DayOutput, outputOf } from './day-output.ts';
import { type DayState, QUIET_DAY } from './day-state.ts';
import { dayAfter, isAway, isEvening } from './day-step.ts';
import { mayBeDictation } from './dictation.ts';
import type { DayInput, Seen } from './seen.ts';
import type { Milliseconds } from '../units.ts';

const MINUTE_MS: Milliseconds = 60_000;

const choices: fc.Arbitrary<DayChoice> = fc.record({
  turns: fc.option(fc.constantFrom(...OFFERED_TURNS)),
  timerMinutes: fc.option(fc.integer({ min: 5, max: 240 })),
  startsAt: fc.option(fc.integer({ min: 6 * 60, max: 12 * 60 })),
  endsAt: fc.option(fc.integer({ min: 13 * 60, max: 22 * 60 })),
  awayAfterMinutes: fc.option(fc.integer({ min: 1, max: 30 })),
  soundOnlyBelowPercent: fc.option(fc.integer({ min: 5, max: 50 })),
  inCall: fc.constantFrom(...QUIETS),
  fullScreen: fc.constantFrom(...QUIETS),
});

/** What happens in one step of a day: up to ten minutes pass, and a few things are otherwise. */
const steps = fc.array(
  fc.record({
    passesMs: fc.integer({ min: 0, max: 10 * MINUTE_MS }),
    kind: fc.constantFrom<DayInput['kind']>(
      'look',
      'look',
      'look',
      'look',
      'turn-on',
      'turn-off',
      'wake',
      'choose-start',
    ),
    change: fc.record(
      {
        idleMs: fc.constantFrom(0, 0, 3 * MINUTE_MS, 40 * MINUTE_MS),
        isFilm: fc.boolean(),
        recordingMs: fc.constantFrom(null, null, 2_000, 3 * MINUTE_MS),
        isFullScreen: fc.boolean(),
        isLocked: fc.constantFrom(false, false, false, true),
        batteryPercent: fc.option(fc.integer({ min: 0, max: 100 })),
      },
      { requiredKeys: [] },
    ),
  }),
  { minLength: 50, maxLength: 400 },
);

type Steps = typeof steps extends fc.Arbitrary<infer Value> ? Value : never;

interface Look {
  readonly seen: Seen;
  readonly kind: DayInput['kind'];
  readonly before: DayState;
  readonly state: DayState;
  readonly output: DayOutput;
  readonly passedMs: Milliseconds;
}

/** Days that follow each other from a Sunday evening on, so that most come to a weekday’s morning, look by look. */
function days(choice: DayChoice, given: Steps): Look[] {
  const looks: Look[] = [];
  let state = QUIET_DAY;
  let around: Partial<Seen> = {};
  let nowMs = 18 * 60 * MINUTE_MS;
  for (const { passesMs, kind, change } of given) {
    nowMs += passesMs;
    around = { ...around, ...change };
    const minutes = Math.floor(nowMs / MINUTE_MS);
    const day = Math.floor(minutes / 1440);
    const seen: Seen = {
      idleMs: 0,
      isFilm: false,
      recordingMs: null,
      isFullScreen: false,
      isLocked: false,
      batteryPercent: null,
      ...around,
      nowMs,
      day: `day ${day}`,
      weekday: day % 7,
      minute: minutes % 1440,
    };
    const before = state;
    state = dayAfter(before, { kind }, seen, choice);
    looks.push({
      seen,
      kind,
      before,
      state,
      output: outputOf(state, seen, choice),
      passedMs: passesMs,
    });
  }
  return looks;
}

/** Holds for every look of every day. */
function onEveryLook(holds: (look: Look, choice: DayChoice) => boolean) {
  return fc.property(choices, steps, (choice, given) =>
    days(choice, given).every((look) => holds(look, choice)),
  );
}

describe('on any day', () => {
  it('what a person does holds at once', () => {
    fc.assert(
      onEveryLook(({ kind, seen, output }) => {
        if (kind === 'turn-off') return !output.isOn;
        return kind !== 'turn-on' || seen.isLocked || output.isOn || output.why !== '';
      }),
    );
  });

  it('nothing is on behind a locked screen', () => {
    fc.assert(onEveryLook(({ seen, output }) => !seen.isLocked || !output.isOn));
  });

  it('off is dark, silent and counts as nothing', () => {
    fc.assert(
      onEveryLook(
        ({ output: { isOn, light, sound, countsAs, level } }) =>
          isOn || (light === 'dark' && sound === 'silent' && countsAs === 'nothing' && level === 0),
      ),
    );
  });

  it('a session starts by itself on weekdays only, within the hours, for somebody who is there', () => {
    fc.assert(
      onEveryLook(({ kind, seen, before, state }, choice) => {
        if (kind === 'turn-on' || before.running || !state.running) return true;
        const { startsAt } = choice;
        if (startsAt === null || kind === 'choose-start') return false;
        const lateByMinutes = seen.minute - startsAt;
        const isInTime = lateByMinutes >= 0 && lateByMinutes < STARTS_WITHIN_MINUTES;
        if (!isInTime || isEvening(seen, choice)) return false;
        // Whoever presses something is there.
        const idleMs = kind === 'look' ? seen.idleMs : 0;
        return (
          seen.weekday % 6 !== 0 &&
          !isAway({ ...seen, idleMs }, choice) &&
          seen.recordingMs === null
        );
      }),
    );
  });

  it('no session starts by itself on a day on which its hour was chosen after it had come', () => {
    fc.assert(
      fc.property(choices, steps, (choice, given) => {
        let lateOn: string | null = null;
        return days(choice, given).every(({ kind, seen, before, state }) => {
          const isLate = choice.startsAt !== null && seen.minute >= choice.startsAt;
          if (kind === 'choose-start') lateOn = isLate ? seen.day : null;
          const begins = !before.running && state.running !== null;
          return !begins || kind === 'turn-on' || lateOn !== seen.day;
        });
      }),
    );
  });

  it('a session starts by itself once a day at most, and on no day that has had one', () => {
    fc.assert(
      fc.property(choices, steps, (choice, given) => {
        const begun = new Set<string>();
        return days(choice, given).every(({ kind, seen, before, state }) => {
          const begins = !before.running && state.running !== null;
          const isFirst = !begun.has(seen.day);
          // A break that nobody came back to until it ended by itself is of the day that it began on.
          const isLeft = before.running?.phase === 'break' && before.running.sinceDay !== seen.day;
          const ends = before.running !== null && state.running === null;
          if (begins || (ends && (state.ended === 'person' || !isLeft))) begun.add(seen.day);
          return !begins || kind === 'turn-on' || isFirst;
        });
      }),
      { numRuns: 150 },
    );
  });

  it('with nobody there it is dark and silent, and counts as no use', () => {
    fc.assert(
      onEveryLook(({ kind, seen, output }, choice) => {
        if (!output.isOn || kind !== 'look' || !isAway(seen, choice)) return true;
        return output.light === 'dark' && output.sound === 'silent' && output.countsAs !== 'use';
      }),
    );
  });

  it('a call is as quiet as the person wants it', () => {
    fc.assert(
      onEveryLook(({ seen, output }, { inCall }) => {
        if (seen.recordingMs === null || inCall === 'nothing') return true;
        const staysLit = inCall === 'softer' || mayBeDictation(seen.recordingMs);
        return output.sound !== 'full' && (staysLit || output.light === 'dark');
      }),
    );
  });

  it('a low battery has no light', () => {
    fc.assert(
      onEveryLook(({ seen: { batteryPercent }, output }, { soundOnlyBelowPercent }) => {
        const isLow = batteryPercent !== null && batteryPercent < (soundOnlyBelowPercent ?? 0);
        return !isLow || output.light === 'dark';
      }),
    );
  });

  it('whatever is not the usual is said, but for what nobody sees of a dictation', () => {
    fc.assert(
      onEveryLook(({ seen, output: { isOn, light, sound, why } }) => {
        const isUsual = sound === 'full' || (sound === 'low' && mayBeDictation(seen.recordingMs));
        return !isOn || (light === 'shown' && isUsual) || why !== '';
      }),
    );
  });

  it('an end that has begun is over a minute later, unless a key takes it back', () => {
    fc.assert(
      onEveryLook(({ kind, seen, before, state }) => {
        const ending = before.running?.ending;
        if (!ending || kind === 'wake' || kind === 'turn-on') return true;
        const isBegunAnew = state.running?.begunAt === seen.nowMs;
        return seen.nowMs - ending.at < GENTLE_MS || state.running === null || isBegunAnew;
      }),
    );
  });

  it('nobody works longer than they chose before a break, but for calls and the time between two looks', () => {
    fc.assert(
      onEveryLook(({ seen, state, passedMs }, { turns }) => {
        const { running } = state;
        if (!running || !turns || seen.recordingMs !== null || running.phase !== 'work')
          return true;
        return running.workedMs < turns.workMinutes * MINUTE_MS + passedMs;
      }),
    );
  });

  it('light and sound come and go within their bounds', () => {
    fc.assert(
      onEveryLook(
        ({ output: { level, leftMs } }) => level >= 0 && level <= 1 && (leftMs ?? 0) >= 0,
      ),
    );
  });
});
