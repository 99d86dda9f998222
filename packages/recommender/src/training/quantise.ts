import { letterOfRow, type LinearModel, MAX_ROWS } from '../model/linear-model.ts';
const LARGEST_WEIGHT = 127;
const ROUNDS = 12;
const MOST_CLUSTERS = MAX_ROWS - 1;

/**
 * Packs a row of weights a slot into one letter a slot: the rows are gathered into at most `clusters` clusters (k-means,
 * counted by how often a slot occurs) and each slot keeps the name of its cluster. Weights are rounded to signed bytes.
 *
 * @throws RangeError where there are more clusters than letters.
 */
export function quantise(
  weights: Float64Array,
  counts: Float64Array,
  clusters: number,
): LinearModel {
  if (clusters > MOST_CLUSTERS) throw new RangeError(`There are letters for ${MOST_CLUSTERS}.`);
  const columns = weights.length / counts.length;
  const used = [...counts.keys()].filter((slot) => (counts[slot] ?? 0) > 0);
  const rows = used.map((slot) => centred(weights.subarray(slot * columns, (slot + 1) * columns)));
  const mass = used.map((slot) => Math.sqrt(counts[slot] ?? 0));
  const { centres, nearest } = cluster(rows, mass, columns, clusters);
  const largest = Math.max(...centres.flatMap((centre) => [...centre].map(Math.abs)), 1e-9);
  const scale = largest / LARGEST_WEIGHT;
  const slots = Array.from(counts, () => letterOfRow(0));
  used.forEach((slot, index) => {
    slots[slot] = letterOfRow((nearest[index] ?? 0) + 1);
  });
  return {
    slots: slots.join(''),
    rows: [
      Array.from({ length: columns }, () => 0),
      ...centres.map((centre) => Array.from(centre, (weight) => Math.round(weight / scale) + 0)),
    ],
    scale: Number(scale.toPrecision(6)),
  };
}

/** Only differences between classes count, so that the mean of a row can go. */
function centred(row: Float64Array): Float64Array {
  const mean = row.reduce((sum, weight) => sum + weight, 0) / row.length;
  return row.map((weight) => weight - mean);
}

function cluster(
  rows: readonly Float64Array[],
  mass: readonly number[],
  columns: number,
  clusters: number,
) {
  let centres = [new Float64Array(columns), ...firstCentres(rows, clusters - 1)];
  let nearest = rows.map((row) => nearestTo(row, centres));
  for (let round = 0; round < ROUNDS; round += 1) {
    centres = meansOf(rows, mass, nearest, centres);
    nearest = rows.map((row) => nearestTo(row, centres));
  }
  return { centres, nearest };
}

/** Begins with rows spread evenly over all of them in order of length, beside a centre at zero. */
function firstCentres(rows: readonly Float64Array[], most: number): Float64Array[] {
  const byLength = rows.toSorted((a, b) => lengthOf(a) - lengthOf(b));
  const count = Math.min(most, byLength.length);
  return Array.from(
    { length: count },
    (_, index) => byLength[Math.floor(((index + 0.5) / count) * byLength.length)],
  ).filter((row) => row !== undefined);
}

function meansOf(
  rows: readonly Float64Array[],
  mass: readonly number[],
  nearest: readonly number[],
  centres: readonly Float64Array[],
): Float64Array[] {
  const sums = centres.map((centre) => new Float64Array(centre.length));
  const totals = new Float64Array(centres.length);
  rows.forEach((row, index) => {
    const at = nearest[index] ?? 0;
    const weight = mass[index] ?? 0;
    const sum = sums[at];
    if (sum === undefined) return;
    row.forEach((value, column) => {
      sum[column] = (sum[column] ?? 0) + value * weight;
    });
    totals[at] = (totals[at] ?? 0) + weight;
  });
  return sums.map((sum, at) => {
    const total = totals[at] ?? 0;
    const old = centres[at] ?? sum;
    return at === 0 || total === 0 ? old : sum.map((value) => value / total);
  });
}

function nearestTo(row: Float64Array, centres: readonly Float64Array[]): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  centres.forEach((centre, index) => {
    let distance = 0;
    for (let column = 0; column < row.length && distance < least; column += 1) {
      const gap = (row[column] ?? 0) - (centre[column] ?? 0);
      distance += gap * gap;
    }
    if (distance < least) {
      least = distance;
      best = index;
    }
  });
  return best;
}

function lengthOf(row: Float64Array): number {
  return row.reduce((sum, weight) => sum + weight * weight, 0);
}
