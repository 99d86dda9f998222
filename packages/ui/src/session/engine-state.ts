import type { Session } from '@overtone/client/session/session';

/** What light and sound are doing, as the session shows it. */
export type EngineState = ReturnType<Session['$engine']['get']>;

/** One rhythm: what was asked for and what each sense gets. */
export type DeliveredRhythm = EngineState['plan']['centre'];

/** What is being delivered at a moment: phases, frames, agreement. */
export type SignalReading = Parameters<Parameters<Session['watchSignal']>[1]>[0];
