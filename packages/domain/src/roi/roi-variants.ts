import type { RoiInputs } from './roi.ts';

/** The pages with a calculator: `home` stands on the home and science pages, `research` on the two research pages. */
export type RoiVariant = 'home' | 'research';

/** What each variant starts from. */
export const ROI_DEFAULTS: Readonly<Record<RoiVariant, RoiInputs>> = {
  home: {
    teamSize: 10,
    averageSalary: 150_000,
    hoursLostDaily: 2.5,
    improvementPercent: 25,
    pricePerPerson: 10,
  },
  research: {
    teamSize: 10,
    averageSalary: 85_000,
    hoursLostDaily: 2.5,
    improvementPercent: 25,
    pricePerPerson: 10,
  },
};

/** Hints under the fields. */
export const ROI_HINTS = {
  improvementPercent: 'Conservative: 25%. Typical: 40%.',
  pricePerPerson: 'Standard price: $10.',
} as const satisfies Partial<Record<keyof RoiInputs, string>>;
