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

function turnOf({ from, to }: Span): number {
  const turn = Math.abs(to.hue - from.hue) % 360;
  return Math.min(turn, 360 - turn);
}

/** Pixels in which the first stop and the last are enough: of more the eye tells none. */
const PIXELS_A_PAIR = 8;

/**
 * The ink of a course from its begin to its end, so many pixels wide; a hue that changes at once has two stops in one
 * place.
 */
export function inkStops({ spans, lengthMs }: Timeline, width: number): readonly InkStop[] {
  const stops: InkStop[] = [];
  for (const span of spans) {
    const pieces = Math.max(1, Math.ceil(turnOf(span) / DEGREES_A_STOP));
    for (let index = 0; index <= pieces; index += 1) {
      const share = index / pieces;
      const at = (span.startMs + share * span.lengthMs) / lengthMs;
      stops.push({ at, hue: momentOf(span, share).hue });
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
