import {
  beginPlay,
  exchanged,
  isOver,
  paused,
  positionAt,
  type ProgramPlay,
  resumed,
  skippedBack,
  skippedOn,
  sought,
} from '@overtone/domain/program/play/program-play';
import type { Program } from '@overtone/domain/program/program';
import { OVERLAY_FADE_MS } from '@overtone/domain/session/overlay-fade';
import type { Stop } from '@overtone/domain/stop';
import type { Milliseconds, Seconds } from '@overtone/domain/units';
import { atom, computed, type ReadableAtom } from 'nanostores';
import type { Host } from '../platform/host.ts';
import type { LeftOff } from './left-program.ts';
import type { StoodProgram } from './stood-program.ts';
import type { SessionProgram } from './session-program.ts';
import { type PlayedProgram, shownProgram } from './shown-program.ts';

/** The program of a session, for the session itself. */
export interface OwnProgram extends Omit<SessionProgram, keyof LeftOff> {
  /** What light and sound follow beside the settings. */
  readonly $play: ReadableAtom<ProgramPlay | null>;
  /** The session is on or off from now on, whatever the reason. */
  readonly sessionIs: (isOn: boolean) => void;
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

/** A change of what plays is taken over once nothing more has been changed for this time, so that a drag is one change. */
const TAKE_OVER_MS: Milliseconds = 500;

/** Whether what one says of its course is what the other says; their names may differ. */
function isSameCourse(one: Program, other: Program): boolean {
  const said = ({ start, course, fadeMs }: Program) => JSON.stringify([start, course, fadeMs]);
  return said(one) === said(other);
}

/** Makes a player without a program. */
export function createProgramPlayer({
  host,
  time,
  isOn,
  turnOn,
  turnOff,
}: ProgramPlayerParts): OwnProgram {
  const $played = atom<PlayedProgram | null>(null);
  const $gaveWay = atom<StoodProgram | null>(null);
  /** Lets what is still there go at once; null unless it only fades out. */
  let goNow: (() => void) | null = null;
  const $ended = atom<Program | null>(null);
  let stopWaiting: Stop = () => undefined;
  /** What is about to be taken over; null where nothing is. */
  let changed: Program | null = null;
  let stopTaking: Stop = () => undefined;

  function show(played: PlayedProgram | null): void {
    stopWaiting();
    goNow = null;
    $played.set(played);
    if (played && !played.play.isPaused) waitForEnd(played.play);
  }

  function waitForEnd(play: ProgramPlay): void {
    const leftMs = play.timeline.lengthMs - positionAt(play, time());
    stopWaiting = host.after(Math.max(LOOK_AGAIN_MS, leftMs), () => {
      if (isOver(play, time())) end();
      else waitForEnd(play);
    });
  }

  /** What only fades out is changed no more. */
  function change(next: (play: ProgramPlay, now: Seconds) => ProgramPlay): void {
    const played = $played.get();
    if (played && goNow === null) show({ ...played, play: next(played.play, time()) });
  }

  /** No session that comes on sees anything of what was stopped before. */
  function sessionIs(isOn: boolean): void {
    const played = $played.get();
    if (goNow === null) change(isOn ? resumed : paused);
    else if (isOn) goNow();
    else if (played) $played.set({ ...played, play: paused(played.play, time()) });
  }

  function toTake(program: Program | null): void {
    stopTaking();
    changed = program;
    stopTaking = program === null ? () => undefined : host.after(TAKE_OVER_MS, takeNow);
  }

  function takeNow(): void {
    const program = changed;
    toTake(null);
    const played = $played.get();
    if (program === null || played === null) return;
    const isSame = isSameCourse(program, played.program);
    const play = isSame ? played.play : exchanged(played.play, program, time());
    show({ ...played, program, play });
  }

  /** What fades out is the program, not the settings under it. */
  function fadeOut(onGone: (gone: PlayedProgram) => void): void {
    const played = $played.get();
    if (!played) return;
    toTake(null);
    turnOff();
    stopWaiting();
    goNow = () => {
      show(null);
      onGone(played);
    };
    stopWaiting = host.after(OVERLAY_FADE_MS, goNow);
  }

  const stop = () => fadeOut(() => undefined);
  const end = () =>
    fadeOut(({ program, play }) => {
      if (play.laws === undefined) $ended.set(program);
    });

  return {
    $played,
    $ended,
    $isBlind: computed($played, (played) => played?.play.laws !== undefined),
    $gaveWay,
    $play: computed($played, (played) => played?.play ?? null),
    start(program, { fromMs = 0, laws, sittingId, eventId } = {}) {
      toTake(null);
      $gaveWay.set(null);
      $ended.set(null);
      const begun = sought(beginPlay(program, time(), laws), time(), fromMs);
      show({ program, play: { ...begun, isPaused: !isOn() }, sittingId, eventId });
      turnOn();
    },
    stop,
    pause() {
      if ($played.get()) turnOff();
    },
    resume() {
      if ($played.get() && goNow === null) turnOn();
    },
    takeOver(program) {
      const played = $played.get();
      if (played !== null && goNow === null && played.play.laws === undefined) toTake(program);
    },
    seek(toMs) {
      takeNow();
      change((play, now) => sought(play, now, toMs));
    },
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
    sessionIs,
    letGo() {
      toTake(null);
      const played = $played.get();
      if (played && goNow === null && played.play.laws === undefined) {
        $gaveWay.set({ program: played.program, positionMs: positionAt(played.play, time()) });
      }
      show(null);
    },
  };
}
