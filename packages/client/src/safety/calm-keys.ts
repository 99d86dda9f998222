import type { Milliseconds } from '@overtone/domain/units';

/** Shortest time between two steps of an arrow key that is held: four a second, where seven would be a failure. */
export const CALM_STEP_MS: Milliseconds = 250;

/** A key that goes down, as the browser or React tells it. */
export type KeyDown = Pick<
  KeyboardEvent,
  'key' | 'repeat' | 'timeStamp' | 'preventDefault' | 'stopPropagation'
>;

/**
 * Listens to the keys of a choice before the choice itself does (in the capturing phase): an arrow key that is held moves
 * it no faster than is safe, while a press of its own moves it at once, however soon.
 */
export function calmKeys(): (event: KeyDown) => void {
  let movedAt: Milliseconds = -Infinity;
  return (event) => {
    if (!event.key.startsWith('Arrow')) return;
    if (event.repeat && event.timeStamp - movedAt < CALM_STEP_MS) {
      event.preventDefault();
      event.stopPropagation();
    } else {
      movedAt = event.timeStamp;
    }
  };
}
