/** What a person has of a session at a moment. */
export interface Presence {
  /** Whether it is on: neither paused, nor held back. */
  readonly isOn: boolean;
  /** Whether the meeting switch is on, which takes the light and lowers the sound. */
  readonly isInMeeting: boolean;
  /** Whether light is wanted and can be shown. */
  readonly hasLight: boolean;
  /** Whether the page is in sight. */
  readonly isVisible: boolean;
  /** Whether the tone comes out, at any loudness but none. */
  readonly hasSound: boolean;
  /** Whether light, pulse style, Flash guard or own audio is another than when the session began. */
  readonly isChanged: boolean;
}

/** Why the time that passes does not count as played; null where it does. */
export type NotPlayed = 'paused' | 'meeting' | 'unnoticed' | 'changed' | null;

/**
 * Whether time counts as played: while the session is on, outside meetings, there is light in sight or sound to be heard, and
 * what may be switched at any time for safety's sake is as it was at the start. It looks at nothing that differs between the
 * arms.
 */
export function whyNotPlayed({
  isOn,
  isInMeeting,
  hasLight,
  isVisible,
  hasSound,
  isChanged,
}: Presence): NotPlayed {
  if (!isOn) return 'paused';
  if (isInMeeting) return 'meeting';
  if (!(hasLight && isVisible) && !hasSound) return 'unnoticed';
  return isChanged ? 'changed' : null;
}

/**
 * What of a session does not reach the person while the rest of it does: its light, off or not to be shown; the sight of it, in a
 * page that is hidden; or its tone. Null where nothing is lacking, or everything.
 */
export type Lack = 'light' | 'sight' | 'tone' | null;

/** What is lacking now. It looks at nothing that differs between the arms. */
export function lackOf({ hasLight, isVisible, hasSound }: Presence): Lack {
  if (!hasSound) return hasLight && isVisible ? 'tone' : null;
  if (!hasLight) return 'light';
  return isVisible ? null : 'sight';
}
