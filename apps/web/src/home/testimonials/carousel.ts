import type { Host } from '@overtone/client/platform/host';
import { CAROUSEL_INTERVAL_MS } from '@overtone/domain/marketing/carousel';
import type { Stop } from '@overtone/domain/stop';
import { atom, type ReadableAtom } from 'nanostores';

/** Why a carousel holds still. */
export type HoldReason = 'asked' | 'hover' | 'focus' | 'reduced-motion';

/** Items that follow each other by themselves, and can be jumped to. */
export interface Carousel {
  readonly $index: ReadableAtom<number>;
  /** Shows an item; it gets its full time. */
  show(index: number): void;
  /** Holds still for as long as any reason does. */
  hold(reason: HoldReason): void;
  release(reason: HoldReason): void;
  /** Lets it run, until stopped. */
  start(): Stop;
}

/** A carousel of `count` items, at the first. */
export function createCarousel(host: Pick<Host, 'every'>, count: number): Carousel {
  const $index = atom(0);
  const reasons = new Set<HoldReason>();
  let isStarted = false;
  let stopTurning: Stop | undefined;

  function turn(): void {
    stopTurning?.();
    stopTurning = undefined;
    if (!isStarted || reasons.size > 0) return;
    stopTurning = host.every(CAROUSEL_INTERVAL_MS, () => $index.set(($index.get() + 1) % count));
  }

  return {
    $index,
    show(index) {
      $index.set(index);
      turn();
    },
    hold(reason) {
      reasons.add(reason);
      turn();
    },
    release(reason) {
      if (reasons.delete(reason)) turn();
    },
    start() {
      isStarted = true;
      turn();
      return () => {
        isStarted = false;
        turn();
      };
    },
  };
}
