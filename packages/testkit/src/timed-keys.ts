import type { Stop } from '@overtone/domain/stop';
import type { Milliseconds } from '@overtone/domain/units';

/** Dates the keys that go down `everyMs` apart, however fast they are really pressed, until stopped. */
export function timedKeys(everyMs: Milliseconds): Stop {
  let atMs: Milliseconds = 0;
  const date = (event: KeyboardEvent) => {
    atMs += everyMs;
    Object.defineProperty(event, 'timeStamp', { value: atMs });
  };
  window.addEventListener('keydown', date, true);
  return () => window.removeEventListener('keydown', date, true);
}
