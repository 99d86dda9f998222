import type { Milliseconds, UnitInterval } from '../units.ts';
import { type DayChoice, GENTLE_MS, type Quiet } from './choice.ts';
import { mayBeDictation, quietWhileRecording } from './dictation.ts';
import type { DayState, Running } from './day-state.ts';
import type { Seen } from './seen.ts';

/** What light and sound may do now, and why. */
export interface DayOutput {
  /** Whether the session is on. */
  readonly isOn: boolean;
  readonly light: 'shown' | 'dark';
  /** `low`: 20 dB down. */
  readonly sound: 'full' | 'low' | 'silent';
  /** How much of light and sound there is while they come or go by themselves. */
  readonly level: UnitInterval;
  /** What the time counts as. */
  readonly countsAs: 'use' | 'break' | 'away' | 'nothing';
  /** Whether one key brings light and sound back. */
  readonly wakesByKey: boolean;
  /** Time until the phase ends by itself; null where it does not. */
  readonly leftMs: Milliseconds | null;
  /** A sentence for the person; empty while nothing but the usual goes on. */
  readonly why: string;
}

const MINUTE_MS: Milliseconds = 60_000;

/** What light and sound may do in this state of a day, as `seen` now. */
export function outputOf({ running, ended }: DayState, seen: Seen, choice: DayChoice): DayOutput {
  if (!running) return { ...OFF, why: WHY_ENDED[ended ?? 'person'] };
  const level = levelOf(running, seen);
  const leftMs = leftOf(running, seen, choice);
  const on = { isOn: true, level, leftMs, wakesByKey: running.ending !== null } as const;
  if (running.phase === 'away') return { ...on, ...GONE, countsAs: 'away', why: WHY.away };
  if (running.phase === 'break') {
    const breakMs = (choice.turns?.breakMinutes ?? 0) * MINUTE_MS;
    const isOver = seen.nowMs - running.since >= breakMs;
    const why = isOver ? WHY.breakOver : WHY.break;
    return { ...on, ...GONE, countsAs: 'break', wakesByKey: true, why };
  }
  return { ...on, countsAs: 'use', ...atWork(running, seen, choice) };
}

const OFF = {
  isOn: false,
  light: 'dark',
  sound: 'silent',
  level: 0,
  countsAs: 'nothing',
  wakesByKey: false,
  leftMs: null,
} as const;

const GONE = { light: 'dark', sound: 'silent' } as const;

const QUIET = {
  dark: { light: 'dark', sound: 'low' },
  softer: { light: 'shown', sound: 'low' },
} as const satisfies Record<Exclude<Quiet, 'nothing'>, Pick<DayOutput, 'light' | 'sound'>>;

const WHY_ENDED = {
  person: '',
  lock: 'Off, because the screen was locked.',
  timer: 'Off, because the time that you set is over.',
  evening: 'Off, because it is past the hour that you chose.',
} as const;

const WHY = {
  away: 'Dark and silent, because nobody is at the keyboard.',
  break: 'A break: dark and silent until you choose “Go on” or use the hotkey.',
  breakOver: 'The break is over. Choose “Go on”, or use the hotkey.',
  call: 'Quiet, because another app is using the microphone.',
  fullScreen: 'Quiet, because another app fills the screen.',
  battery: 'Sound only, because the battery is low.',
  timer: 'Ending, because the time that you set is over. Choose “Go on” to continue.',
  evening: 'Ending, because it is past the hour that you chose. Choose “Go on” to continue.',
} as const;

function atWork(
  { ending }: Running,
  seen: Seen,
  choice: DayChoice,
): Pick<DayOutput, 'light' | 'sound' | 'why'> {
  const isLow =
    seen.batteryPercent !== null && seen.batteryPercent < (choice.soundOnlyBelowPercent ?? 0);
  const light = isLow ? 'dark' : 'shown';
  const usual = ending ? WHY[ending.why] : isLow ? WHY.battery : '';
  const quiet = quietOf(seen, choice);
  if (quiet) {
    const { light: quietLight, sound } = QUIET[quiet.how];
    // Of a dictation nothing is to be seen, and no screen reader is to speak into it.
    const isSaid = quiet.by !== 'call' || !mayBeDictation(seen.recordingMs);
    return { light: isLow ? 'dark' : quietLight, sound, why: isSaid ? WHY[quiet.by] : usual };
  }
  return { light, sound: 'full', why: usual };
}

/** The quieter of what a call and a full screen ask for. Where they are alike it is the call's, unless nothing is said of that. */
function quietOf(seen: Seen, choice: DayChoice) {
  const { recordingMs } = seen;
  const call = { by: 'call', how: quietWhileRecording(choice.inCall, recordingMs) } as const;
  const fullScreen = {
    by: 'fullScreen',
    how: seen.isFullScreen ? choice.fullScreen : 'nothing',
  } as const;
  const asked = mayBeDictation(recordingMs) ? [fullScreen, call] : [call, fullScreen];
  for (const how of ['dark', 'softer'] as const) {
    const found = asked.find((each) => each.how === how);
    if (found) return { by: found.by, how };
  }
  return null;
}

function levelOf({ begunAt, isSoft, ending }: Running, { nowMs }: Seen): UnitInterval {
  const come = isSoft ? (nowMs - begunAt) / GENTLE_MS : 1;
  const stays = ending ? 1 - (nowMs - ending.at) / GENTLE_MS : 1;
  return Math.min(1, Math.max(0, Math.min(come, stays)));
}

function leftOf(running: Running, { nowMs }: Seen, choice: DayChoice): Milliseconds | null {
  const { turns, timerMinutes } = choice;
  if (running.ending) return Math.max(0, running.ending.at + GENTLE_MS - nowMs);
  const lefts: Milliseconds[] = [];
  if (timerMinutes !== null) lefts.push(running.begunAt + timerMinutes * MINUTE_MS - nowMs);
  if (turns && running.phase === 'work')
    lefts.push(turns.workMinutes * MINUTE_MS - running.workedMs);
  if (turns && running.phase === 'break')
    lefts.push(running.since + turns.breakMinutes * MINUTE_MS - nowMs);
  return lefts.length > 0 ? Math.max(0, Math.min(...lefts)) : null;
}
