import type { Seconds } from '@overtone/domain/units';
import { LOOP_SAMPLES, SAMPLE_RATE, type Stereo } from './loop.ts';

/** How much later a sound from the side reaches the far ear. */
const LARGEST_DELAY_S: Seconds = 0.0003;

/** Where and how strongly an event sounds. */
export type Place = {
  readonly time: Seconds;
  /** -1 is left, 1 is right. */
  readonly pan: number;
  /** Amplitude factor. */
  readonly gain: number;
};

/**
 * Adds a mono event to the loop at a place: constant power between the channels, the far channel
 * up to 0.3 ms later. What reaches past the end of the loop goes on at its beginning.
 */
export function place(loop: Stereo, event: Float64Array, { time, pan, gain }: Place): void {
  const angle = ((pan + 1) * Math.PI) / 4;
  const start = Math.round(time * SAMPLE_RATE);
  const delay = Math.round(Math.abs(pan) * LARGEST_DELAY_S * SAMPLE_RATE);
  addWrapped(loop.left, event, start + (pan > 0 ? delay : 0), gain * Math.cos(angle));
  addWrapped(loop.right, event, start + (pan < 0 ? delay : 0), gain * Math.sin(angle));
}

function addWrapped(channel: Float64Array, event: Float64Array, start: number, gain: number): void {
  let at = ((start % LOOP_SAMPLES) + LOOP_SAMPLES) % LOOP_SAMPLES;
  for (let i = 0; i < event.length; i++) {
    channel[at]! += event[i]! * gain;
    if (++at === LOOP_SAMPLES) at = 0;
  }
}
