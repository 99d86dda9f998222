import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatRoiInput, parseRoiInput, ROI_FIELDS, type RoiField } from './roi-inputs.ts';
import { ROI_DEFAULTS, type RoiVariant } from './roi-variants.ts';
import { calculateRoi } from './roi.ts';

const FIELDS: readonly RoiField[] = [
  'teamSize',
  'averageSalary',
  'hoursLostDaily',
  'improvementPercent',
  'pricePerPerson',
];

describe('parseRoiInput', () => {
  it.each<[RoiField, string, number]>([
    ['teamSize', '25', 25],
    ['teamSize', '10.9', 10],
    ['teamSize', '1', 1],
    ['teamSize', '0', 1],
    ['teamSize', '0.9', 1],
    ['teamSize', '-5', 1],
    ['averageSalary', '85000', 85_000],
    ['averageSalary', '85000.99', 85_000],
    ['averageSalary', '85,000', 85_000],
    ['averageSalary', '1,250,000', 1_250_000],
    ['averageSalary', '0', 0],
    ['averageSalary', '-1', 0],
    ['hoursLostDaily', '2.5', 2.5],
    ['hoursLostDaily', '.5', 0.5],
    ['hoursLostDaily', '0', 0],
    ['hoursLostDaily', '-0.1', 0],
    ['improvementPercent', '25', 25],
    ['improvementPercent', '40.7', 40],
    ['improvementPercent', '0', 0],
    ['improvementPercent', '-1', 0],
    ['improvementPercent', '100', 100],
    ['improvementPercent', '101', 100],
    ['pricePerPerson', '9.99', 9.99],
    ['pricePerPerson', '0', 0],
    ['pricePerPerson', '-0.01', 0],
    ['pricePerPerson', ' 10 ', 10],
    ['pricePerPerson', '1e3', 1000],
  ])('reads %s "%s" as %d', (field, typed, value) => {
    expect(parseRoiInput(field, typed)).toBe(value);
  });

  it.each([
    '',
    ' ',
    'ten',
    'NaN',
    'Infinity',
    '0x10',
    '--1',
    '1.2.3',
    '$10',
    '85,00',
    ',500',
    '1,2000',
  ])('turns "%s" into the minimum of every field', (typed) => {
    expect(FIELDS.map((field) => parseRoiInput(field, typed))).toEqual([1, 0, 0, 0, 0]);
  });

  it('reads what a field shows as the number that it stands for', () => {
    expect(formatRoiInput('averageSalary', 85_000)).toBe('85,000');
    expect(formatRoiInput('hoursLostDaily', 2.5)).toBe('2.5');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (value) => {
        expect(parseRoiInput('averageSalary', formatRoiInput('averageSalary', value))).toBe(value);
      }),
    );
  });

  it('keeps any typed text inside the range of the field, and whole where it must be', () => {
    const typed = fc.oneof(
      fc.string(),
      fc.double().map(String),
      fc.bigInt().map(String),
      fc.constant('9'.repeat(400)),
    );
    fc.assert(
      fc.property(fc.constantFrom(...FIELDS), typed, (field, text) => {
        const { min, max, whole } = ROI_FIELDS[field];
        const value = parseRoiInput(field, text);
        expect(value).toBeGreaterThanOrEqual(min);
        expect(value).toBeLessThanOrEqual(max);
        expect(!whole || Number.isInteger(value)).toBe(true);
      }),
    );
  });

  it('never lets the result run out of numbers', () => {
    const huge = '9'.repeat(400);
    const roi = calculateRoi({
      teamSize: parseRoiInput('teamSize', huge),
      averageSalary: parseRoiInput('averageSalary', huge),
      hoursLostDaily: parseRoiInput('hoursLostDaily', huge),
      improvementPercent: parseRoiInput('improvementPercent', huge),
      pricePerPerson: parseRoiInput('pricePerPerson', '0.01'),
    });
    expect(Object.values(roi).every(Number.isFinite)).toBe(true);
  });
});

describe('ROI_DEFAULTS', () => {
  it('are the defaults of the two variants', () => {
    expect(ROI_DEFAULTS.home.averageSalary).toBe(150_000);
    expect(ROI_DEFAULTS.research.averageSalary).toBe(85_000);
  });

  it.each<RoiVariant>(['home', 'research'])('of %s are what typing them gives', (variant) => {
    for (const field of FIELDS) {
      const value = ROI_DEFAULTS[variant][field];
      expect(parseRoiInput(field, String(value))).toBe(value);
    }
  });
});
