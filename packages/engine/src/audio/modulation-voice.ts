import type { Hertz, Seconds } from '@overtone/domain/units';
import { phaseAt, type PhaseTrack } from '../clock/phase.ts';
import type { PulseSeries } from '../stimulus/pulse-series.ts';
import { pulseWave } from './pulse-wave.ts';
import { RAMP_S, rampedParam } from './ramp.ts';
import { nextStart } from './start-time.ts';

/** One low-frequency oscillator with its own depth, added to the gain that it modulates. */
export interface ModulationVoice {
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

/** Starts a voice at `at`, or as soon after it as the device can, in phase with its track and with no depth yet. */
export function modulationVoice(
  context: BaseAudioContext,
  target: AudioParam,
  pulse: TrackedPulse,
  at: Seconds,
): ModulationVoice {
  const { oscillator, startS } = startInPhase(context, pulse, at);
  const level = new GainNode(context, { gain: 0 });
  const depth = rampedParam(level.gain, 0, startS);
  oscillator.connect(level).connect(target);
  return {
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
 * An oscillator whose wave has the track's phase at the very time it starts. A start that has passed by the time it is
 * set would be taken up late, and the phase be off by the lateness: such an oscillator is dropped before it is
 * connected, and another is started a little later.
 */
function startInPhase(
  context: BaseAudioContext,
  { hz, series, track }: TrackedPulse,
  at: Seconds,
): { readonly oscillator: OscillatorNode; readonly startS: Seconds } {
  for (let startS = at; ; startS = nextStart(context)) {
    const oscillator = new OscillatorNode(context, {
      frequency: hz,
      periodicWave: pulseWave(context, series, phaseAt(track, startS)),
    });
    oscillator.start(startS);
    if (context.currentTime <= startS) return { oscillator, startS };
    oscillator.stop();
  }
}
