import { type Curve, easedShare } from '../rhythm/curve.ts';
import type { Milliseconds, UnitInterval } from '../units.ts';
import { momentOf } from './moment-at.ts';
import { isNumericKey, roundedValue } from './normal-form.ts';
import { type Moment, MOMENT_KEYS, type Stage } from './program.ts';
import type { Span } from './timeline.ts';

/** Places at which it is looked how far two ways are apart. */
const LOOKS = 32;

/** Of the ways that a part of a smooth one may go, the one that stays nearest to it from its share `from` to `to`. */
function nearestToSmooth(from: UnitInterval, to: UnitInterval): Curve {
  const [fromAt, toAt] = [easedShare('smooth', from), easedShare('smooth', to)];
  const apart = (curve: Curve) =>
    Math.max(
      ...Array.from({ length: LOOKS }, (_, look) => {
        const x = look / LOOKS;
        const goes = (easedShare('smooth', from + x * (to - from)) - fromAt) / (toAt - fromAt);
        return Math.abs(goes - easedShare(curve, x));
      }),
    );
  return apart('smooth') < apart('straight') ? 'smooth' : 'straight';
}

/**
 * A stage as two that follow each other, of which the first is so long. Where it holds, goes straight or exponentially they
 * play as it did where it plays as in `span`, but for the decimals of a program. A smooth way has no smooth parts: each goes
 * straight or smoothly, whichever is nearer, and through the same values at its ends; halves are straight, a tenth of the way
 * off at most.
 */
export function splitStage(
  stage: Stage,
  span: Span,
  firstMs: Milliseconds,
): readonly [first: Stage, second: Stage] {
  const { lengthMs, curve, to } = stage;
  const first = { ...stage, lengthMs: firstMs };
  const second = { ...stage, lengthMs: lengthMs - firstMs };
  if (curve === 'hold') return [first, { ...second, to: {} }];
  const share = firstMs / lengthMs;
  const middle = momentOf(span, share);
  const isSmooth = curve === 'smooth';
  return [
    { ...first, curve: isSmooth ? nearestToSmooth(0, share) : curve, to: named(to, middle) },
    // Waveform and sound are those of a stage from its begin, so they stand already.
    { ...second, curve: isSmooth ? nearestToSmooth(share, 1) : curve, to: onlyNumbers(to) },
  ];
}

/** What a stage names, as it is at a moment: numbers on their way, and what stands from the begin as it is named. */
function named(to: Partial<Moment>, moment: Moment): Partial<Moment> {
  const keys = MOMENT_KEYS.filter((key) => to[key] !== undefined);
  return Object.fromEntries(
    keys.map((key) => [key, isNumericKey(key) ? roundedValue(key, moment[key]) : to[key]]),
  );
}

function onlyNumbers(to: Partial<Moment>): Partial<Moment> {
  const keys = MOMENT_KEYS.filter((key) => isNumericKey(key) && to[key] !== undefined);
  return Object.fromEntries(keys.map((key) => [key, to[key]]));
}
