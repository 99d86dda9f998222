import type { Hertz, Seconds } from '@overtone/domain/units';
import { hzAt, phaseAt, type PhaseTrack, type Way } from '@overtone/domain/rhythm/phase';
import type { PulseSeries } from '@overtone/domain/rhythm/pulse-series';
import { glidePieces } from './glide-pieces.ts';
import { pulsePieces } from './pulse-pieces.ts';
import { pulseWave } from './pulse-wave.ts';
import { rampedParam } from './ramp.ts';
import { RAMP_S } from './ramp-course.ts';
import { nodeHz } from './ramped-frequency.ts';
import { nextStart } from './start-time.ts';

/** One low-frequency oscillator with its own depth, added to the gain that it modulates. */
export interface ModulationVoice {
  /** What the gain is moved by. */
  readonly output: AudioNode;
  /** When it began. */
  readonly startS: Seconds;
  /** Moves the depth smoothly. */
  deepen(depth: number, at: Seconds): void;
  /** Fades out and ends. */
  end(at: Seconds): void;
}

/** A pulse, and the phase that its rhythm has at every time. */
export interface TrackedPulse {
  readonly hz: Hertz;
  readonly series: PulseSeries;
  readonly track: PhaseTrack;
}

/**
 * A voice glides for so long, then another takes over in phase: its oscillator counts in single precision, which in this
 * time comes to less than 0.0005 of a cycle.
 */
export const GLIDING_VOICE_S: Seconds = 30;

/** A voice knows its way for longer than that, in case the next is late. */
const KNOWN_WAY_S: Seconds = 3 * GLIDING_VOICE_S;

/** Of pulses that follow a law, each of which has its piece, it knows less. */
const KNOWN_PULSES_S: Seconds = 1.5 * GLIDING_VOICE_S;

/**
 * What a gliding track adds to `baseHz`, as a source to connect to the frequency. Browsers add up a ramp in single
 * precision, step by step, which holds the more digits the smaller the value is: so what moves is kept apart from what
 * stands. A value holds for a sample and moves the phase by the cycles until the next, so it is that of the middle between.
 */
function glideSource(
  context: BaseAudioContext,
  track: PhaseTrack & { readonly way: Way },
  baseHz: Hertz,
  from: Seconds,
): ConstantSourceNode {
  const source = new ConstantSourceNode(context, { offset: 0 });
  const earlier = 0.5 / context.sampleRate;
  const endS = track.at + track.way.glide.lengthS - track.way.goneS;
  if (track.pulses) {
    followPulses(source.offset, track, baseHz, { from, endS, sampleRate: context.sampleRate });
    return source;
  }
  for (const piece of glidePieces(track, from, Math.min(endS, from + KNOWN_WAY_S))) {
    const slope = (piece.untilHz - piece.fromHz) / (piece.until - piece.from);
    const beginS = Math.max(0, piece.from - earlier);
    const beginHz = piece.fromHz + slope * (beginS - (piece.from - earlier));
    source.offset.setValueAtTime(beginHz - baseHz, beginS);
    source.offset.linearRampToValueAtTime(piece.untilHz - baseHz, piece.until - earlier);
  }
  if (endS <= from + KNOWN_WAY_S) {
    const stands = Math.max(0, Math.max(endS, from) - earlier);
    source.offset.setValueAtTime(hzAt(track, endS) - baseHz, stands);
  }
  return source;
}

/** The same for pulses that follow a law; where a pulse is even, so is its frequency. */
function followPulses(
  offset: AudioParam,
  track: PhaseTrack,
  baseHz: Hertz,
  { from, endS, sampleRate }: Readonly<Record<'from' | 'endS', Seconds>> & { sampleRate: Hertz },
): void {
  const earlier = 0.5 / sampleRate;
  const untilS = Math.min(endS, from + KNOWN_PULSES_S);
  for (const piece of pulsePieces(track, from, untilS, sampleRate)) {
    offset.setValueAtTime(piece.fromHz - baseHz, Math.max(0, piece.from - earlier));
    if (piece.untilHz !== piece.fromHz) {
      offset.linearRampToValueAtTime(piece.untilHz - baseHz, piece.until - earlier);
    }
  }
}

/** Starts a voice at `at`, or as soon after it as the device can, in phase with its track and with no depth yet. */
export function modulationVoice(
  context: BaseAudioContext,
  target: AudioParam,
  pulse: TrackedPulse,
  at: Seconds,
): ModulationVoice {
  const { oscillator, level, startS } = startInPhase(context, target, pulse, at);
  const depth = rampedParam(level.gain, 0, startS);
  return {
    output: level,
    startS,
    deepen: (value, from) => depth.to(value, Math.max(from, startS)),
    end(from) {
      const endS = Math.max(from, startS);
      depth.to(0, endS);
      oscillator.stop(endS + RAMP_S);
      oscillator.addEventListener('ended', () => level.disconnect());
    },
  };
}

/**
 * An oscillator whose wave has the track's phase at the very time it starts. A start that has passed by the time all of
 * it is set would be taken up late, and the phase be off by the lateness, so it is looked for last, when the oscillator
 * is part of the graph: one that is too late is dropped, silent still, and another started later by twice what setting it took, and
 * by twice as much each time, so that a machine that is too slow for one is not for the next.
 */
function startInPhase(
  context: BaseAudioContext,
  target: AudioParam,
  { hz, series, track }: TrackedPulse,
  at: Seconds,
): { readonly oscillator: OscillatorNode; readonly level: GainNode; readonly startS: Seconds } {
  let slackS = 0;
  for (let startS = at; ; startS = nextStart(context) + slackS) {
    const begunS = context.currentTime;
    const level = new GainNode(context, { gain: 0 });
    const baseHz = nodeHz(track.way ? hzAt(track, startS) : hz);
    const oscillator = new OscillatorNode(context, {
      frequency: baseHz,
      periodicWave: pulseWave(context, series, phaseAt(track, startS)),
    });
    const { way } = track;
    const glide = way && glideSource(context, { ...track, way }, baseHz, startS);
    glide?.connect(oscillator.frequency);
    glide?.start();
    oscillator.addEventListener('ended', () => glide?.stop());
    oscillator.connect(level).connect(target);
    oscillator.start(startS);
    if (context.currentTime <= startS) return { oscillator, level, startS };
    oscillator.stop();
    level.disconnect();
    slackS = 2 * Math.max(slackS, context.currentTime - begunS);
  }
}
