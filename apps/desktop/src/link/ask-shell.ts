import { performanceNow, timeOrigin } from '@overtone/engine/clock/performance-clock';
import type { Milliseconds, Seconds } from '@overtone/domain/units';
import type { ShellClock } from './shell-clock.ts';

/** This window's clock, in seconds: the one that its light and its sound are timed by. */
export function ownNow(): Seconds {
  return (timeOrigin() + performanceNow()) / 1000;
}

/** Questions in a row when a window begins or light starts, so that the first pulse is in time. */
const FIRST_QUESTIONS = 6;

/** Asks once, by any command that is answered with the shell's clock. */
export async function askShell(clock: ShellClock, ask: () => Promise<Milliseconds>): Promise<void> {
  const askedAt = ownNow();
  const shellMs = await ask();
  clock.take({ askedAt, answeredAt: ownNow(), shellAt: shellMs / 1000 });
}

/** Asks several times in a row. */
export async function askShellWell(
  clock: ShellClock,
  ask: () => Promise<Milliseconds>,
): Promise<void> {
  // One after another: answers to questions asked together would wait for each other.
  for (let question = 0; question < FIRST_QUESTIONS; question += 1) {
    // oxlint-disable-next-line no-await-in-loop
    await askShell(clock, ask);
  }
}
