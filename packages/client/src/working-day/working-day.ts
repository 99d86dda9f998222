import { DEFAULT_DAY, type DayChoice, QUIETS } from '@overtone/domain/working-day/choice';
import { type DayOutput, outputOf } from '@overtone/domain/working-day/day-output';
import { dayAfter } from '@overtone/domain/working-day/day-step';
import { DICTATION_MS, mayBeDictation } from '@overtone/domain/working-day/dictation';
import type { DayInput, Seen } from '@overtone/domain/working-day/seen';
import type { Stop } from '@overtone/domain/stop';
import type { Milliseconds } from '@overtone/domain/units';
import { atom, type ReadableAtom } from 'nanostores';
import { z } from 'zod';
import type { Host } from '../platform/host.ts';
import { storedJson } from '../platform/stored-json.ts';
import type { OutputStore } from '../safety/output-store.ts';
import type { Session } from '../session/session.ts';
import { dayAtBegin, keepDay } from './kept-day.ts';

/** How often it looks at the clock while a session runs or may start by itself. */
export const LOOK_MS: Milliseconds = 5_000;

/** Where the choice is kept on the device. */
export const WORKING_DAY_KEY = 'overtone.working-day';

/** What only the computer knows: all of it may be unknown, and then counts as the usual. */
export interface Around extends Omit<Seen, 'nowMs' | 'day' | 'weekday' | 'minute' | 'recordingMs'> {
  /** Since when a program has recorded from a microphone, by the host's `now`; null while none does. */
  readonly recordingSince: Milliseconds | null;
}

/** Somebody is at the keyboard, recorded by nobody, before an open screen and with a cable in. */
export const USUAL_AROUND: Around = {
  idleMs: 0,
  isFilm: false,
  recordingSince: null,
  isFullScreen: false,
  isLocked: false,
  batteryPercent: null,
};

/** A session that goes with a person's day. */
export interface WorkingDay {
  readonly $choice: ReadableAtom<DayChoice>;
  readonly choose: (change: Partial<DayChoice>) => void;
  /** What light and sound may do now, and why. */
  readonly $output: ReadableAtom<DayOutput>;
  /** Whether it follows what goes on: while a session runs or waits for the person, and while one may start by itself. */
  readonly $isFollowing: ReadableAtom<boolean>;
  /** Ends a break, or takes back an end that has begun. Call it inside a click or key press. */
  readonly wake: () => void;
  readonly stop: Stop;
}

export interface WorkingDayParts {
  readonly session: Pick<Session, '$isWanted' | 'turnOn' | 'turnOff'>;
  readonly output: Pick<OutputStore, 'setAround'>;
  readonly $around: ReadableAtom<Around>;
  readonly host: Pick<Host, 'now' | 'wallClock' | 'after' | 'every' | 'storage'>;
}

const minute = z.int().min(0).max(1439).nullable();
const usual = DEFAULT_DAY;
/** Each choice by itself: one that another version wrote takes no other with it. */
const choiceSchema: z.ZodType<DayChoice> = z.object({
  turns: z
    .object({
      workMinutes: z.int().min(5).max(240),
      breakMinutes: z.int().min(1).max(120),
    })
    .nullable()
    .catch(usual.turns),
  timerMinutes: z.int().min(1).max(720).nullable().catch(usual.timerMinutes),
  startsAt: minute.catch(usual.startsAt),
  endsAt: minute.catch(usual.endsAt),
  awayAfterMinutes: z.int().min(1).max(120).nullable().catch(usual.awayAfterMinutes),
  soundOnlyBelowPercent: z.int().min(1).max(100).nullable().catch(usual.soundOnlyBelowPercent),
  inCall: z.enum(QUIETS).catch(usual.inCall),
  fullScreen: z.enum(QUIETS).catch(usual.fullScreen),
});

