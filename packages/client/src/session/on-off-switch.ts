import { MIN_TOGGLE_INTERVAL_MS } from '@overtone/domain/safety/flash-limits';
import type { Stop } from '@overtone/domain/stop';
import type { Milliseconds } from '@overtone/domain/units';
import type { Host } from '../platform/host.ts';

/** Turns the effect on and off, no faster than is safe. */
export interface OnOffSwitch {
  /** Turns on now, or as soon as the interval since the last change has passed. Call it inside a click or key press. */
  readonly turnOn: () => void;
  /** Turns off at once, and takes back a start that is still waiting. */
  readonly turnOff: () => void;
  /** Asks for the opposite of what is on or waiting to be on. Call it inside a click or key press. */
  readonly toggle: () => void;
}

/** What the switch acts on. */
export interface Switched {
  readonly isOn: () => boolean;
  readonly setOn: (on: boolean) => void;
  /** Runs in the same task as every request to turn on, because sound may only be prepared inside a click. */
  readonly prepare: () => void;
}

/** Makes the switch in front of `target`. */
export function createOnOffSwitch(
  target: Switched,
  host: Pick<Host, 'now' | 'after'>,
): OnOffSwitch {
  let changedAt: Milliseconds = -Infinity;
  let cancelWaiting: Stop | null = null;

  function change(on: boolean): void {
    changedAt = host.now();
    target.setOn(on);
  }

  function turnOn(): void {
    target.prepare();
    if (target.isOn() || cancelWaiting) return;
    const waitMs = changedAt + MIN_TOGGLE_INTERVAL_MS - host.now();
    if (waitMs <= 0) {
      change(true);
      return;
    }
    cancelWaiting = host.after(waitMs, () => {
      cancelWaiting = null;
      change(true);
    });
  }

  function turnOff(): void {
    cancelWaiting?.();
    cancelWaiting = null;
    if (target.isOn()) change(false);
  }

  return {
    turnOn,
    turnOff,
    toggle: () => (target.isOn() || cancelWaiting ? turnOff() : turnOn()),
  };
}
