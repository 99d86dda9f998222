import { useStore } from '@nanostores/react';
import type { Session } from '@overtone/client/session/session';
import type { Moment } from '@overtone/domain/program/program';
import { momentAsShown, settingsLedBy } from '@overtone/domain/program/settings-led';
import type { SessionSettings } from '@overtone/domain/session/settings';
import type { Milliseconds } from '@overtone/domain/units';
import { useEffect, useState } from 'react';

/** How often it is looked where a program stands. */
const EVERY_MS: Milliseconds = 1000;

/** What sets most of a session in the person's place: a program, or a session of a blind self-test. */
export type Lead = 'program' | 'self-test';

/** Why the controls of what is set so stand still. */
export const LEAD_NOTES = {
  program: 'Set by the program',
  'self-test': 'Fixed for this session',
} as const satisfies Record<Lead, string>;

/** The settings to show, and what sets them; without a lead the person does. How loud it is at most is always theirs. */
export interface SettingsInForce {
  readonly settings: SessionSettings;
  readonly lead: Lead | null;
}

/** Of a session what this needs. */
interface LedSession {
  readonly $settings: Session['$settings'];
  readonly program: Pick<Session['program'], '$isBlind' | '$played' | 'watch'>;
}

function isSameMoment(one: Moment | null, other: Moment): boolean {
  return one !== null && JSON.stringify(one) === JSON.stringify(other);
}

/** What sets most of a session now; null where the person does. */
export function useLead({ $isBlind, $played }: LedSession['program']): Lead | null {
  const isBlind = useStore($isBlind);
  const isPlayed = useStore($played) !== null;
  return isBlind ? 'self-test' : isPlayed ? 'program' : null;
}

/**
 * The settings of a session as the person has set them, or while a program is taken up, what that sets where it stands; of a
 * blind self-test what its session began with, which is the same in both arms.
 */
export function useSettingsInForce({ $settings, program }: LedSession): SettingsInForce {
  const own = useStore($settings);
  const lead = useLead(program);
  const isLed = lead !== null;
  const [moment, setMoment] = useState<Moment | null>(null);
  useEffect(() => {
    if (!isLed) return undefined;
    return program.watch(EVERY_MS, (shown) => {
      // No finer than it is shown, so that controls are drawn no more often than they change.
      const next = shown && momentAsShown(shown.moment);
      setMoment((before) => (next && isSameMoment(before, next) ? before : next));
    });
  }, [program, isLed]);
  if (!isLed || moment === null) return { settings: own, lead };
  return { settings: settingsLedBy(own, moment), lead };
}