/** Begins with what was chosen on this device before. Whatever the person does with the session's own switch holds. */
export function followWorkingDay({ session, output, $around, host }: WorkingDayParts): WorkingDay {
  const kept = storedJson(host.storage.read(WORKING_DAY_KEY), choiceSchema);
  const $choice = atom<DayChoice>(kept ?? DEFAULT_DAY);
  let state = dayAtBegin(host.storage);
  let pressedAt: Milliseconds = -Infinity;
  const $output = atom(outputOf(state, seenNow(), $choice.get()));
  const $isFollowing = atom(false);
  let stopLooking: Stop | null = null;
  let stopHearing: Stop | null = null;

  function seenNow(): Seen {
    const now = host.wallClock();
    const nowMs = host.now();
    const { recordingSince, ...around } = $around.get();
    return {
      ...around,
      recordingMs: recordingSince === null ? null : nowMs - recordingSince,
      // Whoever has just pressed something is there, also before the computer tells.
      idleMs: Math.min(around.idleMs, nowMs - pressedAt),
      nowMs,
      day: `${now.getFullYear()}-${now.getMonth() + 1}-${now.getDate()}`,
      weekday: now.getDay(),
      minute: 60 * now.getHours() + now.getMinutes(),
    };
  }

  function take(kind: DayInput['kind']): void {
    if (kind !== 'look') pressedAt = host.now();
    const seen = seenNow();
    const before = state;
    state = dayAfter(before, { kind }, seen, $choice.get());
    // Before anything begins: if that ends the page, the next one must not begin by itself too.
    keepDay(host.storage, before, state);
    const next = outputOf(state, seen, $choice.get());
    $output.set(next);
    act(next);
    look();
    hearOut(seen);
    // What may not begin is not asked for again and again.
    if (shallPlay(next) && !session.$isWanted.get()) take('turn-off');
  }

  /** Makes the session do what the day says. */
  function act(next: DayOutput): void {
    const { isOn, light, sound, level } = next;
    output.setAround({
      isDark: isOn && sound !== 'silent' && light === 'dark',
      isLow: sound === 'low' || (isOn && level < 1),
    });
    const wants = shallPlay(next);
    if (wants !== session.$isWanted.get()) {
      if (wants) session.turnOn();
      else session.turnOff();
    }
  }

  /** Nothing runs and nothing may start by itself: then no timer does either. */
  function look(): void {
    const hasToLook = state.running !== null || $choice.get().startsAt !== null;
    $isFollowing.set(hasToLook);
    if (hasToLook) stopLooking ??= host.every(LOOK_MS, () => take('look'));
    else {
      stopLooking?.();
      stopLooking = null;
    }
  }

  /** A dictation that goes on for too long becomes a call just then, whenever the next look is due. */
  function hearOut({ recordingMs }: Seen): void {
    stopHearing?.();
    stopHearing = null;
    if (state.running === null || recordingMs === null || !mayBeDictation(recordingMs)) return;
    stopHearing = host.after(DICTATION_MS - recordingMs, () => take('look'));
  }

  const stops = [
    session.$isWanted.listen((isOn) => {
      // What the day itself has asked for is no wish of the person's. Stores may tell of it late, after the asking.
      if (isOn !== shallPlay($output.get())) take(isOn ? 'turn-on' : 'turn-off');
    }),
    $around.listen(() => {
      if (state.running) take('look');
    }),
  ];
  look();

  return {
    $choice,
    $output,
    $isFollowing,
    choose(change) {
      const { startsAt } = $choice.get();
      $choice.set({ ...$choice.get(), ...change });
      host.storage.write(WORKING_DAY_KEY, JSON.stringify($choice.get()));
      take($choice.get().startsAt === startsAt ? 'look' : 'choose-start');
    },
    wake: () => take('wake'),
    stop() {
      stopLooking?.();
      stopHearing?.();
      stops.forEach((stop) => stop());
    },
  };
}

function shallPlay({ isOn, sound }: DayOutput): boolean {
  return isOn && sound !== 'silent';
}
