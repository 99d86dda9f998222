import type { UnitInterval } from '../units.ts';
import { type CurvePoint, pointsFor, sampleCurve } from './curve.ts';

/** Least height at which a pulse is drawn that is held: lower, it would look as if there were none. */
const LEAST_HELD_HEIGHT = 0.4;

/** A pulse that is held from almost no strength on is drawn as one that is held from here on. */
const LEAST_HELD_FROM = 0.01;

/** How high strength stands in its picture: evenly from nothing to full, or rising faster at first where a pulse is held early. */
function heightAt(strength: UnitInterval, heldFrom: UnitInterval): UnitInterval {
  const isEarly = heldFrom < LEAST_HELD_HEIGHT;
  return isEarly ? strength ** (Math.log(LEAST_HELD_HEIGHT) / Math.log(heldFrom)) : strength;
}

/**
 * The picture of rising strength: a sine that grows from nothing at the left to full at the right, or from where its pulse is
 * held on, stays as high as it is.
 */
export function swellCurve(cycles: number, heldFrom: UnitInterval = 1): CurvePoint[] {
  const from = Math.max(heldFrom, LEAST_HELD_FROM);
  return sampleCurve(
    pointsFor(cycles),
    (x) => heightAt(Math.min(x, from), from) * Math.sin(2 * Math.PI * cycles * x),
  );
}

/** The outline of what grows on where the pulse of that picture is held: along its upper edge, and back along its lower one. */
export function swellOutline(heldFrom: UnitInterval): CurvePoint[] {
  const from = Math.max(heldFrom, LEAST_HELD_FROM);
  const upper = sampleCurve(pointsFor(1), (x) => heightAt(x, from));
  return [...upper, ...upper.toReversed().map(({ x, y }) => ({ x, y: -y }))];
}
