/** How often each cell has flashed within the last second, in opposing changes. */
export interface FlashCount {
  /** Opposing changes of each cell within the window; see {@link changesOf}. */
  readonly perCell: Uint16Array;
  /** Takes the changes of the next frame and returns the largest count of any cell. */
  advance(changes: Uint8Array): number;
}

/**
 * Opposing changes from which that many flashes have happened, at least 1. A flash is a pair of opposing changes, and the
 * first change of a row opposes none: four flashes are eight changes, seven of them opposing.
 */
export function changesOf(flashes: number): number {
  return 2 * flashes - 1;
}

/** Counts over a sliding window of so many frames. */
export function createFlashCount(cells: number, windowFrames: number): FlashCount {
  const perCell = new Uint16Array(cells);
  const begun = new Uint8Array(cells);
  const history = new Uint8Array(cells * windowFrames);
  let oldest = 0;
  return {
    perCell,
    advance(changes) {
      let most = 0;
      for (let cell = 0; cell < cells; cell += 1) {
        const opposing = begun[cell]! & changes[cell]!;
        begun[cell]! |= changes[cell]!;
        const count = perCell[cell]! + opposing - history[oldest + cell]!;
        history[oldest + cell] = opposing;
        perCell[cell] = count;
        if (count > most) most = count;
      }
      oldest = (oldest + cells) % history.length;
      return most;
    },
  };
}
