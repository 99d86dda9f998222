import type { Stop } from '@overtone/domain/stop';
import type { Seconds } from '@overtone/domain/units';
import { audioClock, type AudioTimes } from './audio-clock.ts';
import { everyFrame } from './frame-loop.ts';
import { performanceNow, timeOrigin } from './performance-clock.ts';

/** A change of the offset smaller than this is not worth a message: a hundredth of a cycle at 40 Hz. */
const WORTH_TELLING_S: Seconds = 0.00025;

/**
 * The session's clock: the audible time of the sound while there is sound, else the page's own. It is kept as an offset
 * to the clock that all threads share (`timeOrigin + performance.now()`, in seconds).
 */
export interface SessionClock {
  /** Time on the session's clock now. */
  now(): Seconds;
  /** Time on the clock that all threads share, which never jumps. */
  sharedNow(): Seconds;
  /** Calls back once so many seconds have passed, unless stopped. A page that is hidden may be called late. */
  after(delay: Seconds, run: () => void): Stop;
  /** Session time minus shared time. */
  readonly offset: Seconds;
  /** How far the latest reading of the sound's time was from what is believed; null while there is no sound. */
  readonly error: Seconds | null;
  /** Follows the audible time of a context from now on, or the page's own time again. */
  follow(context: (AudioTimes & { readonly state: string }) | null): void;
  /** Takes a reading. True when it is the first of this sound: until then the session's time is a guess. */
  sample(): boolean;
  /** Takes a reading as it is, for one look at a time that nothing keeps true; nothing while the sound stands still. */
  look(): void;
  /** Keeps the offset true frame by frame, and tells whenever it has moved, until stopped. */
  track(moved: (offset: Seconds) => void): Stop;
}

function sharedNow(): Seconds {
  return (timeOrigin() + performanceNow()) / 1000;
}

/** A session clock that follows the page's own time until it is given a context. */
export function sessionClock(): SessionClock {
  let source: (AudioTimes & { readonly state: string }) | null = null;
  let clock: ReturnType<typeof audioClock> | null = null;
  let offset: Seconds = 0;
  let error: Seconds | null = null;

  function sample(): boolean {
    if (!clock || source?.state !== 'running') return false;
    const isFirst = error === null;
    const { believed, read } = clock.sample(performanceNow());
    offset = believed - timeOrigin() / 1000;
    error = read - believed;
    return isFirst;
  }

  return {
    now: () => sharedNow() + offset,
    sharedNow,
    after(delay, run) {
      const timer = setTimeout(run, 1000 * delay);
      return () => clearTimeout(timer);
    },
    get offset() {
      return offset;
    },
    get error() {
      return error;
    },
    follow(context) {
      source = context;
      clock = context && audioClock(context);
      error = null;
      if (!context) offset = 0;
    },
    sample,
    look() {
      if (source?.state !== 'running') return;
      clock = audioClock(source);
      sample();
    },
    track(moved) {
      let told: Seconds | null = null;
      return everyFrame(window, () => {
        sample();
        if (told !== null && Math.abs(offset - told) < WORTH_TELLING_S) return;
        told = offset;
        moved(offset);
      });
    },
  };
}
