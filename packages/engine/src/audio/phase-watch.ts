import type { Milliseconds, Seconds } from '@overtone/domain/units';
import { whenReached } from './context-timer.ts';
import type { SoundingRhythm } from './modulated-gain.ts';
import { nextStart } from './start-time.ts';

/** Where the rhythms that leave the graph stand against their tracks. */
export interface SoundPhase {
  /** How far the one that is off most is behind its track, below 0 when ahead; null while it cannot be told. */
  readonly lagMs: Milliseconds | null;
  /** How often a rhythm was off and was led back since the sound began. */
  readonly timesLedBack: number;
}

/** Time between two readings, while the device is awake. */
const READ_EVERY_S: Seconds = 0.2;

/** A rhythm further off than this is led back. */
const LARGEST_LAG_S: Seconds = 0.001;

/** So many readings in a row must find a rhythm off: one may fall between two blocks of the device. */
const DOUBTS = 3;

/**
 * So often a rhythm is led back without a good reading between. What then still reads as off is the browser's reading,
 * not the rhythm: it is shown, and nothing is done about it.
 */
const ATTEMPTS = 3;

interface Watched {
  readonly rhythm: SoundingRhythm;
  lag: Seconds | null;
  doubts: number;
  attempts: number;
}

/** Takes one reading; true when the rhythm is to be led back. */
function readOnce(watched: Watched): boolean {
  const lag = watched.rhythm.lag();
  watched.lag = lag;
  if (lag === null) return false;
  if (Math.abs(lag) <= LARGEST_LAG_S) {
    watched.doubts = 0;
    watched.attempts = 0;
    return false;
  }
  watched.doubts += 1;
  return watched.doubts >= DOUBTS && watched.attempts < ATTEMPTS;
}

/**
 * Reads the phase of rhythms again and again for as long as the context lives, and leads one back that is off: a device
 * that goes to sleep, or is changed for another, lets the context's time run on while the graph stands still, and a
 * voice that is set too late starts late.
 */
export function phaseWatch(
  context: BaseAudioContext,
  rhythms: readonly SoundingRhythm[],
): () => SoundPhase {
  const watched = rhythms.map((rhythm): Watched => ({ rhythm, lag: null, doubts: 0, attempts: 0 }));
  let timesLedBack = 0;

  function read(): void {
    for (const one of watched) {
      if (!readOnce(one)) continue;
      one.doubts = 0;
      one.attempts += 1;
      timesLedBack += 1;
      one.rhythm.realign(nextStart(context));
    }
    whenReached(context, context.currentTime + READ_EVERY_S, read);
  }

  read();
  return () => {
    const lags = watched.flatMap(({ lag }) => (lag === null ? [] : [lag]));
    const most = lags.toSorted((a, b) => Math.abs(b) - Math.abs(a))[0];
    return { lagMs: most === undefined ? null : 1000 * most, timesLedBack };
  };
}
