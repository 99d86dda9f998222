import { hzAt, type PhaseTrack, withRegularPulses } from '@overtone/domain/rhythm/phase';
import type { Hertz, Seconds } from '@overtone/domain/units';
import type { LightDelivery } from './delivered-light.ts';
import { glidingLight, type LightStretch } from './gliding-light.ts';
import type { Screen } from './output.ts';

/** What a screen shows of a rhythm from its track's begin to the end of its glide. */
export interface ShownGlide {
  readonly stretches: readonly LightStretch[];
  /** The highest frequency that is shown in all that time: what the light's swing and shape are made for. */
  readonly fastestHz: Hertz;
}

/**
 * What a screen shows of a gliding rhythm; nothing of one that stands. Of pulses that follow a law it is what it would be of
 * the regular ones, so that it does not tell which law that is.
 */
export function shownGlide(shown: PhaseTrack, screen: Screen): ShownGlide | undefined {
  const track = withRegularPulses(shown);
  if (!track.way) return undefined;
  const until = track.at + track.way.glide.lengthS - track.way.goneS;
  const stretches = glidingLight(track, track.at, until, screen);
  const fastestHz = Math.max(
    ...stretches.flatMap(({ from, divisor }, i) => [
      hzAt(track, from) / divisor,
      hzAt(track, stretches[i + 1]?.from ?? until) / divisor,
    ]),
  );
  return { stretches, fastestHz };
}

/** The stretches that hold from a time on, the first of which has begun by then. */
export function stretchesFrom({ stretches }: ShownGlide, time: Seconds): readonly LightStretch[] {
  const first = stretches.findLastIndex(({ from }) => from <= time);
  return stretches.slice(Math.max(0, first));
}

/** What the light shows of a gliding rhythm at a time. */
export function deliveredOf(track: PhaseTrack, shown: ShownGlide, time: Seconds): LightDelivery {
  const { divisor, reason } = stretchesFrom(shown, time)[0] ?? { divisor: 1, reason: 'as-asked' };
  return { hz: hzAt(track, time) / divisor, divisor, reason };
}

/** Whether two screens show the same of a rhythm. */
export function isSameShown(one: ShownGlide | undefined, other: ShownGlide | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return (
    one.stretches.length === other.stretches.length &&
    one.stretches.every(({ from, divisor }, i) => {
      const its = other.stretches[i];
      return its?.from === from && its.divisor === divisor;
    })
  );
}
