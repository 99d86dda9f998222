import { describe, expect, it } from 'vitest';
import { screenReports } from './screen-reports.ts';

const REST = { globalHz: 3, centreHz: 13, clockErrorMs: 0.2, clockOffset: 7 };
const MEASURED = { kind: 'refresh', refreshHz: 60, isSteady: true } as const;

describe('the reports of a screen', () => {
  it('add up frames since the last report and keep what was measured', () => {
    const reports = screenReports();
    reports.take({ ...MEASURED, shownFrames: 120, droppedFrames: 2 });
    reports.take({ ...MEASURED, shownFrames: 240, droppedFrames: 1 });
    expect(reports.next(REST)).toEqual({
      ...REST,
      refreshHz: 60,
      isSteady: true,
      shownFrames: 360,
      droppedFrames: 3,
      unavailable: null,
    });
    expect(reports.next(REST)).toMatchObject({ refreshHz: 60, shownFrames: 0, droppedFrames: 0 });
  });

  it('say why nothing can be drawn', () => {
    const reports = screenReports();
    reports.take({ kind: 'unavailable', reason: 'no WebGL 2' });
    expect(reports.next(REST).unavailable).toBe('no WebGL 2');
    reports.take({ kind: 'available' });
    expect(reports.next(REST).unavailable).toBeNull();
  });
});
