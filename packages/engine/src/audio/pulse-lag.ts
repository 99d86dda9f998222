import type { Cycles, Hertz, Seconds } from '@overtone/domain/units';
import { hzAt, phaseAt, type PhaseTrack } from '@overtone/domain/rhythm/phase';
import { pulseHeight, type PulseSeries } from '@overtone/domain/rhythm/pulse-series';

/** A stretch of a rhythm as it left the graph. */
export interface HeardPulse {
  readonly samples: Float32Array;
  readonly sampleRate: Hertz;
  /** Context time that follows the last sample. */
  readonly endS: Seconds;
}

/** The rhythm that was to be heard. */
export interface ExpectedPulse {
  readonly depth: number;
  readonly series: PulseSeries;
  readonly track: PhaseTrack;
}

/** Samples of a stretch that are looked at. */
const POINTS = 256;

/** Points of one cycle, with straight lines between them. */
const TABLE_POINTS = 2048;

/** Lags of one cycle that are tried before the best is refined. */
const COARSE_LAGS = 128;

/** A rhythm that fits within this of its track is where it should be; of others the whole cycle is searched. */
const NEAR_S: Seconds = 0.001;

/** Root mean square, against a pulse of height 1, under which a stretch fits. */
const FITS = 1e-4;

const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** Steps of the golden section: each leaves 0.62 of the range. */
const REFINEMENTS = 24;

/** How late a rhythm is. Keeps the shape of the pulse, which is worked out once. */
export type LagMeter = (heard: HeardPulse) => Seconds;

/**
 * Measures how far a rhythm is behind its track (before it: below 0), by the shift at which pulse and samples differ
 * least. The lag is known up to a whole cycle: more of it than half a cycle reads as less the other way.
 */
export function lagMeter({ depth, series, track }: ExpectedPulse): LagMeter {
  const table = Float64Array.from({ length: TABLE_POINTS + 1 }, (_, i) =>
    pulseHeight(series, i / TABLE_POINTS),
  );
  const heights = new Float64Array(POINTS);
  const phases = new Float64Array(POINTS);

  function expected(phase: Cycles): number {
    const place = TABLE_POINTS * (phase - Math.floor(phase));
    const i = Math.floor(place);
    const low = table[i] ?? 0;
    return low + ((table[i + 1] ?? low) - low) * (place - i);
  }

  function misfit(lag: Cycles): number {
    let sum = 0;
    for (let i = 0; i < POINTS; i += 1) {
      sum += ((heights[i] ?? 0) - expected((phases[i] ?? 0) - lag)) ** 2;
    }
    return Math.sqrt(sum / POINTS);
  }

  function take({ samples, sampleRate, endS }: HeardPulse): void {
    const step = samples.length / POINTS;
    for (let i = 0; i < POINTS; i += 1) {
      const at = Math.floor(i * step);
      heights[i] = (samples[at] ?? 0) / depth;
      phases[i] = phaseAt(track, endS - (samples.length - at) / sampleRate);
    }
  }

  return (heard) => {
    take(heard);
    const hz = hzAt(track, heard.endS);
    const near = leastNear(misfit, 0, NEAR_S * hz);
    if (misfit(near) < FITS) return near / hz;
    let best = 0;
    for (let i = 1; i < COARSE_LAGS; i += 1) {
      if (misfit(i / COARSE_LAGS) < misfit(best)) best = i / COARSE_LAGS;
    }
    const lag = leastNear(misfit, best, 1 / COARSE_LAGS);
    return (lag - Math.round(lag)) / hz;
  };
}

/** Where a function is least within `reach` of a place, by golden section. */
function leastNear(misfit: (lag: Cycles) => number, place: Cycles, reach: Cycles): Cycles {
  let low = place - reach;
  let high = place + reach;
  for (let i = 0; i < REFINEMENTS; i += 1) {
    const inner = GOLDEN * (high - low);
    if (misfit(high - inner) < misfit(low + inner)) high = low + inner;
    else low += (1 - GOLDEN) * (high - low);
  }
  return (low + high) / 2;
}
