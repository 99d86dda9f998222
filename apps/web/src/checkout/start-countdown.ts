import type { Host } from '@overtone/client/platform/host';
import type { Stop } from '@overtone/domain/stop';
import type { Seconds } from '@overtone/domain/units';

/** Calls `onSecond` with the whole seconds left, once a second and from the clock, down to 0; then stops by itself. */
export function startCountdown(
  host: Pick<Host, 'every' | 'now'>,
  fromSeconds: Seconds,
  onSecond: (secondsLeft: Seconds) => void,
): Stop {
  const startedAt = host.now();
  const stop = host.every(1000, () => {
    const passedSeconds = Math.round((host.now() - startedAt) / 1000);
    const left = Math.max(0, fromSeconds - passedSeconds);
    if (left === 0) stop();
    onSecond(left);
  });
  return stop;
}
