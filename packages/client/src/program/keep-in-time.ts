import type { Stop } from '@overtone/domain/stop';
import type { Milliseconds } from '@overtone/domain/units';
import type { Host } from '../platform/host.ts';
import type { ProgramDesk } from './program-desk.ts';

/** What a movement changes is kept so long after its last step. */
export const KEPT_AFTER_MS: Milliseconds = 1000;

/** What tells when a movement rests, and when the page is hidden or goes. */
export type KeepingTimes = Pick<Host, 'after' | 'onLeave' | 'onVisibility'>;

/** Keeps what movements change once they rest, as with a key that is let go of, and before the page is hidden or goes. */
export function keepInTime(
  { $open, keepChanged }: Pick<ProgramDesk, '$open' | 'keepChanged'>,
  { after, onLeave, onVisibility }: KeepingTimes,
): Stop {
  let cancel: Stop = () => undefined;
  const stops = [
    $open.listen((open, before) => {
      if (open?.editor.program === before?.editor.program) return;
      cancel();
      const isMoving = open !== null && open.editor.movement !== null;
      if (isMoving) cancel = after(KEPT_AFTER_MS, keepChanged);
    }),
    onVisibility((isVisible) => {
      if (!isVisible) keepChanged();
    }),
    onLeave(keepChanged),
  ];
  return () => {
    cancel();
    stops.forEach((stop) => stop());
  };
}
