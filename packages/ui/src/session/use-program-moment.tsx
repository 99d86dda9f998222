import type { Session } from '@overtone/client/session/session';
import type { RhythmPair } from '@overtone/domain/figure/pair-curve';
import { asWritten } from '@overtone/domain/frequency/as-written';
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

/** Where the rhythms of a program are on their way to, and when they are there. */
export interface Heading extends RhythmPair {
  /** Time of the program. */
  readonly atMs: Milliseconds;
}

/** Where a session's program is on its way to: the end of its stage; null without a program, and while it is not watched. */
export function useHeading(program: WatchedProgram, isWatching: boolean): Heading | null {
  const [heading, setHeading] = useState<Heading | null>(null);
  useEffect(() => {
    if (!isWatching) return undefined;
    return program.watch(EVERY_MS, (shown) =>
      setHeading((before) => {
        if (shown === null) return null;
        const { slowHz, fastHz } = shown.stageEnd;
        const atMs = Math.round(shown.positionMs + shown.stageLeftMs);
        const isSame =
          before?.slowHz === slowHz && before.fastHz === fastHz && before.atMs === atMs;
        return isSame ? before : { slowHz, fastHz, atMs };
      }),
    );
  }, [program, isWatching]);
  return isWatching ? heading : null;
}

/** A pair as fine as it is written, so that what is drawn of it changes no more often than its words. */
export function pairAsWritten({ slowHz, fastHz }: RhythmPair): RhythmPair {
  return { slowHz: asWritten(slowHz), fastHz: asWritten(fastHz) };
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
