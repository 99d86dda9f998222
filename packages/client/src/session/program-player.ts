import {
  beginPlay,
  isOver,
  paused,
  positionAt,
  type ProgramPlay,
  resumed,
  skippedBack,
  skippedOn,
  sought,
} from '@overtone/domain/program/play/program-play';
import { OVERLAY_FADE_MS } from '@overtone/domain/session/overlay-fade';
import type { Stop } from '@overtone/domain/stop';
import type { Milliseconds, Seconds } from '@overtone/domain/units';
import { atom, computed, type ReadableAtom } from 'nanostores';
import type { Host } from '../platform/host.ts';
import type { LeftOff } from './left-program.ts';
import type { SessionProgram } from './session-program.ts';
import { type PlayedProgram, shownProgram } from './shown-program.ts';

/** The program of a session, for the session itself. */
export interface OwnProgram extends Omit<SessionProgram, keyof LeftOff> {
  /** What light and sound follow beside the settings. */
  readonly $play: ReadableAtom<ProgramPlay | null>;
  /** The session is on or off from now on, whatever the reason. */
  readonly sessionIs: (isOn: boolean) => void;
  /** Lets the program go and leaves the session as it is. */
  readonly letGo: () => void;
}

/** What a player is made from. */
export interface ProgramPlayerParts {
  readonly host: Pick<Host, 'after' | 'every'>;
  /** Time on the engine's clock. */
  readonly time: () => Seconds;
  readonly isOn: () => boolean;
  readonly turnOn: () => void;
  readonly turnOff: () => void;
}

/** The end is looked for again after this time, where the engine's clock has stood still meanwhile. */
const LOOK_AGAIN_MS: Milliseconds = 250;

/** Makes a player without a program. */
export function createProgramPlayer({
  host,
  time,
  isOn,
  turnOn,
  turnOff,
}: ProgramPlayerParts): OwnProgram {
  const $played = atom<PlayedProgram | null>(null);
  let stopWaiting: Stop = () => undefined;

  function show(played: PlayedProgram | null): void {
    stopWaiting();
    $played.set(played);
    if (played && !played.play.isPaused) waitForEnd(played.play);
  }

  function waitForEnd(play: ProgramPlay): void {
    const leftMs = play.timeline.lengthMs - positionAt(play, time());
    stopWaiting = host.after(Math.max(LOOK_AGAIN_MS, leftMs), () => {
      if (isOver(play, time())) stop();
      else waitForEnd(play);
    });
  }

  function change(next: (play: ProgramPlay, now: Seconds) => ProgramPlay): void {
    const played = $played.get();
    if (played) show({ ...played, play: next(played.play, time()) });
  }

  /** What fades out is the program, not the settings under it. */
  function stop(): void {
    if (!$played.get()) return;
    turnOff();
    stopWaiting();
    stopWaiting = host.after(OVERLAY_FADE_MS, () => show(null));
  }

  return {
    $played,
    $isBlind: computed($played, (played) => played?.play.laws !== undefined),
    $play: computed($played, (played) => played?.play ?? null),
    start(program, { fromMs = 0, laws } = {}) {
      const begun = sought(beginPlay(program, time(), laws), time(), fromMs);
      show({ program, play: { ...begun, isPaused: !isOn() } });
      turnOn();
    },
    stop,
    pause() {
      if ($played.get()) turnOff();
    },
    resume() {
      if ($played.get()) turnOn();
    },
    seek: (toMs) => change((play, now) => sought(play, now, toMs)),
    skipOn: () => change(skippedOn),
    skipBack: () => change(skippedBack),
    watch(everyMs, see) {
      const look = () => {
        const played = $played.get();
        see(played && shownProgram(played, time()));
      };
      const stops = [$played.subscribe(look), host.every(everyMs, look)];
      return () => stops.forEach((stopOne) => stopOne());
    },
    sessionIs: (on) => change(on ? resumed : paused),
    letGo: () => show(null),
  };
}
