import { createRatingAsker, type RatingAsker, type RatingAskerParts } from './rating-asker.ts';
import { startUsageMeter, type UsageMeter, type UsageMeterParts } from './usage-meter.ts';
import type { Stop } from '@overtone/domain/stop';

/** What is measured of a member's use, and what they are asked about it. */
export interface MeasuredUse {
  readonly meter: UsageMeter;
  readonly asker: RatingAsker;
  readonly stop: Stop;
}

export type MeasuredUseParts = UsageMeterParts & Omit<RatingAskerParts, 'meter'>;

/** Measures the use of a member until stopped, and asks them how it went unless they want no question. */
export function measureUse(parts: MeasuredUseParts): MeasuredUse {
  const meter = startUsageMeter(parts);
  const asker = createRatingAsker({ ...parts, meter });
  return {
    meter,
    asker,
    stop() {
      asker.stop();
      meter.stop();
    },
  };
}
