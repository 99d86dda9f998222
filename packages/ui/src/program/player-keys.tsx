import { useStore } from '@nanostores/react';
import type { PlayingPlace, ProgramPlayer } from '@overtone/client/program/player-port';
import { formatTime } from '@overtone/domain/program/format-time';
import type { Program } from '@overtone/domain/program/program';
import type { Milliseconds } from '@overtone/domain/units';
import { useEffect, useState } from 'react';
import { Button } from '../controls/button.tsx';

/** How often the playhead moves. */
const EVERY_MS: Milliseconds = 250;

/** Where this program plays; null while it does not, or another does. */
export function usePlayingPlace(player: ProgramPlayer, program: Program): PlayingPlace | null {
  const isPlayed = useStore(player.$played)?.program === program;
  const [place, setPlace] = useState<PlayingPlace | null>(null);
  useEffect(() => (isPlayed ? player.watch(EVERY_MS, setPlace) : undefined), [player, isPlayed]);
  return isPlayed ? place : null;
}

/** What the keys are given. */
export interface PlayerKeysProps {
  readonly player: ProgramPlayer;
  readonly program: Program;
  readonly lengthMs: Milliseconds;
  readonly place: PlayingPlace | null;
}

/** Starts, pauses and stops a program. */
export function PlayerKeys({ player, program, lengthMs, place }: PlayerKeysProps) {
  const playsOther = useStore(player.$played) !== null && place === null;
  if (place === null) {
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button tone="solid" onPress={() => player.start(program)}>
          {playsOther ? 'Start this instead' : 'Start'}
        </Button>
        {playsOther && <Button onPress={player.stop}>Stop what plays</Button>}
      </div>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {place.isPaused ? (
        <Button tone="solid" onPress={player.resume}>
          Go on
        </Button>
      ) : (
        <Button tone="solid" onPress={player.pause}>
          Pause
        </Button>
      )}
      <Button onPress={player.stop}>Stop</Button>
      <span className="figure text-small text-muted">
        {formatTime(Math.floor(place.positionMs / 1000) * 1000)} of {formatTime(lengthMs)}
      </span>
    </div>
  );
}
