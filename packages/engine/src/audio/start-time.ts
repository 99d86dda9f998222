import type { Seconds } from '@overtone/domain/units';

/** Every change of the sound begins this long after it was asked for, so that all of it falls on one sample. */
export const START_OFFSET_S: Seconds = 0.02;

/** The next time at which a change may begin: the start offset from now, on a whole sample. */
export function nextStart(context: BaseAudioContext): Seconds {
  return (
    Math.ceil((context.currentTime + START_OFFSET_S) * context.sampleRate) / context.sampleRate
  );
}
