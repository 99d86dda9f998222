import type { Stop } from '@overtone/domain/stop';
import type { Seconds } from '@overtone/domain/units';
import { atom, type ReadableAtom } from 'nanostores';
import type { Host } from '../platform/host.ts';
import type { Session } from './session.ts';

/** Counts how long someone has been reading with the effect on. */
export interface ReadingTimer {
  /** Whole seconds since the effect has been on with the reading tab shown; 0 while either is not so. */
  readonly $seconds: ReadableAtom<Seconds>;
  /** Says whether the Focus Reading tab is the one shown. */
  readonly setTabShown: (shown: boolean) => void;
  /** Stops counting. */
  readonly stop: Stop;
}

/** Makes the timer, with the reading tab not shown. */
export function createReadingTimer(
  session: Pick<Session, '$isOn'>,
  host: Pick<Host, 'now' | 'every'>,
): ReadingTimer {
  const $seconds = atom<Seconds>(0);
  let isTabShown = false;
  let stopTicking: Stop | null = null;

  function update(): void {
    const isReading = isTabShown && session.$isOn.get();
    if (isReading && !stopTicking) begin();
    if (!isReading) reset();
  }

  function begin(): void {
    const startedAt = host.now();
    // Rounded, not cut: a timer may fire a fraction of a millisecond early.
    const tick = () => $seconds.set(Math.round((host.now() - startedAt) / 1000));
    stopTicking = host.every(1000, tick);
  }

  function reset(): void {
    stopTicking?.();
    stopTicking = null;
    $seconds.set(0);
  }

  const stopWatching = session.$isOn.subscribe(update);
  return {
    $seconds,
    setTabShown(shown) {
      isTabShown = shown;
      update();
    },
    stop() {
      stopWatching();
      reset();
    },
  };
}
