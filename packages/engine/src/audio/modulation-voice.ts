import type { Cycles, Hertz, Seconds } from '@overtone/domain/units';
import type { PulseSeries } from '../stimulus/pulse-series.ts';
import { pulseWave } from './pulse-wave.ts';
import { RAMP_S, rampedParam } from './ramp.ts';

/** One low-frequency oscillator with its own depth, added to the gain that it modulates. */
export interface ModulationVoice {
  /** Moves the depth smoothly. */
  deepen(depth: number, at: Seconds): void;
  /** Fades out and ends. */
  end(at: Seconds): void;
}

/** Starts a voice at `at`, at this phase of its pulse and with no depth yet. */
export function modulationVoice(
  context: BaseAudioContext,
  target: AudioParam,
  pulse: { readonly hz: Hertz; readonly series: PulseSeries; readonly phase: Cycles },
  at: Seconds,
): ModulationVoice {
  const oscillator = new OscillatorNode(context, {
    frequency: pulse.hz,
    periodicWave: pulseWave(context, pulse.series, pulse.phase),
  });
  const level = new GainNode(context, { gain: 0 });
  const depth = rampedParam(level.gain, 0, at);
  oscillator.connect(level).connect(target);
  oscillator.start(at);
  return {
    deepen: (value, from) => depth.to(value, from),
    end(from) {
      depth.to(0, from);
      oscillator.stop(from + RAMP_S);
      oscillator.addEventListener('ended', () => level.disconnect());
    },
  };
}
