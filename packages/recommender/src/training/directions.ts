const ROUNDS = 12;
/** Spreads the first directions over all rows: a prime, so that no row is met twice before all were. */
const STRIDE = 7919;

/** A row of weights that counts for as much as its mass. */
export interface Weighed {
  readonly row: Float64Array;
  readonly mass: number;
}

/**
 * Gathers the directions of rows, none of them zero, into at most `most` clusters and gives each one's unit vector (k-means
 * on the sphere; the mass of a row counts times its length). The same rows give the same directions.
 */
export function directionsOf(rows: readonly Weighed[], most: number): Float64Array[] {
  const count = Math.min(most, rows.length);
  let centres = Array.from({ length: count }, (_, index) =>
    unit(rows[(Math.floor(((index + 0.5) / count) * rows.length) * STRIDE) % rows.length]?.row),
  );
  for (let round = 0; round < ROUNDS; round += 1) centres = meansOf(rows, centres);
  return centres;
}

/** The direction that a row lies along most. */
export function nearestDirection(row: Float64Array, centres: readonly Float64Array[]): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  centres.forEach((centre, index) => {
    const along = lengthAlong(row, centre);
    if (along > most) {
      most = along;
      best = index;
    }
  });
  return best;
}

/** How far a row reaches along a unit vector. */
export function lengthAlong(row: Float64Array, direction: Float64Array): number {
  let sum = 0;
  for (let column = 0; column < row.length; column += 1) {
    sum += (row[column] ?? 0) * (direction[column] ?? 0);
  }
  return sum;
}

function meansOf(rows: readonly Weighed[], centres: readonly Float64Array[]): Float64Array[] {
  const sums = centres.map((centre) => new Float64Array(centre.length));
  for (const { row, mass } of rows) {
    const sum = sums[nearestDirection(row, centres)];
    row.forEach((value, column) => {
      if (sum !== undefined) sum[column] = (sum[column] ?? 0) + value * mass;
    });
  }
  return sums.map((sum, index) =>
    lengthAlong(sum, sum) > 0 ? unit(sum) : (centres[index] ?? sum),
  );
}

function unit(row: Float64Array = new Float64Array()): Float64Array {
  const length = Math.sqrt(lengthAlong(row, row));
  return row.map((value) => value / length);
}
