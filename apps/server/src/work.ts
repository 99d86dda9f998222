import { tracingChannel } from 'node:diagnostics_channel';

/** Something that the server does by itself, outside any request. */
export interface Work {
  readonly kind: 'mail' | 'job';
  /** Which mail or job, by its kind, never by whom it is for. */
  readonly name: string;
}

/** Follows what {@link asWork} does. */
export const WORK_CHANNEL = tracingChannel<unknown, Work>('overtone:work');

/** Does something, and lets whoever follows the server's work know. Where nobody does, that costs nothing. */
export function asWork<Value>(work: Work, run: () => Promise<Value>): Promise<Value> {
  return WORK_CHANNEL.tracePromise(run, { ...work });
}
