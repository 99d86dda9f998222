import { ICS_FAILURE_SENTENCES, ICS_FAILURES } from './ics-failures.ts';

/** Why a connected calendar could not be read the last time. */
export const SYNC_PROBLEMS = [
  ...ICS_FAILURES,
  'needs_consent',
  'address_refused',
  'gone',
  'unreachable',
  'busy',
  'crowded',
] as const;

/** Why a connected calendar could not be read the last time. */
export type SyncProblem = (typeof SYNC_PROBLEMS)[number];

/** The same in the words that a person reads of a calendar that is connected, with what they can do about it. */
export const SYNC_PROBLEM_SENTENCES: Readonly<Record<SyncProblem, string>> = {
  ...ICS_FAILURE_SENTENCES,
  needs_consent: 'Overtone is no longer allowed to read this calendar. Choose “Allow again”.',
  address_refused:
    'Overtone can’t use this address. It has to be a public address that starts with https:// or webcal://, without a name or password in it.',
  gone: 'There is no calendar at this address any more. Copy its secret address again.',
  unreachable: 'The calendar did not answer. Overtone will try again by itself.',
  busy: 'The calendar has asked us to wait a while. Overtone will try again by itself.',
  crowded:
    'Overtone is reading many other calendars at the moment. It will read this one again by itself.',
};

/** The same of a calendar that was to be connected and is not: nothing reads it again by itself. */
export const CONNECT_PROBLEM_SENTENCES: Readonly<Record<SyncProblem, string>> = {
  ...SYNC_PROBLEM_SENTENCES,
  unreachable: 'The calendar did not answer. Please connect it again in a few minutes.',
  busy: 'The calendar has asked us to wait a while. Please connect it again in a few minutes.',
  crowded:
    'Overtone is reading many other calendars at the moment. Please connect it again in a minute.',
};
