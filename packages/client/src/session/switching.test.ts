import { MIN_TOGGLE_INTERVAL_MS } from '@overtone/domain/safety/flash-limits';
import type { AudioStatus } from '@overtone/engine/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALL_OFF, step, type SwitchInput, type Switched, type Switching } from './switching.ts';

const AUDIO: readonly AudioStatus[] = ['idle', 'running', 'suspended', 'unavailable'];

/** What a person, the page, the sound and time can do, and how long after the input before. */
const inputs = fc.array(
  fc.tuple(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(0, 1, 10, 60, 399, 400) },
      { weight: 1, arbitrary: fc.integer({ min: 0, max: 1000 }) },
    ),
    fc.oneof(
      fc.record({
        kind: fc.constant('ask' as const),
        what: fc.constantFrom('session' as const, 'light' as const),
        wants: fc.constantFrom(true, false, 'opposite' as const),
      }),
      fc.record({
        kind: fc.constant('ask' as const),
        what: fc.constant('session' as const),
        wants: fc.constant('opposite' as const),
      }),
      fc.constant<SwitchInput>({ kind: 'halt' }),
      fc.record({ kind: fc.constant('audio' as const), status: fc.constantFrom(...AUDIO) }),
    ),
  ),
  { maxLength: 40 },
);

interface Moment {
  readonly atMs: number;
  readonly inForce: Switched;
}

/** Plays the inputs as a host would, with the timers that the steps ask for, and rests until nothing waits. */
function play(sequence: readonly (readonly [number, SwitchInput])[]) {
  const moments: Moment[] = [];
  let state: Switching = ALL_OFF;
  let nowMs = 0;
  let dueAtMs: number | null = null;

  function run(input: SwitchInput): void {
    const { next, dueInMs } = step(state, input, nowMs);
    state = next;
    dueAtMs = dueInMs === null ? null : nowMs + dueInMs;
    moments.push({ atMs: nowMs, inForce: next.inForce });
  }

  function advanceTo(untilMs: number): void {
    while (dueAtMs !== null && dueAtMs <= untilMs) {
      nowMs = dueAtMs;
      run({ kind: 'due' });
    }
    nowMs = untilMs;
  }

  for (const [afterMs, input] of sequence) {
    advanceTo(nowMs + afterMs);
    run(input);
  }
  const lastAtMs = nowMs;
  advanceTo(nowMs + 2 * MIN_TOGGLE_INTERVAL_MS);
  return { moments, end: state, dueAtMs, settledAfterMs: (moments.at(-1)?.atMs ?? 0) - lastAtMs };
}

/** What the inputs ask for, read without a thought of time. */
function lastAsked(sequence: readonly (readonly [number, SwitchInput])[]): Switched {
  return sequence.reduce<Switched>(
    (asked, [, input]) => {
      if (input.kind === 'halt') return { ...asked, session: false };
      if (input.kind !== 'ask') return asked;
      const wants = input.wants === 'opposite' ? !asked[input.what] : input.wants;
      return { ...asked, [input.what]: wants };
    },
    { session: false, light: false },
  );
}

/** Times at which something went on or off. */
function changes(moments: readonly Moment[], isOn: (inForce: Switched) => boolean) {
  let was = false;
  return moments.flatMap(({ atMs, inForce }) => {
    const on = isOn(inForce);
    const changed = on !== was;
    was = on;
    return changed ? [{ atMs, on }] : [];
  });
}

const RUNS = { numRuns: 10_000 };

describe('the switches, in 10,000 random sequences of presses, delays, halts and failures of the sound', () => {
  it('end as the last press asks, within the interval, and wait for nothing more', () => {
    fc.assert(
      fc.property(inputs, (sequence) => {
        const { end, dueAtMs, settledAfterMs } = play(sequence);
        expect(end.inForce).toEqual(lastAsked(sequence));
        expect(end.asked).toEqual(end.inForce);
        expect(dueAtMs).toBeNull();
        expect(settledAfterMs).toBeLessThanOrEqual(MIN_TOGGLE_INTERVAL_MS);
      }),
      RUNS,
    );
  });

  it.each([
    ['the session', ({ session }: Switched) => session],
    ['the light', ({ light }: Switched) => light],
    ['the light that is seen', ({ session, light }: Switched) => session && light],
  ])('start %s no sooner than the interval after it last changed', (_, isOn) => {
    fc.assert(
      fc.property(inputs, (sequence) => {
        const found = changes(play(sequence).moments, isOn);
        found.forEach(({ atMs, on }, index) => {
          const before = found[index - 1];
          if (on && before) {
            expect(atMs - before.atMs).toBeGreaterThanOrEqual(MIN_TOGGLE_INTERVAL_MS);
          }
        });
      }),
      RUNS,
    );
  });

  it('are off in the very step that asks for it', () => {
    fc.assert(
      fc.property(inputs, (sequence) => {
        let state = ALL_OFF;
        let nowMs = 0;
        for (const [afterMs, input] of sequence) {
          nowMs += afterMs;
          state = step(state, input, nowMs).next;
          expect(state.inForce.session && !state.asked.session).toBe(false);
          expect(state.inForce.light && !state.asked.light).toBe(false);
          if (input.kind === 'halt') expect(state.inForce.session).toBe(false);
        }
      }),
      RUNS,
    );
  });
});

