import { positionAt, type ProgramPlay } from '@overtone/domain/program/play/program-play';
import type { Stop } from '@overtone/domain/stop';
import type { Milliseconds, Seconds } from '@overtone/domain/units';
import type { ReadableAtom } from 'nanostores';
import type { Host } from '../platform/host.ts';
import { storedRecord } from '../platform/stored-json.ts';
import { LEFT_PROGRAM_KEY } from './left-program-key.ts';
import type { StoodProgram } from './stood-program.ts';
import type { PlayedProgram } from './shown-program.ts';

/** A program that was left as its page went. Nobody has checked it yet: what reads programs is loaded with them. */
export interface LeftBehind {
  readonly program: unknown;
  /** Where it stood. */
  readonly positionMs: Milliseconds;
}

/** How often the place of what plays is written down; a page that falls loses no more. */
const EVERY_MS: Milliseconds = 10_000;

/** After this time nobody goes on from there, as no program is longer, and it is not kept any more. */
const LASTS_MS: Milliseconds = 24 * 3_600_000;

/** What can go on of a page that went. */
export interface LeftOff {
  /** The program that was left as its page went, within a day, as this device has kept it; null without one. */
  readonly leftBehind: () => LeftBehind | null;
  /** What was left behind is not kept any longer. */
  readonly forgetLeft: () => void;
  /** What was left behind is called otherwise from now on. */
  readonly renameLeft: (name: string) => void;
  /**
   * Who sits here is known from now on, by the id of their account; null is without one. What plays is theirs unless it was
   * known to be somebody else's, whose place is not kept any longer.
   */
  readonly keepLeftFor: (person: string | null) => void;
}

/** What keeps the place of a session's program. */
export interface PlaceKeeper extends LeftOff {
  readonly stop: Stop;
}

/** What a keeper of places is made from. */
export interface PlaceKeeperParts {
  readonly $played: ReadableAtom<PlayedProgram | null>;
  readonly $gaveWay: ReadableAtom<StoodProgram | null>;
  /** Time on the engine's clock. */
  readonly time: () => Seconds;
  readonly host: Pick<Host, 'storage' | 'wallClock' | 'every' | 'onVisibility'>;
}

/**
 * Writes down on this device where the program of a session stands, until it is over or stopped; where it gave way, that stays
 * until another is started. A blind one is not written down.
 */
export function keepPlace({ $played, $gaveWay, time, host }: PlaceKeeperParts): PlaceKeeper {
  const forgetLeft = () => host.storage.remove(LEFT_PROGRAM_KEY);
  const noted = () => storedRecord(host.storage.read(LEFT_PROGRAM_KEY));
  const nowMs = () => host.wallClock().getTime();
  /** Who sits here; undefined as long as that is not known. */
  let person: string | null | undefined;
  /** What plays on of somebody who has left, by the course that its start has made: it is written down for nobody. */
  let leavers: ProgramPlay['slow'] | null = null;
  let isWritten = false;
  let stopWriting: Stop = () => undefined;

  function write(): void {
    const played = $played.get();
    if (played === null || played.play.laws !== undefined) return;
    const { program, play } = played;
    if (play.slow === leavers) return;
    note({ program, positionMs: positionAt(play, time()), isPaused: play.isPaused });
    isWritten = true;
  }

  function note(place: StoodProgram & { readonly isPaused: boolean }): void {
    host.storage.write(LEFT_PROGRAM_KEY, JSON.stringify({ ...place, at: nowMs(), person }));
  }

  function follow(played: PlayedProgram | null): void {
    stopWriting();
    write();
    if (played === null && isWritten) {
      const gaveWay = $gaveWay.get();
      if (gaveWay === null) forgetLeft();
      else note({ ...gaveWay, isPaused: true });
      isWritten = false;
    }
    const isPlaying = played !== null && !played.play.isPaused;
    stopWriting = isPlaying ? host.every(EVERY_MS, write) : () => undefined;
  }

  function leftBehind(): LeftBehind | null {
    const { program, positionMs, isPaused, at, person: by } = noted();
    if (typeof positionMs !== 'number' || typeof at !== 'number') return null;
    const agoMs = nowMs() - at;
    const isOthers = person !== undefined && typeof by === 'string' && by !== person;
    if (agoMs > LASTS_MS || isOthers) {
      forgetLeft();
      return null;
    }
    // What was still playing a moment ago plays on in another window.
    const isPlayed = isPaused !== true && agoMs < 2 * EVERY_MS;
    return isPlayed ? null : { program, positionMs };
  }

  function keepLeftFor(known: string | null): void {
    if (typeof person === 'string' && person !== known) {
      leavers = $played.get()?.play.slow ?? null;
      isWritten = false;
    }
    person = known;
    leftBehind();
    write();
  }

  function renameLeft(name: string): void {
    const left = noted();
    const { program } = left;
    if (typeof program !== 'object' || program === null) return;
    const renamed = { ...left, program: { ...program, name } };
    host.storage.write(LEFT_PROGRAM_KEY, JSON.stringify(renamed));
  }

  const stops = [
    $played.listen(follow),
    host.onVisibility((isVisible) => {
      if (!isVisible) write();
    }),
    () => stopWriting(),
  ];
  // Nobody may come to look for what is too old.
  leftBehind();
  return {
    leftBehind,
    forgetLeft,
    renameLeft,
    keepLeftFor,
    stop: () => stops.forEach((stop) => stop()),
  };
}
