import { setTimeout as pause } from 'node:timers/promises';

/** Long enough for a busy machine; what comes sooner is not waited for. */
const USUAL_LIMIT_MS = 60_000;

/** Waits until `holds`, or throws that `what` did not come. An error thrown by `holds` counts as not yet. */
export async function until(
  what: string,
  holds: () => boolean | Promise<boolean>,
  limitMs = USUAL_LIMIT_MS,
): Promise<void> {
  const endsAt = Date.now() + limitMs;
  let cause: unknown;
  while (Date.now() < endsAt) {
    try {
      // One question at a time, each after the last.
      // oxlint-disable-next-line no-await-in-loop
      if (await holds()) return;
    } catch (error) {
      cause = error;
    }
    // oxlint-disable-next-line no-await-in-loop
    await pause(50);
  }
  throw new Error(`Waited in vain for ${what}.`, { cause });
}
