import type { Session } from '@overtone/client/session/session';
import { useStore } from '@nanostores/react';
import { formatSecond } from '@overtone/domain/program/format-time';
import { Button } from '../controls/button.tsx';

/** What the line is given. */
export interface GaveWayProps {
  readonly session: { readonly program: Pick<Session['program'], '$gaveWay' | 'start'> };
}

/** Says which program gave way to what was asked for, and where it stood, with the way back to it. Empty where none did. */
export function GaveWay({ session: { program: player } }: GaveWayProps) {
  const gaveWay = useStore(player.$gaveWay);
  return (
    <output className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-small text-muted empty:hidden">
      {gaveWay && (
        <>
          <span>
            “<bdi>{gaveWay.program.name}</bdi>” gave way at {formatSecond(gaveWay.positionMs)}.
          </span>
          <Button
            tone="quiet"
            onPress={() => player.start(gaveWay.program, { fromMs: gaveWay.positionMs })}
          >
            Go on with it
          </Button>
        </>
      )}
    </output>
  );
}
