import type { Seconds } from '@overtone/domain/units';

/** Every change of the sound begins this long after it was asked for, so that all of it falls on one sample. */
export const START_OFFSET_S: Seconds = 0.02;

/**
 * What a device may take from the graph at once. Its time then moves on by as much in one go, so a start within that
 * stretch may be past before it has been set. An offline context takes nothing by itself.
 */
function takenAtOnceS(context: BaseAudioContext): Seconds {
  return 'baseLatency' in context && typeof context.baseLatency === 'number'
    ? context.baseLatency
    : 0;
}

/** The next time at which a change may begin: the start offset after what the device may have taken, on a whole sample. */
export function nextStart(context: BaseAudioContext): Seconds {
  const soonest = context.currentTime + takenAtOnceS(context) + START_OFFSET_S;
  return Math.ceil(soonest * context.sampleRate) / context.sampleRate;
}
