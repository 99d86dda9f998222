/**
 * How a part of the server stands: `ok`; `off`, by the operator's choice; or `wrong`, which somebody should put right.
 */
export type SetupState = 'ok' | 'off' | 'wrong';

/** One part of the server, and in a sentence or two what its state means for people, or what to do. */
export interface SetupLine {
  readonly state: SetupState;
  readonly subject: string;
  readonly sentence: string;
}

/** A part that works, or is set. */
export function isOk(subject: string, sentence: string): SetupLine {
  return { state: 'ok', subject, sentence };
}

/** A part that is not set, and what people miss. */
export function isOff(subject: string, sentence: string): SetupLine {
  return { state: 'off', subject, sentence };
}

/** A part that does not work, and what to do about it. */
export function isWrong(subject: string, sentence: string): SetupLine {
  return { state: 'wrong', subject, sentence };
}
