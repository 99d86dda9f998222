import type { RoiInputs } from './roi.ts';

/** Name of a calculator field. */
export type RoiField = keyof RoiInputs;

/** How a field is labelled and what it accepts. */
export interface RoiFieldRule {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Whether decimals are dropped. */
  readonly whole: boolean;
}

/** No team comes near it; it keeps every sum finite, whatever is typed. */
const BEYOND_ANY_TEAM = 1_000_000_000;

/** The rule of every field, the same on every page. */
export const ROI_FIELDS = {
  teamSize: { label: 'Team size', min: 1, max: BEYOND_ANY_TEAM, step: 1, whole: true },
  averageSalary: {
    label: 'Average salary ($ a year)',
    min: 0,
    max: BEYOND_ANY_TEAM,
    step: 1,
    whole: true,
  },
  hoursLostDaily: {
    label: 'Hours lost daily (per person)',
    min: 0,
    max: BEYOND_ANY_TEAM,
    step: 0.1,
    whole: false,
  },
  improvementPercent: { label: 'Expected improvement (%)', min: 0, max: 100, step: 1, whole: true },
  pricePerPerson: {
    label: 'Price per person ($ a month)',
    min: 0,
    max: BEYOND_ANY_TEAM,
    step: 0.01,
    whole: false,
  },
} as const satisfies Record<RoiField, RoiFieldRule>;

const DECIMAL_NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
const THOUSANDS = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;

/** Whether a field's numbers may be so large that they are written with separators: "85,000". */
export function takesThousands(field: RoiField): boolean {
  const { whole, max } = ROI_FIELDS[field];
  return whole && max === BEYOND_ANY_TEAM;
}

/** Whether what is typed can be read as a number, with separators or without. */
export function isRoiNumber(typed: string): boolean {
  return DECIMAL_NUMBER.test(digitsOf(typed));
}

/** A number as its field shows it. */
export function formatRoiInput(field: RoiField, value: number): string {
  return takesThousands(field) ? value.toLocaleString('en-US') : String(value);
}

/** The number that a typed field stands for, kept in the field's range. What is not a number becomes the minimum. */
export function parseRoiInput(field: RoiField, typed: string): number {
  const { min, max, whole } = ROI_FIELDS[field];
  if (!isRoiNumber(typed)) return min;
  const digits = digitsOf(typed);
  const value = whole ? Math.trunc(Number(digits)) : Number(digits);
  return Math.min(max, Math.max(min, value));
}

function digitsOf(typed: string): string {
  const text = typed.trim();
  return THOUSANDS.test(text) ? text.replaceAll(',', '') : text;
}
