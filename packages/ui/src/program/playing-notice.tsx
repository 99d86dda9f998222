import type { ProgramDesk } from '@overtone/client/program/program-desk';
import type { ProgramPlayer } from '@overtone/client/program/player-port';
import { programLengthMs } from '@overtone/domain/program/timeline';
import { Button } from '../controls/button.tsx';
import { openKnown } from './open-known.ts';
import { PlayerKeys, usePlayingPlace } from './player-keys.tsx';
import type { Played } from './use-played.ts';

/** What the notice is given. */
export interface PlayingNoticeProps {
  readonly desk: ProgramDesk;
  readonly player: ProgramPlayer;
  readonly played: Played;
}

/** Says over the list which program plays, and where it stands, with its keys and the way back to it. */
export function PlayingNotice({ desk, player, played }: PlayingNoticeProps) {
  const { program, isPaused } = played;
  const place = usePlayingPlace(player, program);
  return (
    <section
      aria-label="Playing"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-l-2 border-accent bg-well px-4 py-2.5 text-small"
    >
      <p className="mr-auto">
        <strong className="font-semibold">
          <bdi>{program.name}</bdi>
        </strong>{' '}
        {isPaused ? 'is paused.' : 'plays.'}
      </p>
      {place !== null && (
        <PlayerKeys {...{ player, program, place }} lengthMs={programLengthMs(program)} />
      )}
      <Button onPress={() => openKnown(desk, program)}>Show its course</Button>
    </section>
  );
}
