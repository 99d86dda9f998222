import { clockOffset } from '@overtone/engine/clock/clock-offset';
import type { Seconds } from '@overtone/domain/units';

/** One question for the shell's clock: this window's clock when it was asked and answered, and what it said between. */
export interface ShellReading {
  readonly askedAt: Seconds;
  readonly answeredAt: Seconds;
  readonly shellAt: Seconds;
}

/** Questions that the best answer is taken from: about half a minute of them. */
const QUESTIONS_KEPT = 12;

/** A belief that is this far from the best answer is thrown away at once: one of the clocks was stopped or set. */
const LOST_S: Seconds = 0.05;

/**
 * What this window knows of the shell's clock. Windows cannot compare their clocks by the calendar (each takes its origin
 * from it when it loads, and sleep stops the count), so all of them ask the shell.
 */
export interface ShellClock {
  /** Takes an answer. */
  take(reading: ShellReading): void;
  /** Shell clock minus this window's clock, as believed now; 0 before the first answer. */
  readonly offset: Seconds;
  /** How far the latest answer was from what is believed: half of its journey and the clocks' own grain. */
  readonly error: Seconds;
}

/**
 * A clock that was never asked. Of the latest answers it believes the one that travelled shortest, since a long way there
 * or back is what makes an answer wrong, and moves towards it smoothly.
 */
export function shellClock(): ShellClock {
  let kept: readonly (ShellReading & { readonly offset: Seconds })[] = [];
  let smooth = clockOffset();
  let error: Seconds = 0;
  return {
    take(reading) {
      const offset = reading.shellAt - (reading.askedAt + reading.answeredAt) / 2;
      if (smooth.value !== null && Math.abs(offset - smooth.value) > LOST_S + journey(reading)) {
        kept = [];
        smooth = clockOffset();
      }
      kept = [...kept, { ...reading, offset }].slice(-QUESTIONS_KEPT);
      const best = kept.reduce((one, other) => (journey(other) < journey(one) ? other : one));
      error = offset - smooth.read(best.offset);
    },
    get offset() {
      return smooth.value ?? 0;
    },
    get error() {
      return error;
    },
  };
}

function journey({ askedAt, answeredAt }: ShellReading): Seconds {
  return answeredAt - askedAt;
}
