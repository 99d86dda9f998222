import { useStore } from '@nanostores/react';
import { followLeft, type LeftAndKept } from '@overtone/client/program/follow-left';
import { leftProgram } from '@overtone/client/program/left-program';
import type { PlayingPlace, ProgramPlayer } from '@overtone/client/program/player-port';
import type { StoodProgram } from '@overtone/client/session/stood-program';
import { formatSecond, formatTime } from '@overtone/domain/program/format-time';
import type { Program } from '@overtone/domain/program/program';
import { programLengthMs, spanIndexAt, timelineOf } from '@overtone/domain/program/timeline';
import type { Milliseconds } from '@overtone/domain/units';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { useFocusOfGone } from '../controls/use-focus-of-gone.tsx';
import { Tool } from './tool.tsx';

/** How often the playhead moves. */
const EVERY_MS: Milliseconds = 250;

/** Where this program plays; null while it does not, or another does. */
export function usePlayingPlace(player: ProgramPlayer, program: Program): PlayingPlace | null {
  return usePlaceWhere(player, useStore(player.$played)?.program === program);
}

/** Where what plays stands, where that is what is looked at; else null. */
export function usePlaceWhere(player: ProgramPlayer, isPlayed: boolean): PlayingPlace | null {
  const [place, setPlace] = useState<PlayingPlace | null>(null);
  useEffect(() => (isPlayed ? player.watch(EVERY_MS, setPlace) : undefined), [player, isPlayed]);
  return isPlayed ? place : null;
}

/**
 * What was left as its page went and can go on; null without one, and as long as anything plays. It is looked for as this
 * is drawn first, whenever what plays changes, and as it is renamed or deleted.
 */
export function useLeftProgram(player: ProgramPlayer, desk: LeftAndKept['desk']) {
  const [left, setLeft] = useState(() => standingLeft(player));
  useEffect(() => {
    const look = () => setLeft(standingLeft(player));
    const stops = [player.$played.listen(look), followLeft({ desk, player }, look)];
    return () => stops.forEach((stop) => stop());
  }, [player, desk]);
  const forget = () => {
    player.forgetLeft();
    setLeft(null);
  };
  return { left, forget };
}

function standingLeft(player: ProgramPlayer): StoodProgram | null {
  return player.$played.get() ? null : leftProgram(player.leftBehind());
}

/** Where a program stood, and how long it is. */
export function stoodWords({ program, positionMs }: StoodProgram): string {
  const stood = formatSecond(positionMs);
  return `stood at ${stood} of ${formatTime(programLengthMs(program))}`;
}

/** What the keys are given. */
export interface PlayerKeysProps {
  readonly player: ProgramPlayer;
  readonly program: Program;
  readonly lengthMs: Milliseconds;
  readonly place: PlayingPlace | null;
  /** This program, where it was left as its page went and can go on. */
  readonly left?: StoodProgram | null;
}

/** Starts, pauses and stops a program. What of them had the focus and goes leaves it to the first of those that come. */
export function PlayerKeys(props: PlayerKeysProps) {
  const place = useRef<HTMLDivElement>(null);
  useFocusOfGone(place, (keys) => keys.querySelector('button'));
  return (
    <div ref={place} className="flex flex-wrap items-center gap-x-2 gap-y-2 @min-[40rem]:gap-x-4">
      <Keys {...props} />
    </div>
  );
}

function Keys({ player, program, lengthMs, place, left = null }: PlayerKeysProps) {
  const playsOther = useStore(player.$played) !== null && place === null;
  const isBlind = useStore(player.$isBlind);
  if (place === null && left !== null) {
    return (
      <>
        <Button tone="solid" onPress={() => player.start(program, { fromMs: left.positionMs })}>
          Go on from there
        </Button>
        <Button onPress={() => player.start(program)}>From the start</Button>
        <span className="text-small text-muted tabular-nums">It {stoodWords(left)}.</span>
      </>
    );
  }
  if (place === null) {
    return (
      <>
        <Button tone="solid" onPress={() => player.start(program)}>
          {playsOther && !isBlind ? 'Start this instead' : 'Start'}
        </Button>
        {playsOther && !isBlind && <Button onPress={player.stop}>Stop what is playing</Button>}
      </>
    );
  }
  return (
    <>
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
      <StageKeys {...{ player, program, lengthMs }} positionMs={place.positionMs} />
    </>
  );
}

/** Where it stands, between the keys that go from stage to stage; from the last one there is only the end. */
function StageKeys({
  player,
  program,
  lengthMs,
  positionMs,
}: Pick<PlayerKeysProps, 'player' | 'program' | 'lengthMs'> & Pick<PlayingPlace, 'positionMs'>) {
  const timeline = timelineOf(program);
  const isLast = spanIndexAt(timeline, positionMs) === timeline.spans.length - 1;
  return (
    <span className="-mr-3 flex items-center @min-[40rem]:mr-0">
      <Tool label="Previous stage" onPress={player.skipBack}>
        ‹
      </Tool>
      <span className="figure text-small text-muted">
        {formatSecond(positionMs)} of {formatTime(lengthMs)}
      </span>
      <Tool label={isLast ? 'To the end' : 'Next stage'} onPress={player.skipOn}>
        {isLast ? '›|' : '›'}
      </Tool>
    </span>
  );
}
