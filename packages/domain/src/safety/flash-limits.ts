import type { Degrees, Hertz, Milliseconds } from '../units.ts';

/*
 * Sources: WCAG 2.2, success criterion 2.3.1 and its definition of "general flash and red flash thresholds"; ITU-R
 * BT.1702. Limits named "guarded" are the product's own and stricter.
 */

/** Flashes in any one second that are always allowed (WCAG 2.3.1). */
export const MAX_FLASHES_PER_SECOND = 3;

/** Change of relative luminance, of 1 at most, from which two opposing changes are a general flash (WCAG). */
export const GENERAL_FLASH_SWING = 0.1;

/** Relative luminance of the darker image from which no change counts as a general flash (WCAG). */
export const GENERAL_FLASH_DARK_BELOW = 0.8;

/** Share of linear red in R + G + B from which a colour is a saturated red (WCAG). */
export const SATURATED_RED_SHARE = 0.8;

/** Distance in CIE 1976 u'v' above which two opposing changes to or from a saturated red are a red flash (WCAG 2.2). */
export const RED_FLASH_DISTANCE = 0.2;

/** Window of 10 degrees of the visual field at the reference screen of 1024 x 768, in CSS pixels (WCAG). */
export const FLASH_WINDOW_PX = { width: 341, height: 256 } as const;

/** Share of that window that may flash at any rate (WCAG). */
export const FLASH_AREA_SHARE = 0.25;

/** Absolute change that is a flash, where the darker image is below `FLASH_DARK_BELOW_CD_M2` (ITU-R BT.1702). */
export const FLASH_SWING_CD_M2 = 20;

/** Luminance of the darker image from which the absolute rule no longer counts (ITU-R BT.1702). */
export const FLASH_DARK_BELOW_CD_M2 = 160;

/**
 * Rate from which the guard bounds the swing: of one rhythm, or of two together, whose product moves at their sum. Slower
 * light makes at most two opposing changes in any second, whatever its swing: with the one of a switch beside them it
 * stays clear of every flash rule and of its warnings.
 */
export const GUARDED_FROM_HZ: Hertz = 0.8;

/**
 * Guarded swing of relative luminance on the worst background: the 20 cd/m2 rule on a screen of 400 cd/m2, since the
 * screen's brightness is not known.
 */
export const GUARDED_SWING: number = FLASH_SWING_CD_M2 / 400;

/**
 * Change of max(0, R - G - B), in linear light, above which two opposing changes to or from a saturated red are a red
 * flash (WCAG 2.0 and 2.1, which state it as 20 of 320).
 */
export const RED_FLASH_CHANGE: number = 20 / 320;

/** Guarded change of max(0, R - G - B) over the worst saturated red. */
export const GUARDED_RED_CHANGE = 0.048;

/** Full-saturation hues that stay clear of saturated red, with a margin. */
export const GUARDED_HUES: { readonly min: Degrees; readonly max: Degrees } = { min: 40, max: 320 };

/** Rates at which light most often provokes seizures in photosensitive people. */
export const PROVOCATIVE_RATES_HZ: { readonly min: Hertz; readonly max: Hertz } = {
  min: 15,
  max: 25,
};

/** Shortest time between two switches of the session, so that switching by hand cannot flash. */
export const MIN_TOGGLE_INTERVAL_MS: Milliseconds = 400;
