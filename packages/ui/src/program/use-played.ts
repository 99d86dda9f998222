import type { ProgramPlayer } from '@overtone/client/program/player-port';
import type { Program } from '@overtone/domain/program/program';
import type { Milliseconds } from '@overtone/domain/units';
import { useEffect, useState } from 'react';

/** How often it is looked whether it plays or stands. */
const EVERY_MS: Milliseconds = 1000;

/** A program that is taken up, as a list tells of it. */
export interface Played {
  readonly program: Program;
  readonly isPaused: boolean;
}

/** The program that is taken up, as far as it may be shown; null without one, and of a session of a blind self-test. */
export function usePlayed(player: ProgramPlayer | null): Played | null {
  const [program, setProgram] = useState<Program | null>(null);
  const [isPaused, setPaused] = useState(false);
  useEffect(() => {
    if (player === null) return undefined;
    const look = () =>
      setProgram(player.$isBlind.get() ? null : (player.$played.get()?.program ?? null));
    const stops = [
      player.$played.subscribe(look),
      player.$isBlind.listen(look),
      player.watch(EVERY_MS, (place) => setPaused(place?.isPaused ?? false)),
    ];
    return () => stops.forEach((stop) => stop());
  }, [player]);
  return program && { program, isPaused };
}
