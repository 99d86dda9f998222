import { createManualClock } from '@overtone/testkit/manual-clock';
import { describe, expect, it } from 'vitest';
import { isCancelled, withDeadline } from './deadline.ts';

function untilAborted(signal: AbortSignal): Promise<string> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve('aborted'));
  });
}

describe('a deadline', () => {
  it('aborts the work when it has passed, and not before', async () => {
    const clock = createManualClock();
    let signal: AbortSignal | undefined;
    const result = withDeadline(clock, 100, (given) => {
      signal = given;
      return untilAborted(given);
    });
    clock.advance(99);
    expect(signal?.aborted).toBe(false);
    clock.advance(1);
    expect(await result).toBe('aborted');
  });

  it('aborts the work when its parent does', async () => {
    const parent = new AbortController();
    const result = withDeadline(createManualClock(), 100, untilAborted, parent.signal);
    parent.abort();
    expect(await result).toBe('aborted');
  });

  it('that has passed is no cancellation, and a parent’s end is one', async () => {
    const clock = createManualClock();
    const parent = new AbortController();
    const signals: AbortSignal[] = [];
    const work = (signal: AbortSignal) => {
      signals.push(signal);
      return untilAborted(signal);
    };
    const late = withDeadline(clock, 100, work);
    const left = withDeadline(clock, 200, work, parent.signal);
    expect(signals.map(isCancelled)).toEqual([false, false]);
    clock.advance(100);
    parent.abort();
    await Promise.all([late, left]);
    expect(signals.map(isCancelled)).toEqual([false, true]);
    expect(isCancelled(undefined)).toBe(false);
  });

  it('leaves no timer behind, whether the work succeeds or throws', async () => {
    const clock = createManualClock();
    expect(await withDeadline(clock, 100, () => Promise.resolve(7))).toBe(7);
    await expect(
      withDeadline(clock, 100, () => Promise.reject(new Error('broken'))),
    ).rejects.toThrow('broken');
    expect(clock.waiting).toBe(0);
  });
});
