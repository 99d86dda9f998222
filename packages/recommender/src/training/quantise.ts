import {
  addSlot,
  letterOf,
  type LinearModel,
  MAX_LETTERS,
  STRENGTH_STEP,
  type WeightLayer,
} from '../model/linear-model.ts';
import { directionsOf, lengthAlong, nearestDirection } from './directions.ts';

const LARGEST = 127;
const WEAKEST_STRENGTH = 15;

/** How much a layer of a model keeps. */
export interface Packing {
  /** How many different directions there are. */
  readonly directions: number;
  /** How many slots keep a row at most: those that say most. */
  readonly slots: number;
}

interface KeptSlot {
  readonly slot: number;
  readonly row: Float64Array;
  readonly length: number;
  readonly mass: number;
}

/**
 * Packs a row of weights a slot into layers of two letters a slot, for its direction and its strength. Each layer keeps the
 * rows that say most of what the layers before it left over, by their length and by how often their slot occurs; a slot
 * that never occurs says nothing.
 *
 * @throws RangeError where there are more directions than letters.
 */
export function quantise(
  weights: Float64Array,
  counts: Float64Array,
  [first, ...further]: readonly [Packing, ...Packing[]],
): LinearModel {
  const left = Float64Array.from(weights);
  const packed = (packing: Packing) => {
    const layer = layerOf(left, counts, packing);
    takeAway(layer, left);
    return layer;
  };
  return { layers: [packed(first), ...further.map(packed)] };
}

function takeAway(layer: WeightLayer, left: Float64Array): void {
  const columns = left.length / layer.slots.length;
  for (let slot = 0; slot < layer.slots.length; slot += 1) {
    addSlot(layer, slot, -1, left.subarray(slot * columns, (slot + 1) * columns));
  }
}

function layerOf(weights: Float64Array, counts: Float64Array, packing: Packing): WeightLayer {
  if (packing.directions >= MAX_LETTERS) {
    throw new RangeError(`There are letters for ${MAX_LETTERS - 1}.`);
  }
  const columns = weights.length / counts.length;
  const kept = slotsThatSayMost(weights, counts, packing.slots);
  const centres = directionsOf(kept, packing.directions);
  const greatest = kept.reduce((most, { length }) => Math.max(most, length), 1e-9);
  const slots = Array.from(counts, () => letterOf(0));
  const strengths = [...slots];
  for (const { slot, row, length } of kept) {
    const nearest = nearestDirection(row, centres);
    const along = lengthAlong(row, centres[nearest] ?? row) || length;
    const steps = Math.round(Math.log(along / greatest) / Math.log(STRENGTH_STEP));
    slots[slot] = letterOf(nearest + 1);
    strengths[slot] = letterOf(Math.min(WEAKEST_STRENGTH, Math.max(0, steps)));
  }
  return {
    slots: slots.join(''),
    strengths: strengths.join(''),
    rows: [
      Array.from({ length: columns }, () => 0),
      ...centres.map((centre) => Array.from(centre, (value) => Math.round(value * LARGEST) + 0)),
    ],
    scale: Number((greatest / LARGEST).toPrecision(6)),
  };
}

function slotsThatSayMost(
  weights: Float64Array,
  counts: Float64Array,
  most: number,
): readonly KeptSlot[] {
  const columns = weights.length / counts.length;
  return [...counts.keys()]
    .filter((slot) => (counts[slot] ?? 0) > 0)
    .map((slot) => {
      const row = centred(weights.subarray(slot * columns, (slot + 1) * columns));
      return { slot, row, length: Math.hypot(...row), mass: Math.sqrt(counts[slot] ?? 0) };
    })
    .filter(({ length }) => length > 0)
    .toSorted((a, b) => b.length * Math.sqrt(b.mass) - a.length * Math.sqrt(a.mass))
    .slice(0, most)
    .toSorted((a, b) => a.slot - b.slot);
}

/** Only differences between classes count, so that the mean of a row can go. */
function centred(row: Float64Array): Float64Array {
  const mean = row.reduce((sum, weight) => sum + weight, 0) / row.length;
  return row.map((weight) => weight - mean);
}
