import type { Usd } from '../units.ts';

/** What the calculator asks for. */
export interface RoiInputs {
  /** People in the team. */
  readonly teamSize: number;
  /** Average salary of one person, a year. */
  readonly averageSalary: Usd;
  /** Hours that one person loses to interruptions on a working day. */
  readonly hoursLostDaily: number;
  /** Share of the lost time expected back, in percent. */
  readonly improvementPercent: number;
  /** Price of one seat, a month. */
  readonly pricePerPerson: Usd;
}

/** What the calculator answers, for one year. `roiPercent` is null when nothing is invested. */
export interface Roi {
  readonly annualLoss: Usd;
  readonly recoverable: Usd;
  readonly investment: Usd;
  readonly net: Usd;
  readonly roiPercent: number | null;
}

const WORKING_DAYS_A_YEAR = 250;
const PAID_HOURS_A_YEAR = 2080;
const MONTHS_A_YEAR = 12;

/** Return on a year of seats, if the expected share of the lost hours comes back. */
export function calculateRoi(inputs: RoiInputs): Roi {
  const hourlyCost = inputs.averageSalary / PAID_HOURS_A_YEAR;
  const annualLoss = WORKING_DAYS_A_YEAR * inputs.hoursLostDaily * hourlyCost * inputs.teamSize;
  const recoverable = annualLoss * (inputs.improvementPercent / 100);
  const investment = inputs.teamSize * inputs.pricePerPerson * MONTHS_A_YEAR;
  const net = recoverable - investment;
  return {
    annualLoss,
    recoverable,
    investment,
    net,
    roiPercent: wholePercent(net / investment),
  };
}

/** Adding 0 turns the -0 that rounding can leave into 0. A share of nothing, or of next to nothing, has no percentage. */
function wholePercent(share: number): number | null {
  const percent = Math.round(share * 100) + 0;
  return Number.isFinite(percent) ? percent : null;
}
