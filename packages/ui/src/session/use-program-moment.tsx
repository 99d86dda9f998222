import type { Session } from '@overtone/client/session/session';
import type { RhythmPair } from '@overtone/domain/figure/pair-curve';
import type { Moment } from '@overtone/domain/program/program';
import type { SessionSettings } from '@overtone/domain/session/settings';
import type { Degrees, Milliseconds } from '@overtone/domain/units';
import { useEffect, useState } from 'react';

/** How often it is looked where a program stands. */
const EVERY_MS: Milliseconds = 1000;

/** What of a session's program is looked at. */
type WatchedProgram = Pick<Session['program'], 'watch'>;

/**
 * What `read` finds in the moment at which a session's program stands, whether it runs or not; null without a program. It is
 * drawn anew only when that is another value, so let it be no finer than what is shown of it.
 */
function useOfMoment<T extends number>(
  program: WatchedProgram,
  read: (moment: Moment) => T,
): T | null {
  const [value, setValue] = useState<T | null>(null);
  useEffect(
    () => program.watch(EVERY_MS, (shown) => setValue(shown && read(shown.moment))),
    [program, read],
  );
  return value;
}

/** As fine as frequencies are written: a hundredth of a hertz, below 1 Hz of a cycle in ten seconds. */
function asWritten(hz: number): number {
  const steps = hz < 1 ? 1000 : 100;
  return Math.round(hz * steps) / steps;
}

const slowOf = ({ slowHz }: Moment) => asWritten(slowHz);
const fastOf = ({ fastHz }: Moment) => asWritten(fastHz);
const hueOf = ({ hue }: Moment): Degrees => Math.round(hue);

/** The pair that plays: the program's where it stands, without one that of the settings; 0 Hz is no rhythm. */
export function usePlayedPair(program: WatchedProgram, settings: SessionSettings): RhythmPair {
  const slowHz = useOfMoment(program, slowOf);
  const fastHz = useOfMoment(program, fastOf);
  return {
    slowHz: slowHz ?? settings.globalModulationHz ?? 0,
    fastHz: fastHz ?? settings.centerModulationHz ?? 0,
  };
}

/** The hue that plays: the program's where it stands, without one that of the settings. */
export function usePlayedHue(program: WatchedProgram, settings: SessionSettings): Degrees {
  return useOfMoment(program, hueOf) ?? settings.visualHue;
}
