import type { Cycles, Hertz, Seconds } from '../units.ts';
import { easedShare } from './curve.ts';
import { type Glide, glideCycles, glideHz, scaledGlide } from './glide.ts';
import { type PulseLaw, pulsesAfter } from './pulse-law.ts';

/** A glide that a rhythm is on, and how much of its time was gone when the rhythm's track began. */
export interface Way {
  readonly glide: Glide;
  readonly goneS: Seconds;
}

/** A law that a rhythm's pulses follow, and where in it the rhythm's track begins. */
export interface Pulses {
  readonly law: PulseLaw;
  /** Regular cycles of the law that were gone when the track began. */
  readonly cycles: Cycles;
  /** Of so many of the law's pulses the track has one. */
  readonly divisor: number;
}

/**
 * The course of one rhythm's phase on a clock: `phase` at `at`, from there `hz` cycles a second, or, where there is a
 * `way`, as many as the glide has, which begins at `hz`. `lead` cycles are added smoothly over the second after `at`,
 * which brings two rhythms together without a jump. Where there are `pulses`,
 * all this is the course of their regular cycles, which they run ahead of or behind by what their law says.
 */
export interface PhaseTrack {
  readonly at: Seconds;
  readonly phase: Cycles;
  readonly hz: Hertz;
  readonly lead: Cycles;
  readonly way?: Way;
  readonly pulses?: Pulses;
}

/** How long a lead takes to be taken up. */
const LEAD_S: Seconds = 1;

/** A rhythm that begins its first cycle at `at`. */
export function trackFrom(at: Seconds, hz: Hertz): PhaseTrack {
  return { at, phase: 0, hz, lead: 0 };
}

function regularCyclesOn({ hz, way }: PhaseTrack, elapsed: Seconds): Cycles {
  if (!way) return hz * elapsed;
  return glideCycles(way.glide, way.goneS + elapsed) - glideCycles(way.glide, way.goneS);
}

/** How far the pulses are ahead of the regular cycles after so many of these, in cycles of the track. */
function aheadAfter(pulses: Pulses | undefined, regular: Cycles): Cycles {
  if (!pulses) return 0;
  const { law, cycles, divisor } = pulses;
  const gone = cycles + regular * divisor;
  return (pulsesAfter(law, gone) - gone) / divisor;
}

function cyclesOn(track: PhaseTrack, elapsed: Seconds): Cycles {
  const regular = regularCyclesOn(track, elapsed);
  return regular + aheadAfter(track.pulses, regular);
}

/** The course that a track would have with regular pulses. */
export function withRegularPulses(track: PhaseTrack): PhaseTrack {
  const { pulses: _, ...regular } = track;
  return regular;
}

/** Regular cycles of a track's law at a time; of a track without one, its own since it began. */
export function lawCyclesAt(track: PhaseTrack, time: Seconds): Cycles {
  const { cycles, divisor } = track.pulses ?? { cycles: 0, divisor: 1 };
  return cycles + regularCyclesOn(track, time - track.at) * divisor;
}

/** Phase in whole and part cycles at a time on the track's clock; before `at` the track runs backwards. */
export function phaseAt(track: PhaseTrack, time: Seconds): Cycles {
  const elapsed = time - track.at;
  return (
    track.phase + cyclesOn(track, elapsed) + track.lead * easedShare('smooth', elapsed / LEAD_S)
  );
}

/** The rhythm's frequency at a time, without what a lead adds for a second; of irregular pulses that of the regular cycles. */
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
  const phase = phaseAt(withRegularPulses(track), at) / divisor;
  const pulses = track.pulses && {
    law: track.pulses.law,
    cycles: lawCyclesAt(track, at),
    divisor: track.pulses.divisor * divisor,
  };
  return { at, phase, hz, lead: 0, ...(way && { way }), ...(pulses && { pulses }) };
}

/** From the phase of `track` on to the course of `next`, which begins then, led to its phase by the shorter way round. */
export function joining(track: PhaseTrack, next: PhaseTrack): PhaseTrack {
  const { at, hz, phase, way, pulses } = next;
  const moved = way ? gliding(track, way, at) : retuned(track, hz, at);
  const begin = moved.phase - aheadAfter(pulses, 0);
  const ahead = withinOneCycle(phase - begin);
  return {
    ...moved,
    phase: begin,
    lead: ahead > 0.5 ? ahead - 1 : ahead,
    ...(pulses && { pulses }),
  };
}

/** Whether two tracks are the same course of a phase. */
export function isSameTrack(one: PhaseTrack, other: PhaseTrack): boolean {
  return (
    one.at === other.at &&
    one.phase === other.phase &&
    one.hz === other.hz &&
    one.lead === other.lead &&
    isSameWay(one.way, other.way) &&
    isSamePulses(one.pulses, other.pulses)
  );
}

function isSamePulses(one: Pulses | undefined, other: Pulses | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return one.law === other.law && one.cycles === other.cycles && one.divisor === other.divisor;
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
