import { PROVOCATIVE_RATES_HZ } from '@overtone/domain/safety/flash-limits';
import { hzAt, phaseAt, type PhaseTrack } from '@overtone/domain/rhythm/phase';
import type { Cycles, Hertz, Seconds } from '@overtone/domain/units';
import { deliveredLight, highestLightHz, type LightReason } from './delivered-light.ts';
import type { Screen } from './output.ts';

/** A stretch of time in which the light shows one fraction of a gliding rhythm. */
export interface LightStretch {
  /** On the track's clock. */
  readonly from: Seconds;
  readonly divisor: number;
  readonly reason: LightReason;
  /**
   * Whether both pulses stand at the same point of their cycle when it begins, so that nothing jumps. A glide that
   * crosses two borders within a few cycles leaves no such point; then the light has to be led over.
   */
  readonly isSeamless: boolean;
}

/** Halvings of a stretch of time: a day comes down to less than a nanosecond. */
const HALVINGS = 48;

/** The moment between two times at which a condition that does not hold at `low` begins to hold. */
function onset(low: Seconds, high: Seconds, holds: (time: Seconds) => boolean): Seconds {
  let [before, after] = [low, high];
  for (let i = 0; i < HALVINGS; i += 1) {
    const middle = (before + after) / 2;
    if (holds(middle)) after = middle;
    else before = middle;
  }
  return after;
}

/** Frequencies at which the shown fraction may change: multiples of what the screen carries and of what provokes. */
function borders(low: Hertz, high: Hertz, screen: Screen): readonly Hertz[] {
  const steps = [highestLightHz(screen), PROVOCATIVE_RATES_HZ.min, PROVOCATIVE_RATES_HZ.max];
  const all = steps.flatMap((step) =>
    Array.from({ length: Math.floor(high / step) }, (_, i) => (i + 1) * step),
  );
  return all.filter((hz) => hz > low && hz < high).toSorted((one, other) => one - other);
}

interface Border {
  readonly at: Seconds;
  readonly before: number;
  readonly after: number;
  readonly reason: LightReason;
}

/** Where the fraction changes while a rhythm glides from `from` to `until`, if it were changed at once. */
function bordersIn(track: PhaseTrack, from: Seconds, until: Seconds, screen: Screen): Border[] {
  const [first, last] = [hzAt(track, from), hzAt(track, until)];
  const rises = last > first;
  const crossed = borders(Math.min(first, last), Math.max(first, last), screen);
  const times = (rises ? crossed : crossed.toReversed()).map((hz) =>
    onset(from, until, (time) => (rises ? hzAt(track, time) > hz : hzAt(track, time) < hz)),
  );
  const found: Border[] = [];
  let before = deliveredLight(first, screen).divisor;
  for (const [i, at] of times.entries()) {
    const inside = hzAt(track, (at + (times[i + 1] ?? until)) / 2);
    const { divisor, reason } = deliveredLight(inside, screen);
    if (divisor !== before)
      found.push(
        ...crossing({ at, before, after: divisor, reason }, hzAt(track, at), rises, screen),
      );
    before = divisor;
  }
  return found;
}

/** How far beside a border what may be shown there is asked: far less than what can be seen, far more than rounding. */
const BESIDE = 1e-6;

/**
 * A border that can be crossed: one of both fractions may be shown on the other side of it too, at least a little. Where
 * neither may (75 Hz at 60 Hz: a fifth up to it, a third from it on), a smaller fraction stands between them.
 */
function crossing(border: Border, hz: Hertz, rises: boolean, screen: Screen): readonly Border[] {
  const { at, before, after, reason } = border;
  const [earlier, later] = rises
    ? [hz * (1 - BESIDE), hz * (1 + BESIDE)]
    : [hz * (1 + BESIDE), hz * (1 - BESIDE)];
  if (mayShow(later, before, screen) || mayShow(earlier, after, screen)) return [border];
  let between = Math.max(before, after) + 1;
  while (!mayShow(earlier, between, screen) || !mayShow(later, between, screen)) between += 1;
  return [
    { at, before, after: between, reason },
    { at, before: between, after, reason },
  ];
}

/** Whether a screen may show this fraction of a frequency: it can carry it, and no substitute provokes. */
function mayShow(hz: Hertz, divisor: number, screen: Screen): boolean {
  const shown = hz / divisor;
  const provokes = shown >= PROVOCATIVE_RATES_HZ.min && shown <= PROVOCATIVE_RATES_HZ.max;
  return shown <= highestLightHz(screen) && (divisor === 1 || !provokes);
}

function leastCommonMultiple(one: number, other: number): number {
  let [a, b] = [one, other];
  while (b !== 0) [a, b] = [b, a % b];
  return (one / a) * other;
}

/** When a rhythm has this phase, from `low` on and at `high` at the latest. */
function timeOf(track: PhaseTrack, phase: Cycles, low: Seconds, high: Seconds): Seconds {
  return phaseAt(track, low) >= phase
    ? low
    : onset(low, high, (time) => phaseAt(track, time) >= phase);
}

/**
 * The time nearest to a border at which both fractions begin a cycle: behind the border while the one before may still
 * be shown there, else before it. Null where there is none between `low` and `high`.
 */
function meeting(
  track: PhaseTrack,
  { at, before, after }: Border,
  [low, high]: readonly [Seconds, Seconds],
  screen: Screen,
): Seconds | null {
  const every = leastCommonMultiple(before, after);
  const cycles = phaseAt(track, at) / every;
  const later = timeOf(track, every * Math.ceil(cycles), at, high);
  const isReached = phaseAt(track, high) >= every * Math.ceil(cycles);
  if (isReached && mayShow(hzAt(track, later), before, screen)) return later;
  const earlierPhase = every * Math.floor(cycles);
  if (phaseAt(track, low) > earlierPhase) return null;
  const earlier = timeOf(track, earlierPhase, low, at);
  return mayShow(hzAt(track, earlier), after, screen) ? earlier : null;
}

/**
 * What a screen's light shows of a rhythm between two times while it glides: which fraction from when. The fraction
 * changes where both pulses begin a cycle, so that the light's phase, the sound's divided by it, does not jump, and
 * at no time is one shown that the screen may not show. `track` has no lead.
 */
export function glidingLight(
  track: PhaseTrack,
  from: Seconds,
  until: Seconds,
  screen: Screen,
): readonly LightStretch[] {
  const { divisor, reason } = deliveredLight(hzAt(track, from), screen);
  const stretches: LightStretch[] = [{ from, divisor, reason, isSeamless: true }];
  const changes = bordersIn(track, from, until, screen);
  for (const [i, border] of changes.entries()) {
    const low = stretches.at(-1)?.from ?? from;
    const high = changes.slice(i + 1).find(({ at }) => at > border.at)?.at ?? until;
    const at = meeting(track, border, [low, high], screen);
    stretches.push({
      from: at ?? Math.max(low, border.at),
      divisor: border.after,
      reason: border.reason,
      isSeamless: at !== null,
    });
  }
  return stretches;
}