/** Steps through inputs at their times. */
function stepsOf(...sequence: readonly (readonly [number, SwitchInput])[]) {
  let state: Switching = ALL_OFF;
  return sequence.map(([atMs, input]) => {
    const made = step(state, input, atMs);
    state = made.next;
    return made;
  });
}

const press: SwitchInput = { kind: 'ask', what: 'session', wants: 'opposite' };
const turnOn: SwitchInput = { kind: 'ask', what: 'session', wants: true };
const showLight: SwitchInput = { kind: 'ask', what: 'light', wants: true };
const hideLight: SwitchInput = { kind: 'ask', what: 'light', wants: false };
const due: SwitchInput = { kind: 'due' };
const audio = (status: AudioStatus): SwitchInput => ({ kind: 'audio', status });

describe('one step of the switches', () => {
  it('turns on at once the first time', () => {
    expect(stepsOf([0, press])[0]).toMatchObject({ dueInMs: null, prepares: true });
    expect(stepsOf([0, press])[0]?.next.inForce.session).toBe(true);
  });

  it('says when a start inside the interval may begin, and begins it exactly then', () => {
    const steps = stepsOf([0, press], [100, press], [150, press], [499, due], [500, due]);
    expect(steps.map(({ dueInMs }) => dueInMs)).toEqual([null, null, 350, 1, null]);
    expect(steps.map(({ next }) => next.inForce.session)).toEqual([
      true,
      false,
      false,
      false,
      true,
    ]);
  });

  it('takes a waiting start back when pressed again', () => {
    const steps = stepsOf([0, press], [10, press], [20, press], [30, press], [1000, due]);
    expect(steps.at(-1)?.next.inForce.session).toBe(false);
    expect(steps.at(-1)?.dueInMs).toBeNull();
  });

  it('prepares the sound in every press that asks for the session, and in no other', () => {
    const steps = stepsOf(
      [0, turnOn],
      [1, turnOn],
      [2, press],
      [3, press],
      [4, showLight],
      [403, due],
    );
    expect(steps.map(({ prepares }) => prepares)).toEqual([true, true, false, true, false, false]);
  });

  it('halts once, and forgets what was waiting', () => {
    const steps = stepsOf([0, press], [10, press], [20, press], [30, { kind: 'halt' }], [900, due]);
    expect(steps.map(({ halts }) => halts)).toEqual([false, false, false, true, false]);
    expect(steps.at(-1)?.next.inForce.session).toBe(false);
  });

  it('wakes sound that fell asleep while the session is on, once', () => {
    const steps = stepsOf(
      [0, press],
      [1, audio('running')],
      [2, audio('suspended')],
      [3, audio('suspended')],
    );
    expect(steps.map(({ prepares }) => prepares)).toEqual([true, false, true, false]);
  });

  it('lets sound sleep while the session is off, and leaves alone what never ran', () => {
    const sleeping = stepsOf(
      [0, press],
      [1, audio('running')],
      [2, press],
      [3, audio('suspended')],
    );
    expect(sleeping.at(-1)?.prepares).toBe(false);
    const blocked = stepsOf([0, press], [1, audio('suspended')]);
    expect(blocked.at(-1)?.prepares).toBe(false);
  });

  it('keeps light back that came by one switch and went by the other', () => {
    const steps = stepsOf(
      [0, turnOn],
      [1000, showLight],
      [1100, press],
      [1400, press],
      [1500, due],
    );
    expect(steps.map(({ next: { inForce } }) => inForce.session && inForce.light)).toEqual([
      false,
      true,
      false,
      false,
      true,
    ]);
  });

  it('does not make a session without light wait for a light that went', () => {
    const steps = stepsOf([0, showLight], [1000, hideLight], [1000, turnOn]);
    expect(steps.at(-1)?.next.inForce).toEqual({ session: true, light: false });
  });
});
