import type { ProgramPlayer } from '@overtone/client/program/player-port';
import type { Program } from '@overtone/domain/program/program';
import { useEffect, useState } from 'react';

/** What the notice is given. */
export interface EndedNoticeProps {
  readonly player: Pick<ProgramPlayer, '$ended'>;
  /** The only one that it is said of; absent where it is said of any. */
  readonly only?: Program;
  /** What it stands beside: with something else there, it is no longer said. */
  readonly beside?: object;
}

/** Says once that a program has come to its end by itself, where its place stood, until another begins. */
export function EndedNotice({ player, only, beside }: EndedNoticeProps) {
  const any = useEnded(player, beside);
  const ended = only === undefined || any === only ? any : null;
  return (
    // What is to be read out stands there before it says anything.
    <output className={ended === null ? 'sr-only' : 'text-small text-muted'}>
      {ended !== null && (
        <>
          “<bdi>{ended.name}</bdi>” has ended.
        </>
      )}
    </output>
  );
}

/** What ends from now on; what ended before this was drawn is nothing new. */
function useEnded({ $ended }: EndedNoticeProps['player'], beside?: object): Program | null {
  const [told, setTold] = useState<Told | null>(null);
  useEffect(
    () => $ended.listen((program) => setTold(program && { program, beside })),
    [$ended, beside],
  );
  return told?.beside === beside ? (told?.program ?? null) : null;
}

interface Told {
  readonly program: Program;
  readonly beside: object | undefined;
}
