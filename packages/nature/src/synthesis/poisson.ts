import { TRACK_LOOP_S } from '@overtone/domain/session/background-sounds';
import type { Seconds } from '@overtone/domain/units';
import type { Random } from '@overtone/engine/dsp/random';
import { curveAt, type Curve } from './control-curves.ts';

/**
 * Times of independent random events within the loop, in order.
 * @param perSecond their rate; with `activity`, their rate where the activity is 1.
 * @param activity chance (0 to 1) that an event due at a time happens.
 */
export function poissonTimes(random: Random, perSecond: number, activity?: Curve): Seconds[] {
  const times: Seconds[] = [];
  for (
    let time = random.exponential(1 / perSecond);
    time < TRACK_LOOP_S;
    time += random.exponential(1 / perSecond)
  ) {
    if (!activity || random.uniform() < curveAt(activity, time)) times.push(time);
  }
  return times;
}
