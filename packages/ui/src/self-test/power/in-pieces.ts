import type { Milliseconds } from '@overtone/domain/units';

/** What work in pieces needs of its surroundings. */
export interface PieceParts {
  /** Any clock that runs evenly. */
  readonly nowMs: () => Milliseconds;
  /** Resolves once everything else that waits has had its turn. */
  readonly turn: () => Promise<void>;
  readonly signal: AbortSignal;
}

/** Longest piece: half a frame, so that nobody feels it. */
export const PIECE_MS: Milliseconds = 8;

/**
 * Does `step` so many times, in pieces of 8 ms between which the page can do everything else. A piece is over by one
 * step at most. Ends early, with false, where the signal is aborted.
 */
export async function inPieces(
  times: number,
  step: () => void,
  { nowMs, turn, signal }: PieceParts,
): Promise<boolean> {
  let done = 0;
  while (done < times) {
    await turn();
    if (signal.aborted) return false;
    const untilMs = nowMs() + PIECE_MS;
    do {
      step();
      done += 1;
    } while (done < times && nowMs() < untilMs);
  }
  return true;
}

/** A turn of the page's own loop: input and drawing come first. */
export function turnOfPage(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}
