import { describe, expect, it } from 'vitest';
import { dayCurve, dayHours, dayPoints } from './day-curve.ts';

const DAY = [
  { time: '08:00', text: '', depth: 0 },
  { time: '09:00', text: '', depth: 1 },
  { time: '12:00', text: '', depth: 0.5 },
];

describe('a plotted day', () => {
  it('puts every moment where the clock has it', () => {
    expect(dayPoints(DAY)).toEqual([
      { x: 0, y: -1 },
      { x: 0.25, y: 1 },
      { x: 1, y: 0 },
    ]);
  });

  it('is drawn over full hours, each with its name', () => {
    const [first, ...rest] = DAY;
    const begun = [{ time: '07:30', text: '', depth: first?.depth ?? 0 }, ...rest];
    expect(dayHours(begun)).toEqual([
      { name: '07', x: 0 },
      { name: '08', x: 0.2 },
      { name: '09', x: 0.4 },
      { name: '10', x: 0.6 },
      { name: '11', x: 0.8 },
      { name: '12', x: 1 },
    ]);
    expect(dayPoints(begun)[0]?.x).toBeCloseTo(0.1);
  });

  it('runs through every moment, and never beyond the depths at its ends', () => {
    const curve = dayCurve(DAY);
    const at = (x: number) => curve.find((point) => Math.abs(point.x - x) < 1e-9)?.y;
    expect([at(0), at(0.25), at(1)]).toEqual([-1, 1, 0]);
    expect(at(0.125)).toBeCloseTo(0);
    expect(Math.max(...curve.map(({ y }) => y))).toBe(1);
  });

  it('stays where it is for as long as a moment holds', () => {
    const [first, second, last] = DAY;
    if (!first || !second || !last) throw new Error('The day has three moments.');
    const curve = dayCurve([first, { ...second, until: '11:00' }, last]);
    expect(curve.filter(({ x }) => x >= 0.25 && x <= 0.75).map(({ y }) => y)).toEqual(
      Array.from({ length: 97 }, () => 1),
    );
    expect(curve.at(-1)).toEqual({ x: 1, y: 0 });
  });
});
