import type { Hertz, Seconds } from '@overtone/domain/units';
import { hzAt, phaseAt, type PhaseTrack } from '@overtone/domain/rhythm/phase';
import type { PulseSeries } from '@overtone/domain/rhythm/pulse-series';
import { glidePieces } from './glide-pieces.ts';
import { pulsePieces } from './pulse-pieces.ts';
import { pulseWave } from './pulse-wave.ts';
import { RAMP_S, rampedParam } from './ramp.ts';
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
 * Makes a frequency follow a track's glide. A value holds for a sample and moves the phase by the cycles until the next,
 * so it is that of the middle between them.
 */
function followGlide(
  frequency: AudioParam,
  track: PhaseTrack,
  from: Seconds,
  sampleRate: Hertz,
): void {
  if (!track.way) return;
  const earlier = 0.5 / sampleRate;
  const endS = track.at + track.way.glide.lengthS - track.way.goneS;
  if (track.pulses) return followPulses(frequency, track, from, endS, sampleRate);
  for (const piece of glidePieces(track, from, Math.min(endS, from + KNOWN_WAY_S))) {
    frequency.setValueAtTime(piece.fromHz, Math.max(0, piece.from - earlier));
    frequency.linearRampToValueAtTime(piece.untilHz, piece.until - earlier);
  }
  if (endS <= from + KNOWN_WAY_S) {
    frequency.setValueAtTime(hzAt(track, endS), Math.max(0, Math.max(endS, from) - earlier));
  }
}

/** The same for pulses that follow a law; where a pulse is even, so is its frequency. */
function followPulses(
  frequency: AudioParam,
  track: PhaseTrack,
  from: Seconds,
  endS: Seconds,
  sampleRate: Hertz,
): void {
  const earlier = 0.5 / sampleRate;
  const untilS = Math.min(endS, from + KNOWN_PULSES_S);
  for (const piece of pulsePieces(track, from, untilS, sampleRate)) {
    frequency.setValueAtTime(piece.fromHz, Math.max(0, piece.from - earlier));
    if (piece.untilHz !== piece.fromHz) {
      frequency.linearRampToValueAtTime(piece.untilHz, piece.until - earlier);
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
 * is part of the graph: one that is too late is dropped, silent still, and another started a little later.
 */
function startInPhase(
  context: BaseAudioContext,
  target: AudioParam,
  { hz, series, track }: TrackedPulse,
  at: Seconds,
): { readonly oscillator: OscillatorNode; readonly level: GainNode; readonly startS: Seconds } {
  for (let startS = at; ; startS = nextStart(context)) {
    const level = new GainNode(context, { gain: 0 });
    const oscillator = new OscillatorNode(context, {
      frequency: hz,
      periodicWave: pulseWave(context, series, phaseAt(track, startS)),
    });
    followGlide(oscillator.frequency, track, startS, context.sampleRate);
    oscillator.connect(level).connect(target);
    oscillator.start(startS);
    if (context.currentTime <= startS) return { oscillator, level, startS };
    oscillator.stop();
    level.disconnect();
  }
}
