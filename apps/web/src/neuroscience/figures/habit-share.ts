import type { Days, UnitInterval } from '@overtone/domain/units';

/** How long it took people to come within 5% of the most that their habit would reach, in the study below. */
export const HABIT_DAYS = { shortest: 18, median: 66, longest: 254 } as const;

/**
 * How far a habit has come after some days of which each had its repetition: 1 - e^(-c day), an asymptotic curve of which
 * `daysTo95` days reach 95%.
 * Source: P. Lally et al., "How are habits formed: modelling habit formation in the real world", Eur. J. Soc. Psychol. 40
 * (2010) 998-1009.
 */
export function habitShare(day: Days, daysTo95: Days): UnitInterval {
  return 1 - 0.05 ** (day / daysTo95);
}
