import { letterOfRow, type LinearModel, MAX_ROWS } from '../model/linear-model.ts';
import { PHRASE_STATES } from '../model/phrase-states.ts';

const COLUMNS = PHRASE_STATES.length;
const LARGEST_WEIGHT = 127;
const ROUNDS = 12;
const CLUSTERS = Math.min(71, MAX_ROWS - 1);

/**
 * Packs a row of weights a slot into one letter a slot: the rows are gathered into at most 71 clusters (k-means, counted
 * by how often a slot occurs) and each slot keeps the name of its cluster. Weights are rounded to signed bytes.
 */
export function quantise(weights: Float64Array, counts: Float64Array): LinearModel {
  const used = [...counts.keys()].filter((slot) => (counts[slot] ?? 0) > 0);
  const rows = used.map((slot) => centred(weights.subarray(slot * COLUMNS, (slot + 1) * COLUMNS)));
  const mass = used.map((slot) => Math.sqrt(counts[slot] ?? 0));
  const { centres, nearest } = cluster(rows, mass);
  const largest = Math.max(...centres.flatMap((centre) => [...centre].map(Math.abs)), 1e-9);
  const scale = largest / LARGEST_WEIGHT;
  const slots = Array.from(counts, () => letterOfRow(0));
  used.forEach((slot, index) => {
    slots[slot] = letterOfRow((nearest[index] ?? 0) + 1);
  });
  return {
    slots: slots.join(''),
    rows: [
      PHRASE_STATES.map(() => 0),
      ...centres.map((centre) => Array.from(centre, (weight) => Math.round(weight / scale) + 0)),
    ],
    scale: Number(scale.toPrecision(6)),
  };
}

/** Only differences between states count, so that the mean of a row can go. */
function centred(row: Float64Array): Float64Array {
  const mean = row.reduce((sum, weight) => sum + weight, 0) / row.length;
  return row.map((weight) => weight - mean);
}

function cluster(rows: readonly Float64Array[], mass: readonly number[]) {
  let centres = firstCentres(rows);
  let nearest = rows.map((row) => nearestTo(row, centres));
  for (let round = 0; round < ROUNDS; round += 1) {
    centres = meansOf(rows, mass, nearest, centres);
    nearest = rows.map((row) => nearestTo(row, centres));
  }
  return { centres, nearest };
}

/** Begins with rows spread evenly over all of them in order of length, and with a centre at zero. */
function firstCentres(rows: readonly Float64Array[]): Float64Array[] {
  const byLength = rows.toSorted((a, b) => lengthOf(a) - lengthOf(b));
  const count = Math.min(CLUSTERS - 1, byLength.length);
  const spread = Array.from(
    { length: count },
    (_, index) => byLength[Math.floor(((index + 0.5) / count) * byLength.length)],
  ).filter((row) => row !== undefined);
  return [new Float64Array(COLUMNS), ...spread];
}

function meansOf(
  rows: readonly Float64Array[],
  mass: readonly number[],
  nearest: readonly number[],
  centres: readonly Float64Array[],
): Float64Array[] {
  const sums = centres.map(() => new Float64Array(COLUMNS));
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
    for (let column = 0; column < COLUMNS && distance < least; column += 1) {
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
