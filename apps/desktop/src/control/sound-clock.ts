import { audioClock, type AudioTimes } from '@overtone/engine/clock/audio-clock';
import { performanceNow, timeOrigin } from '@overtone/engine/clock/performance-clock';
import type { Seconds } from '@overtone/domain/units';
import { ownNow } from '../link/ask-shell.ts';

type Source = AudioTimes & { readonly state: string };

/**
 * The session's clock: the audible time of the sound while there is sound, else this window's own. It is read by a timer,
 * not by frames: the control window draws none while it is hidden in the tray.
 */
export interface SoundClock {
  /** Time on the session's clock now. */
  now(): Seconds;
  /** Session clock minus this window's clock. */
  readonly offset: Seconds;
  /** How far the latest reading of the sound's time was from what is believed; null while there is no sound. */
  readonly error: Seconds | null;
  /** Follows the audible time of a context from now on, or the window's own time again. */
  follow(source: Source | null): void;
  /** Takes a reading. True when it is the first of this sound: until then the session's time is a guess. */
  sample(): boolean;
}

/** A session clock that follows the window's own time until it is given a context. */
export function soundClock(): SoundClock {
  let source: Source | null = null;
  let clock: ReturnType<typeof audioClock> | null = null;
  let offset: Seconds = 0;
  let error: Seconds | null = null;
  return {
    now: () => ownNow() + offset,
    get offset() {
      return offset;
    },
    get error() {
      return error;
    },
    follow(next) {
      source = next;
      clock = next && audioClock(next);
      error = null;
      if (!next) offset = 0;
    },
    sample() {
      if (!clock || source?.state !== 'running') return false;
      const isFirst = error === null;
      const { believed, read } = clock.sample(performanceNow());
      offset = believed - timeOrigin() / 1000;
      error = read - believed;
      return isFirst;
    },
  };
}
