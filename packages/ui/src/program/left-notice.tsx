import type { ProgramPlayer } from '@overtone/client/program/player-port';
import type { ProgramDesk } from '@overtone/client/program/program-desk';
import { Button } from '../controls/button.tsx';
import { openKnown } from './open-known.ts';
import { stoodWords, useLeftProgram } from './player-keys.tsx';

/** What the notice is given. */
export interface LeftNoticeProps {
  readonly desk: ProgramDesk;
  readonly player: ProgramPlayer;
  /** Called once a person has let go of what was left; nothing is said of it any more. */
  readonly onForgotten: () => void;
}

/** Says which program was left as its page went, and where it stood, with the ways on. */
export function LeftNotice({ desk, player, onForgotten }: LeftNoticeProps) {
  const { left, forget } = useLeftProgram(player, desk);
  if (left === null) return null;
  const begin = (fromMs: number) => {
    openKnown(desk, left.program);
    const program = desk.$open.get()?.editor.program;
    if (program) player.start(program, { fromMs });
  };
  return (
    <section
      aria-label="Left off"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-l-2 border-accent bg-well px-4 py-2.5 text-small"
    >
      <p className="mr-auto tabular-nums">
        <strong className="font-semibold">
          <bdi>{left.program.name}</bdi>
        </strong>{' '}
        {stoodWords(left)}.
      </p>
      <Button tone="solid" onPress={() => begin(left.positionMs)}>
        Go on from there
      </Button>
      <Button onPress={() => begin(0)}>From the start</Button>
      <Button
        tone="quiet"
        onPress={() => {
          forget();
          onForgotten();
        }}
      >
        Forget it
      </Button>
    </section>
  );
}
