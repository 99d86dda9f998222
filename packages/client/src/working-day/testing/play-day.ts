import { createOutputStore } from '../../safety/output-store.ts';
import { createSession, type Session } from '../../session/session.ts';
import { type Around, followWorkingDay, USUAL_AROUND } from '../working-day.ts';
import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import type { Milliseconds } from '@overtone/domain/units';
import type { DayChoice } from '@overtone/domain/working-day/choice';
import { atom } from 'nanostores';
import { createFakeEngine } from '@overtone/testkit/fake-engine';
import { createFakeHost, settled } from '@overtone/testkit/fake-host';

/** What a person and their computer do at a moment of a day. */
export interface DayScene {
  /** By the clock on the wall, such as `09:40:00`. */
  readonly at: string;
  readonly says: string;
  readonly act: (hands: DayHands) => void;
}

/** All that can happen on a day. */
export interface DayHands {
  readonly session: Session;
  /** The computer sees something otherwise. */
  readonly see: (change: Partial<Omit<Around, 'idleMs' | 'recordingSince'>>) => void;
  /** A program begins or ceases to record. */
  readonly record: (isRecording: boolean) => void;
  /** Whether somebody touches keyboard and mouse all the time. */
  readonly isAtKeyboard: (isThere: boolean) => void;
}

/** What light and sound do from a moment on. */
export interface DayEntry {
  readonly at: string;
  readonly light: 'shown' | 'dark';
  readonly sound: 'full' | 'low' | 'silent';
  /** What the control window says of it; empty while nothing but the usual goes on. */
  readonly why: string;
}

/** A day to be played. */
export interface ScriptedDay {
  /** Between these two times of a Monday. */
  readonly from: string;
  readonly to: string;
  readonly choice: Partial<DayChoice>;
  readonly scenes: readonly DayScene[];
}

const SECOND_MS: Milliseconds = 1_000;

/** How often a shell tells how long keyboard and mouse have rested. */
const TELL_IDLE_S = 3;

/** Idle times below this are told as none. */
const SHORT_REST_MS: Milliseconds = 6_000;

/** Seconds since midnight. */
export function secondsOf(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return 3600 * hours + 60 * minutes + seconds;
}

/** The time after so many seconds since midnight. */
export function timeOf(seconds: number): string {
  const parts = [seconds / 3600, (seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(Math.floor(part)).padStart(2, '0')).join(':');
}

/**
 * Plays a day second by second with the real session, its switches and its limits, on a clock of its own, and says of
 * each second in which it changed what the engine was told to do.
 */
export async function playDay({ from, to, choice, scenes }: ScriptedDay): Promise<DayEntry[]> {
  const begin = secondsOf(from);
  const usual = createFakeHost();
  const host = {
    ...usual,
    wallClock: () => new Date(2026, 2, 2, 0, 0, begin, usual.now()),
  };
  const engine = createFakeEngine(host.now);
  const session = createSession({ defaults: DEMO_DEFAULTS, engine, host });
  const output = createOutputStore({ engine, host, session, person: 'anna' });
  const $around = atom<Around>(USUAL_AROUND);
  const day = followWorkingDay({ session, output, $around, host });
  day.choose(choice);

  let lastTouch: Milliseconds | null = null;
  const see = (change: Partial<Around>) => $around.set({ ...$around.get(), ...change });
  const hands: DayHands = {
    session,
    see: (change) => {
      // As the shell does: whoever has just ended a film by a key is there.
      tellIdle();
      see(change);
    },
    record: (isRecording) => see({ recordingSince: isRecording ? host.now() : null }),
    isAtKeyboard: (isThere) => {
      lastTouch = isThere ? null : host.now();
    },
  };

  function tellIdle(): void {
    if (!day.$isFollowing.get()) return;
    const idle = lastTouch === null ? 0 : host.now() - lastTouch;
    const idleMs = idle < SHORT_REST_MS ? 0 : idle;
    if (idleMs !== $around.get().idleMs) see({ idleMs });
  }

  function entry(at: string): DayEntry {
    const isOn = engine.applied?.isOn ?? false;
    const { showsLight, ducksSound } = output.$choice.get();
    return {
      at,
      light: isOn && showsLight && session.light.$isOn.get() ? 'shown' : 'dark',
      sound: isOn ? (ducksSound ? 'low' : 'full') : 'silent',
      why: day.$output.get().why,
    };
  }

  const entries = [entry(from)];
  const waiting = [...scenes];
  for (let second = begin; second < secondsOf(to); second += 1) {
    const at = timeOf(second);
    while (waiting[0]?.at === at) waiting.shift()?.act(hands);
    if (second % TELL_IDLE_S === 0) tellIdle();
    const next = entry(at);
    if (isOther(next, entries.at(-1))) entries.push(next);
    host.clock.advance(SECOND_MS);
    // Once a minute what is promised is kept, as it would be at every moment.
    // oxlint-disable-next-line no-await-in-loop
    if (second % 60 === 0) await settled();
  }
  if (waiting[0]) throw new Error(`${waiting[0].at} does not come on this day.`);
  day.stop();
  session.end();
  return entries;
}

function isOther(one: DayEntry, other: DayEntry | undefined): boolean {
  return one.light !== other?.light || one.sound !== other.sound || one.why !== other.why;
}
