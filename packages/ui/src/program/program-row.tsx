import { isSameProgram } from '@overtone/client/program/follow-edits';
import { formatTime } from '@overtone/domain/program/format-time';
import type { ProgramPlayer } from '@overtone/client/program/player-port';
import type { Program } from '@overtone/domain/program/program';
import { programLengthMs } from '@overtone/domain/program/timeline';
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { Button } from '../controls/button.tsx';
import { SmallPicture } from './small-picture.tsx';
import type { Played } from './use-played.ts';

/** What a row of the gallery is given. */
export interface ProgramRowProps {
  readonly program: Program;
  readonly onOpen: () => void;
  /** What can play it; null where nothing does. */
  readonly player: Pick<ProgramPlayer, 'start' | 'stop'> | null;
  /** What is taken up, whichever it is; null without one. */
  readonly played: Played | null;
  /** What is said of it, under the name. */
  readonly children?: ReactNode;
}

/**
 * A program in a list: its course as a small plot, its name and length, what starts it, and what is said of it. All else of
 * it opens it.
 */
export function ProgramRow({ program, onOpen, player, played, children }: ProgramRowProps) {
  const length = formatTime(programLengthMs(program));
  const isPlayed = played !== null && isSameProgram(played.program, program);
  return (
    <li className="group/row relative grid content-start gap-x-5 gap-y-2 border-t border-rule py-5 @min-[26rem]:grid-cols-[11rem_minmax(0,1fr)] @6xl:grid-cols-[13rem_minmax(0,1fr)]">
      <div className="@min-[26rem]:row-span-2 @min-[26rem]:pt-1">
        <SmallPicture program={program} />
      </div>
      <div className="flex items-center gap-x-4 @min-[26rem]:-mt-1.5">
        <h3 className="flex grow items-baseline justify-between gap-3 text-title">
          <AriaButton
            aria-label={`Open ${program.name}, ${length}`}
            onPress={onOpen}
            className="cursor-pointer text-left decoration-1 underline-offset-4 outline-none group-hover/row:text-accent after:absolute after:inset-x-0 after:-top-px after:bottom-0 data-focus-visible:after:outline-2 data-focus-visible:after:outline-accent"
          >
            <bdi>{program.name}</bdi>
          </AriaButton>
          {isPlayed && (
            <span className="mr-auto self-center border border-accent px-1.5 font-sans text-note font-semibold tracking-normal text-accent">
              {played.isPaused ? 'Paused' : 'Playing'}
            </span>
          )}
          <span aria-hidden className="figure font-sans text-small font-normal text-muted">
            {length}
          </span>
        </h3>
        {player !== null && (
          // One key for both, so that the focus stays where it was pressed.
          <span className="relative">
            <Button
              aria-label={`${isPlayed ? 'Stop' : 'Start'} ${program.name}`}
              onPress={() => (isPlayed ? player.stop() : player.start(program))}
            >
              {isPlayed ? 'Stop' : 'Start'}
            </Button>
          </span>
        )}
      </div>
      <div className="grid content-start gap-1 text-small text-muted [&_a]:relative [&_button]:relative [&_summary]:relative">
        {children}
      </div>
    </li>
  );
}
