import { describe, expect, it } from 'vitest';
import { frameLog } from './frame-log.ts';
import { type LabReport, reportText } from './lab-report.ts';

function sixtyHz(frames: number, isDropped: (i: number) => boolean = () => false) {
  const log = frameLog();
  for (let i = 0; i < frames; i += 1) {
    if (isDropped(i)) continue;
    log.take({
      stampMs: (1000 * i) / 60,
      costMs: i % 100 < 90 ? 0.2 : 0.9,
      offsetMs: i % 2 ? 1 : -1,
      lightHz: 10,
    });
  }
  return log.read();
}

describe('the log of a trial', () => {
  it('knows the refresh rate, what a frame cost and how far light and sound were apart', () => {
    const read = sixtyHz(600);
    expect(read.refreshHz).toBeCloseTo(60, 1);
    expect(read).toMatchObject({ isSteady: true, shownFrames: 600, droppedFrames: 0 });
    expect(read.frameCostMs).toEqual({ median: 0.2, p95: 0.9 });
    expect(read.offsetMs).toEqual({ median: 1, p95: 1 });
  });

  it('counts the refreshes that brought no picture', () => {
    const read = sixtyHz(1200, (i) => i === 300 || i === 301 || i === 700);
    expect(read.droppedFrames).toBe(3);
    expect(read.shownFrames).toBe(1197);
  });

  it('counts those after the last reading too', () => {
    expect(sixtyHz(350, (i) => i === 340).droppedFrames).toBe(1);
  });

  it('is as long as the trial was, also one that was stopped', () => {
    expect(sixtyHz(31).lengthS).toBeCloseTo(0.5, 6);
  });

  it('has no offset without sound', () => {
    const log = frameLog();
    log.take({ stampMs: 0, costMs: 1, offsetMs: null, lightHz: 1 });
    expect(log.read().offsetMs).toBeNull();
  });
});

describe('the report', () => {
  const report: LabReport = {
    version: '0.1.0',
    takenAt: '2026-11-22T10:00Z',
    browser: 'a browser',
    window: '1440 x 900 at 2',
    setup: { screen: 'a screen', connection: 'HDMI', sound: '', recorder: '' },
    trials: [
      {
        askedHz: 10,
        inside: sixtyHz(1200),
        outside: { lightHz: 10.0002, soundHz: null, lightAfterSoundMs: -3.25 },
      },
    ],
  };

  it('says what was measured, and of what was not that it was not', () => {
    const text = reportText(report);
    expect(text).toContain('Screen:     a screen');
    expect(text).toContain('Sound:      not named');
    expect(text).toContain('10 Hz, 20.0 s');
    expect(text).toContain('patch           10.0000 Hz');
    expect(text).toContain('frames          1200 shown, 0 dropped');
    expect(text).toContain('light outside   10.0002 Hz');
    expect(text).toContain('sound outside   not measured');
    expect(text).toContain('light after sound, outside: -3.3 ms');
  });
});
