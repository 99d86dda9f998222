import type { Session } from '@overtone/client/session/session';
import { useStore } from '@nanostores/react';
import { formatSecond } from '@overtone/domain/program/format-time';
import { useRef, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { useFocusOfGone } from '../controls/use-focus-of-gone.tsx';
import { usePlayed } from '../program/use-played.ts';

/** What the line is given. */
export interface WaitingProgramProps {
  readonly session: Pick<Session, 'program'>;
}

/**
 * Says which program waits, since it gave way to what was asked for or is paused, with the way back to it, and that it goes
 * on where that was taken. Empty where none does.
 */
export function WaitingProgram({ session: { program: player } }: WaitingProgramProps) {
  const gaveWay = useStore(player.$gaveWay);
  const played = usePlayed(player);
  const place = useRef<HTMLOutputElement>(null);
  const [wentOn, setWentOn] = useState<object | null>(null);
  useFocusOfGone(place, (line) => line);
  const waiting = gaveWay ?? (played?.isPaused === true ? played : null);
  const isOn = waiting === null && played !== null && played.program === wentOn;

  function goOn(): void {
    if (gaveWay) player.start(gaveWay.program, { fromMs: gaveWay.positionMs });
    else player.resume();
    setWentOn(waiting?.program ?? null);
  }

  return (
    <output
      ref={place}
      tabIndex={-1}
      className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-small text-muted outline-none empty:sr-only"
    >
      {waiting && (
        <>
          <span>
            “<bdi>{waiting.program.name}</bdi>”{' '}
            {gaveWay ? `gave way at ${formatSecond(gaveWay.positionMs)}.` : 'is paused.'}
          </span>
          <Button tone="quiet" onPress={goOn}>
            Go on with it
          </Button>
        </>
      )}
      {isOn && (
        <span>
          “<bdi>{played.program.name}</bdi>” goes on.
        </span>
      )}
    </output>
  );
}
