import type { Milliseconds } from '../units.ts';
import type { Quiet } from './choice.ts';

/** What is over sooner is a sentence dictated or a voice message, and no call. Calls take longer to be answered. */
export const DICTATION_MS: Milliseconds = 5_000;

/** Whether a recording that has gone on for so long may still be a dictation. */
export function mayBeDictation(recordingMs: Milliseconds | null): boolean {
  return recordingMs !== null && recordingMs < DICTATION_MS;
}

/**
 * What holds of `wanted` so long after a program began to record: the sound gives way at once, for what is recorded can't
 * be taken back; the light goes with a call alone.
 */
export function quietWhileRecording(wanted: Quiet, recordingMs: Milliseconds | null): Quiet {
  if (recordingMs === null) return 'nothing';
  return wanted === 'dark' && mayBeDictation(recordingMs) ? 'softer' : wanted;
}
