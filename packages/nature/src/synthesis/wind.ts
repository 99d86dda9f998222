import { TRACK_LOOP_S } from '@overtone/domain/session/background-sounds';
import type { Hertz, Seconds } from '@overtone/domain/units';
import type { Random } from '@overtone/engine/dsp/random';
import { applyGain, drift, type Curve } from './control-curves.ts';
import { addScaled, silentLoop, type Stereo } from './loop.ts';
import { noiseBed } from './noise-bed.ts';
import { band, lowPass, shaped, tilt } from './spectrum-shapes.ts';

/** Centres of the wind's bands, half an octave apart; each is softer than the one below by 1.3 dB. */
const BANDS: readonly Hertz[] = Array.from({ length: 8 }, (_, i) => 140 * 2 ** (i / 2));
const BAND_OCTAVES = 0.45;
const FALL_PER_BAND = 0.22;

/** Amplitude follows the wind's upper edge to this power. */
const LEVEL_EXPONENT = 0.75;

/** How far gusts move the wind's upper edge, in bands of half an octave, around the middle. */
const MIDDLE_BAND = 4.2;
const BANDS_PER_UNIT = 1;
const CLOSING_PER_BAND = 0.6;

/** No gust is stronger than this many times the usual one. */
const STRONGEST = 1.6;

/** How strongly the wind blows over the loop: about -1.6 to 1.6, usual 0. */
export function gusts(random: Random): Curve {
  const free = drift(random, { lowest: 0.02, highest: 0.5, exponent: 1.4 });
  return free.map((s) => STRONGEST * Math.tanh(s / STRONGEST));
}

/**
 * Wind. No filter is swept: eight fixed bands are faded by the gusts, the higher ones
 * later, so a stronger wind is both louder (level ~ edge^1.5) and brighter.
 */
export function wind(random: Random, strength: Curve): Stereo {
  const sound = silentLoop();
  const rumble = noiseBed(random, shaped(band(95, 0.8), tilt(95, -1)));
  addScaled(
    sound,
    applyGain(
      rumble,
      strength.map((s) => 2 ** (0.2 * s)),
    ),
    0.5,
  );
  BANDS.forEach((centre, index) => {
    const layer = noiseBed(random, band(centre, BAND_OCTAVES));
    const flutter = drift(random, { lowest: 0.1, highest: 3, exponent: 1.2 });
    const gain = strength.map((s, i) => {
      const edge = MIDDLE_BAND + BANDS_PER_UNIT * s;
      const open = 1 / (1 + Math.exp(CLOSING_PER_BAND * (index - edge)));
      const level = 2 ** (LEVEL_EXPONENT * 0.5 * BANDS_PER_UNIT * s);
      return open * level * 2 ** (0.12 * (flutter[i] ?? 0)) * 2 ** (-FALL_PER_BAND * index);
    });
    addScaled(sound, applyGain(layer, gain), 1);
  });
  return sound;
}

/** Time from a gust to its rustle. */
const LATE_S: Seconds = 0.5;

/** Leaves that rustle in it, a little after the gust. */
export function leaves(random: Random, strength: Curve): Stereo {
  const rustle = noiseBed(random, shaped(band(2600, 1.05), lowPass(5500, 1)));
  const flicker = drift(random, { lowest: 0.3, highest: 12, exponent: 0.8 });
  const late = Math.round((LATE_S / TRACK_LOOP_S) * strength.length);
  const gain = strength.map((_, i) => {
    const gust = strength[(i - late + strength.length) % strength.length] ?? 0;
    return 2 ** (0.7 * gust + 0.3 * (flicker[i] ?? 0));
  });
  return applyGain(rustle, gain);
}
