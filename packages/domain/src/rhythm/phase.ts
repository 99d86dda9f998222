import type { Cycles, Hertz, Seconds } from '../units.ts';
import { easedShare } from './curve.ts';
import { type Glide, glideCycles, glideHz, scaledGlide } from './glide.ts';

/** A glide that a rhythm is on, and how much of its time was gone when the rhythm's track began. */
export interface Way {
  readonly glide: Glide;
  readonly goneS: Seconds;
}

/**
 * The course of one rhythm's phase on a clock: `phase` at `at`, from there `hz` cycles a second, or, where there is a
 * `way`, as many as the glide has, which begins at `hz`. `lead` cycles are added smoothly over the second after `at`,
 * which brings two rhythms together without a jump.
 */
export interface PhaseTrack {
  readonly at: Seconds;
  readonly phase: Cycles;
  readonly hz: Hertz;
  readonly lead: Cycles;
  readonly way?: Way;
}

/** How long a lead takes to be taken up. */
const LEAD_S: Seconds = 1;

/** A rhythm that begins its first cycle at `at`. */
export function trackFrom(at: Seconds, hz: Hertz): PhaseTrack {
  return { at, phase: 0, hz, lead: 0 };
}

function cyclesOn({ hz, way }: PhaseTrack, elapsed: Seconds): Cycles {
  if (!way) return hz * elapsed;
  return glideCycles(way.glide, way.goneS + elapsed) - glideCycles(way.glide, way.goneS);
}

/** Phase in whole and part cycles at a time on the track's clock; before `at` the track runs backwards. */
export function phaseAt(track: PhaseTrack, time: Seconds): Cycles {
  const elapsed = time - track.at;
  return (
    track.phase + cyclesOn(track, elapsed) + track.lead * easedShare('smooth', elapsed / LEAD_S)
  );
}

/** The rhythm's frequency at a time, without what a lead adds for a second. */
export function hzAt({ at, hz, way }: PhaseTrack, time: Seconds): Hertz {
  return way ? glideHz(way.glide, way.goneS + time - at) : hz;
}

function wayAt({ at, way }: PhaseTrack, time: Seconds, factor: number): Way | undefined {
  return way && { glide: scaledGlide(way.glide, factor), goneS: way.goneS + time - at };
}

function withinOneCycle(phase: Cycles): Cycles {
  return phase - Math.floor(phase);
}

/** The same rhythm at another frequency from `at` on, with no jump in phase. */
export function retuned(track: PhaseTrack, hz: Hertz, at: Seconds): PhaseTrack {
  return { at, phase: withinOneCycle(phaseAt(track, at)), hz, lead: 0 };
}

/** The same rhythm on a glide from `at` on, with no jump in phase. */
export function gliding(track: PhaseTrack, way: Way, at: Seconds): PhaseTrack {
  return { ...retuned(track, glideHz(way.glide, way.goneS), at), way };
}

/** The sub-harmonic of a rhythm from `at` on: of every `divisor` cycles one, and in step with them. */
export function subHarmonic(track: PhaseTrack, divisor: number, at: Seconds): PhaseTrack {
  const way = wayAt(track, at, 1 / divisor);
  const hz = way ? glideHz(way.glide, way.goneS) : track.hz / divisor;
  return { at, phase: phaseAt(track, at) / divisor, hz, lead: 0, ...(way && { way }) };
}

/** From the phase of `track` on to the course of `next`, which begins then, led to its phase by the shorter way round. */
export function joining(track: PhaseTrack, next: PhaseTrack): PhaseTrack {
  const { at, hz, phase, way } = next;
  const moved = way ? gliding(track, way, at) : retuned(track, hz, at);
  const ahead = withinOneCycle(phase - moved.phase);
  return { ...moved, lead: ahead > 0.5 ? ahead - 1 : ahead };
}

/** Whether two tracks are the same course of a phase. */
export function isSameTrack(one: PhaseTrack, other: PhaseTrack): boolean {
  return (
    one.at === other.at &&
    one.phase === other.phase &&
    one.hz === other.hz &&
    one.lead === other.lead &&
    isSameWay(one.way, other.way)
  );
}

function isSameWay(one: Way | undefined, other: Way | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return one.goneS === other.goneS && isSameGlide(one.glide, other.glide);
}

function isSameGlide(one: Glide, other: Glide): boolean {
  return (
    one.curve === other.curve &&
    one.fromHz === other.fromHz &&
    one.toHz === other.toHz &&
    one.lengthS === other.lengthS
  );
}
