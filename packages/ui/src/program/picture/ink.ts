import { momentOf } from '@overtone/domain/program/moment-at';
import type { Span, Timeline } from '@overtone/domain/program/timeline';
import type { Degrees, UnitInterval } from '@overtone/domain/units';

/** The hue at a place from the begin of a course (0) to its end (1). */
export interface InkStop {
  readonly at: UnitInterval;
  readonly hue: Degrees;
}

/** Degrees between two stops of a hue that changes; between them the screen mixes. */
const DEGREES_A_STOP = 12;

/** The shorter way from one hue to another. */
function turnBetween(from: Degrees, to: Degrees): Degrees {
  const turn = Math.abs(to - from) % 360;
  return Math.min(turn, 360 - turn);
}

/** How often the part of a span is halved in which what is shown leaps: to a thousandth of it. */
const HALVINGS = 10;
/** Degrees further than what is asked for that a leap of what is shown goes at least. */
const LEAP = 30;

/** Where between two shares of a span what is shown leaps while its hue goes on evenly, as two stops; none where it does not. */
function leapBetween(span: Span, [from, to]: readonly [number, number], shown: Shown) {
  const hueAt = (share: number) => momentOf(span, share).hue;
  const before = shown(hueAt(from));
  const goes = (share: number) => turnBetween(before, shown(hueAt(share)));
  if (goes(to) < turnBetween(hueAt(from), hueAt(to)) + LEAP) return [];
  let [last, first] = [from, to];
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (last + first) / 2;
    if (goes(middle) < LEAP) last = middle;
    else first = middle;
  }
  return [last, first].map((share) => ({ share: first, hue: shown(hueAt(share)) }));
}

/** The hue that light really has where one is asked for. */
type Shown = (hue: Degrees) => Degrees;

/** Pixels in which the first stop and the last are enough: of more the eye tells none. */
const PIXELS_A_PAIR = 8;

/**
 * The ink of a course from its begin to its end, so many pixels wide, as it is shown; a hue that changes at once has two
 * stops in one place.
 */
export function inkStops(
  { spans, lengthMs }: Timeline,
  width: number,
  shown: Shown = (hue) => hue,
): readonly InkStop[] {
  const stops: InkStop[] = [];
  for (const span of spans) {
    const turn = turnBetween(span.from.hue, span.to.hue);
    const pieces = Math.max(1, Math.ceil(turn / DEGREES_A_STOP));
    const add = (share: number, hue: Degrees) =>
      stops.push({ at: (span.startMs + share * span.lengthMs) / lengthMs, hue });
    for (let index = 0; index <= pieces; index += 1) {
      const share = index / pieces;
      if (index > 0)
        for (const leap of leapBetween(span, [(index - 1) / pieces, share], shown))
          add(leap.share, leap.hue);
      add(share, shown(momentOf(span, share).hue));
    }
  }
  const changing = stops.filter(({ hue }, index) => {
    const isEnd = index === 0 || index === stops.length - 1;
    return isEnd || hue !== stops[index - 1]?.hue || hue !== stops[index + 1]?.hue;
  });
  const cellOf = (stop: InkStop | undefined) =>
    stop && Math.floor((stop.at * width) / PIXELS_A_PAIR);
  return changing.filter((stop, index) => {
    const cell = cellOf(stop);
    return cell !== cellOf(changing[index - 1]) || cell !== cellOf(changing[index + 1]);
  });
}
