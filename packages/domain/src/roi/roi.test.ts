import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROI_DEFAULTS, ROI_HINTS } from './roi-variants.ts';
import { calculateRoi, type RoiInputs } from './roi.ts';

const inputs = fc.record<RoiInputs>({
  teamSize: fc.integer({ min: 1, max: 10_000 }),
  averageSalary: fc.integer({ min: 0, max: 1_000_000 }),
  hoursLostDaily: fc.double({ min: 0, max: 24, noNaN: true }),
  improvementPercent: fc.integer({ min: 0, max: 100 }),
  pricePerPerson: fc.double({ min: 0, max: 1000, noNaN: true }),
});

/** Multiplied by 100 before it is divided by 100, this loss would come back larger than it was. */
const WHOLE_LOSS_BACK: RoiInputs = {
  teamSize: 1,
  averageSalary: 995_788,
  hoursLostDaily: 2.638_209_145_620_392_5e-217,
  improvementPercent: 100,
  pricePerPerson: 0,
};

describe('calculateRoi', () => {
  it('adds up the home page defaults', () => {
    const roi = calculateRoi(ROI_DEFAULTS.home);
    expect(roi.annualLoss).toBeCloseTo(450_721.15, 2);
    expect(roi.recoverable).toBeCloseTo(112_680.29, 2);
    expect(roi.investment).toBe(1200);
    expect(roi.net).toBeCloseTo(111_480.29, 2);
    expect(roi.roiPercent).toBe(9290);
  });

  it('adds up the research page defaults', () => {
    const roi = calculateRoi(ROI_DEFAULTS.research);
    expect(roi.annualLoss).toBeCloseTo(255_408.65, 2);
    expect(roi.recoverable).toBeCloseTo(63_852.16, 2);
    expect(roi.investment).toBe(1200);
    expect(roi.net).toBeCloseTo(62_652.16, 2);
    expect(roi.roiPercent).toBe(5221);
  });

  it('counts 250 working days and 2080 paid hours', () => {
    const onePerson = {
      teamSize: 1,
      averageSalary: 2080,
      hoursLostDaily: 1,
      improvementPercent: 100,
      pricePerPerson: 10,
    };
    expect(calculateRoi(onePerson)).toEqual({
      annualLoss: 250,
      recoverable: 250,
      investment: 120,
      net: 130,
      roiPercent: 108,
    });
  });

  it('has no percentage where nothing is invested', () => {
    const roi = calculateRoi({ ...ROI_DEFAULTS.home, pricePerPerson: 0 });
    expect(roi.investment).toBe(0);
    expect(roi.roiPercent).toBeNull();
    const nothing = { ...ROI_DEFAULTS.home, pricePerPerson: 0, improvementPercent: 0 };
    expect(calculateRoi(nothing).roiPercent).toBeNull();
  });

  it('loses the whole investment where nothing is recovered', () => {
    const roi = calculateRoi({ ...ROI_DEFAULTS.home, improvementPercent: 0 });
    expect(roi.net).toBe(-1200);
    expect(roi.roiPercent).toBe(-100);
  });

  it('shows a loss too small to round to a percent as 0, not as minus zero', () => {
    const roi = calculateRoi({
      teamSize: 1,
      averageSalary: 2080,
      hoursLostDaily: 1,
      improvementPercent: 100,
      pricePerPerson: 20.84,
    });
    expect(roi.net).toBeLessThan(0);
    expect(roi.roiPercent).toBe(0);
  });

  it('rounds to a whole percentage', () => {
    fc.assert(
      fc.property(inputs, (given) => {
        const { roiPercent } = calculateRoi(given);
        expect(roiPercent === null || Number.isInteger(roiPercent)).toBe(true);
      }),
    );
  });

  it('is consistent: net is what is recovered less what is paid, and never more than the loss', () => {
    fc.assert(
      fc.property(inputs, (given) => {
        const roi = calculateRoi(given);
        expect(roi.net).toBe(roi.recoverable - roi.investment);
        expect(roi.recoverable).toBeLessThanOrEqual(roi.annualLoss);
      }),
      { examples: [[WHOLE_LOSS_BACK]] },
    );
  });

  it('grows in proportion to the team', () => {
    fc.assert(
      fc.property(inputs, (given) => {
        const twice = calculateRoi({ ...given, teamSize: given.teamSize * 2 });
        expect(twice.net).toBeCloseTo(calculateRoi(given).net * 2, 3);
      }),
    );
  });
});

describe('ROI_HINTS', () => {
  it('names the standard price, the conservative and the typical improvement', () => {
    expect(ROI_HINTS.pricePerPerson).toContain(`$${ROI_DEFAULTS.research.pricePerPerson}`);
    expect(ROI_HINTS.improvementPercent).toMatch(/conservative: 25%/iu);
    expect(ROI_HINTS.improvementPercent).toMatch(/typical: 40%/iu);
  });
});
