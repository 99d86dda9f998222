import { relativeLuminance } from '@overtone/domain/safety/luminance';
import type { UnitInterval } from '@overtone/domain/units';
import { HIGHEST_OPACITY } from '../stimulus/overlay-law.ts';

/*
 * A net over all backgrounds: every colour that can lie under the overlay is near one of the net's, near enough that
 * between any two tints of the overlay the luminance of both changes by the same, within `NET_ERROR`. Luminance is a sum
 * over the channels, so each channel has levels of its own, denser where the channel weighs more.
 */

/** One channel's levels, gamma-encoded, and how far a change over any other level may differ from the nearest one's. */
export interface NetChannel {
  readonly weight: number;
  readonly levels: readonly UnitInterval[];
  readonly error: number;
}

/** The net's red levels. */
export const RED_NET: NetChannel = {
  weight: relativeLuminance({ r: 1, g: 0, b: 0 }),
  levels: [0.174, 0.455, 0.663, 0.809, 0.926, 0.999],
  error: 0.06,
};

/** The net's green levels. */
export const GREEN_NET: NetChannel = {
  weight: relativeLuminance({ r: 0, g: 1, b: 0 }),
  levels: [0.092, 0.249, 0.389, 0.515, 0.618, 0.703, 0.776, 0.841, 0.899, 0.953, 0.999],
  error: 0.03,
};

/** The net's blue levels. */
export const BLUE_NET: NetChannel = {
  weight: relativeLuminance({ r: 0, g: 0, b: 1 }),
  levels: [0.225, 0.571, 0.787, 0.944],
  error: 0.08,
};

/** How far the change of luminance over any background may differ from that over the net's nearest one. */
export const NET_ERROR: number = [RED_NET, GREEN_NET, BLUE_NET].reduce(
  (sum, { weight, error }) => sum + weight * error,
  0,
);

/**
 * Places between the middle (0) and the rim (1) of the overlay that are watched. Over any place between two of them, a
 * change of luminance differs from the straight line between theirs by at most `PLACE_ERROR`: the curve of sRGB bends by
 * 3 at most (3.02 at white, for which the net's levels leave room), and half the way from middle to rim is at most half the
 * highest opacity.
 */
export const PLACES: readonly UnitInterval[] = [0, 0.5, 1];

export const PLACE_ERROR: number = (3 * (HIGHEST_OPACITY / 2) ** 2) / 8;
