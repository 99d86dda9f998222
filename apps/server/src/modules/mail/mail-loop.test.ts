import { describe, expect, it } from 'vitest';
import { captureLog } from '../../testing/test-app.ts';
import { startMailLoop } from './mail-loop.ts';

/** A loop whose pauses end when the test says so, or when something wakes it. */
function setUp(outcomes: readonly (number | Error)[] = []) {
  const queue = [...outcomes];
  const pauses: number[] = [];
  let endPause: () => void = () => undefined;
  let attempts = 0;
  let onPause: () => void = () => undefined;
  const captured = captureLog();
  const loop = startMailLoop({
    deliver() {
      attempts++;
      const outcome = queue.shift() ?? 0;
      return outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome);
    },
    wait: (ms, signal) =>
      new Promise((resolve) => {
        pauses.push(ms);
        endPause = resolve;
        signal.addEventListener('abort', () => resolve());
        onPause();
      }),
    log: captured.log,
  });
  const paused = () =>
    new Promise<void>((resolve) => {
      onPause = resolve;
    });
  return { loop, pauses, paused, attempts: () => attempts, endPause: () => endPause(), captured };
}

describe('the mail loop', () => {
  it('goes on at once while mails are due, and pauses when none is', async () => {
    const { loop, paused, pauses, attempts } = setUp([5, 5, 2]);
    await paused();
    expect(attempts()).toBe(4);
    expect(pauses).toEqual([10_000]);
    await loop.stop();
  });

  it('looks again after the pause', async () => {
    const { loop, paused, endPause, attempts } = setUp();
    await paused();
    const again = paused();
    endPause();
    await again;
    expect(attempts()).toBe(2);
    await loop.stop();
  });

  it('looks at once when a mail was promised, even if that happens during an attempt', async () => {
    const { loop, paused, attempts } = setUp();
    loop.wake();
    await paused();
    expect(attempts()).toBe(2);
    const again = paused();
    loop.wake();
    await again;
    expect(attempts()).toBe(3);
    await loop.stop();
  });

  it('logs a failure and goes on', async () => {
    const { loop, paused, captured, endPause, attempts } = setUp([new Error('no database')]);
    await paused();
    expect(captured.lines()).toMatchObject([
      { msg: 'mails could not be delivered', err: { message: 'no database' } },
    ]);
    const again = paused();
    endPause();
    await again;
    expect(attempts()).toBe(2);
    await loop.stop();
  });

  it('lets the mails on their way arrive before it has stopped, and then does nothing more', async () => {
    let arrive: (mails: number) => void = () => undefined;
    let attempts = 0;
    const loop = startMailLoop({
      deliver() {
        attempts++;
        return new Promise((resolve) => {
          arrive = resolve;
        });
      },
      wait: () => Promise.resolve(),
      log: captureLog().log,
    });
    let isStopped = false;
    const stop = async () => {
      await loop.stop();
      isStopped = true;
    };
    const stopping = stop();
    await Promise.resolve();
    expect(isStopped).toBe(false);
    arrive(1);
    await Promise.all([stopping, loop.stop()]);
    expect(attempts).toBe(1);
  });
});
