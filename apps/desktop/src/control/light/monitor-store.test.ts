import { createFakeHost } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
import type { Monitor, ScreenReport } from '../../shell/events.ts';
import { createFakeShell } from '../../testing/fake-shell.ts';
import { createDesktopPreferences } from '../computer/desktop-preferences.ts';
import { createMonitorStore } from './monitor-store.ts';

function monitor(key: string): Monitor {
  return { key, lightKey: key, name: key, x: 0, y: 0, width: 1280, height: 720, scale: 1 };
}

function report(refreshHz: number): ScreenReport {
  return {
    refreshHz,
    isSteady: true,
    shownFrames: 30,
    droppedFrames: 0,
    globalHz: 3,
    centreHz: 13,
    clockErrorMs: 0.3,
    clockOffset: 7,
    unavailable: null,
  };
}

function setUp() {
  const shell = createFakeShell();
  const preferences = createDesktopPreferences({ shell, host: createFakeHost() });
  const leading: (ScreenReport | null)[] = [];
  const monitors = createMonitorStore({
    shell,
    preferences,
    onLeading: (latest) => leading.push(latest),
  });
  monitors.take([monitor('A'), monitor('B')]);
  monitors.lightIs(true);
  return { shell, monitors, leading, row: (at: number) => monitors.$rows.get()[at] };
}

describe('the monitors', () => {
  it('say how the light on each of them goes', () => {
    const { shell, row } = setUp();
    shell.send('overlay-report', { key: 'B', report: report(144) });
    expect(row(0)).toMatchObject({ key: 'A', report: null, isShown: true });
    expect(row(1)?.report?.refreshHz).toBe(144);
  });

  it('are led by the first that has light', () => {
    const { shell, monitors, leading } = setUp();
    shell.send('overlay-report', { key: 'B', report: report(144) });
    shell.send('overlay-report', { key: 'A', report: report(60) });
    shell.send('overlay-report', { key: 'B', report: report(144) });
    expect(leading.map((latest) => latest?.refreshHz)).toEqual([undefined, 144, 60]);
    monitors.take([]);
    expect(leading.at(-1)).toBeNull();
  });

  it('forget the light of a monitor that was unplugged', () => {
    const { shell, row } = setUp();
    shell.send('overlay-report', { key: 'B', report: report(144) });
    shell.send('monitors', [monitor('A')]);
    shell.send('monitors', [monitor('A'), monitor('B')]);
    expect(row(1)?.report).toBeNull();
  });

  it('say why there is no light, on one or on all, until the next session', () => {
    const { shell, monitors, row } = setUp();
    const reason = 'clicks did not go through it';
    shell.send('overlay-failed', { key: 'B', reason, comesAgain: false });
    shell.send('overlay-failed', { key: null, reason: 'no monitors', comesAgain: true });
    expect(row(1)?.failure).toEqual({ reason, cure: 'person' });
    expect(monitors.$failure.get()).toBe('no monitors');
    monitors.lightIs(false);
    expect(row(1)?.failure).toEqual({ reason, cure: 'person' });
    monitors.lightIs(true);
    expect(row(1)?.failure).toBeNull();
    expect(monitors.$failure.get()).toBeNull();
  });

  it('say that a light comes back by itself, and no more once it is back', () => {
    const { shell, row } = setUp();
    const reason = 'its page no longer answered';
    shell.send('overlay-failed', { key: 'B', reason, comesAgain: true });
    expect(row(1)?.failure).toEqual({ reason, cure: 'itself' });
    shell.send('overlay-report', { key: 'B', report: report(60) });
    expect(row(1)).toMatchObject({ failure: null, report: { refreshHz: 60 } });
  });

  it('promise nothing where a screen can show no light', () => {
    const { shell, row } = setUp();
    const unavailable = 'this screen has no WebGL';
    shell.send('overlay-report', { key: 'B', report: { ...report(60), unavailable } });
    expect(row(1)?.failure).toEqual({ reason: unavailable, cure: 'nothing' });
  });

  it('are tried again where a person wants it', () => {
    const { shell, monitors, row } = setUp();
    shell.send('overlay-failed', { key: 'B', reason: 'it was slow', comesAgain: false });
    monitors.setShown('B', true);
    expect(row(1)?.failure).toBeNull();
    expect(shell.given).toContainEqual(['setMonitorShown', 'B', true]);
  });

  it('say nothing of a light that is off, though an overlay that fades still reports', () => {
    const { shell, monitors, row } = setUp();
    shell.send('overlay-report', { key: 'B', report: report(144) });
    monitors.lightIs(false);
    expect(row(1)?.report).toBeNull();
    shell.send('overlay-report', { key: 'B', report: report(144) });
    expect(row(1)?.report).toBeNull();
  });

  it('are switched off one by one', () => {
    const { monitors, row } = setUp();
    monitors.setShown('B', false);
    expect([row(0)?.isShown, row(1)?.isShown]).toEqual([true, false]);
  });
});
