import { describe, expect, it } from 'vitest';
import { createManualClock } from './manual-clock.ts';

describe('the manual clock', () => {
  it('stands still until it is advanced', () => {
    const clock = createManualClock(50);
    expect(clock.now()).toBe(50);
    clock.advance(25);
    expect(clock.now()).toBe(75);
  });

  it('runs timers in order of time, each at its own moment', () => {
    const clock = createManualClock();
    const ran: string[] = [];
    clock.after(30, () => ran.push(`late ${clock.now()}`));
    clock.after(10, () => ran.push(`early ${clock.now()}`));
    clock.advance(100);
    expect(ran).toEqual(['early 10', 'late 30']);
    expect(clock.now()).toBe(100);
  });

  it('repeats a period until it is stopped, and stopping twice does nothing', () => {
    const clock = createManualClock();
    const at: number[] = [];
    const stop = clock.every(10, () => at.push(clock.now()));
    clock.advance(35);
    stop();
    stop();
    clock.advance(100);
    expect(at).toEqual([10, 20, 30]);
    expect(clock.waiting).toBe(0);
  });

  it('runs a timer that another timer set, when it falls due in the same step', () => {
    const clock = createManualClock();
    const at: number[] = [];
    clock.after(10, () => clock.after(10, () => at.push(clock.now())));
    clock.advance(20);
    expect(at).toEqual([20]);
  });

  it('does not run a timer that was stopped', () => {
    const clock = createManualClock();
    const ran: number[] = [];
    clock.after(10, () => ran.push(1))();
    clock.advance(10);
    expect(ran).toEqual([]);
  });

  it('refuses a period that would never let time pass', () => {
    expect(() => createManualClock().every(0, () => {})).toThrow(RangeError);
  });
});
