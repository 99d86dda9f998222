import { useStore } from '@nanostores/react';
import type { Session } from '@overtone/client/session/session';
import { settingsAtMoment } from '@overtone/domain/program/moment-at';
import type { Moment } from '@overtone/domain/program/program';
import type { SessionSettings } from '@overtone/domain/session/settings';
import type { Milliseconds } from '@overtone/domain/units';
import { useEffect, useState } from 'react';

/** How often it is looked where a sealed program stands. */
const EVERY_MS: Milliseconds = 1000;

/** Why the controls of what is sealed stand still. */
export const SEALED_NOTE = 'Sealed with the self-test';

/** The settings to show, and whether they are a sealed session's, which nobody can change but for how loud it is. */
export interface SealedSettings {
  readonly settings: SessionSettings;
  readonly isSealed: boolean;
}

/**
 * The settings of a session as they are set, or while a session of a blind self-test plays, those that were sealed. Both its
 * arms have the same.
 */
export function useSealedSettings({
  $settings,
  program,
}: {
  readonly $settings: Session['$settings'];
  readonly program: Pick<Session['program'], '$isBlind' | 'watch'>;
}): SealedSettings {
  const own = useStore($settings);
  const isBlind = useStore(program.$isBlind);
  const [moment, setMoment] = useState<Moment | null>(null);
  useEffect(() => {
    if (!isBlind) return undefined;
    return program.watch(EVERY_MS, (shown) => setMoment(shown?.moment ?? null));
  }, [program, isBlind]);
  if (!isBlind || moment === null) return { settings: own, isSealed: isBlind };
  const { masterAudioVolume: volume, backgroundVolume: soundVolume } = own;
  const sealed = settingsAtMoment(own, { ...moment, volume, soundVolume });
  return {
    settings: {
      ...sealed,
      globalModulationHz: moment.slowHz || null,
      centerModulationHz: moment.fastHz || null,
    },
    isSealed: true,
  };
}
