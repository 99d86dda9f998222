import { describe, expect, it } from 'vitest';
import { singleFlight } from './single-flight.ts';

const forever = new AbortController().signal;

/** Work that the test ends. */
function work() {
  const { promise, resolve } = Promise.withResolvers<string>();
  const begun: AbortSignal[] = [];
  const begin = (signal: AbortSignal) => {
    begun.push(signal);
    return promise;
  };
  return { begin, begun, end: resolve };
}

describe('singleFlight', () => {
  it('does the same work once for everybody who asks while it is under way', async () => {
    const { join } = singleFlight<string>();
    const { begin, begun, end } = work();
    const asked = [join('a', forever, begin), join('a', forever, begin)];
    end('done');
    expect(await Promise.all(asked)).toEqual(['done', 'done']);
    expect(begun).toHaveLength(1);
    await join('a', forever, begin);
    expect(begun).toHaveLength(2);
  });

  it('keeps different work apart', () => {
    const { join } = singleFlight<string>();
    const { begin, begun } = work();
    void join('a', forever, begin);
    void join('b', forever, begin);
    expect(begun).toHaveLength(2);
  });

  it('goes on while anybody waits, and is abandoned with the last', () => {
    const { join } = singleFlight<string>();
    const { begin, begun } = work();
    const [one, other] = [new AbortController(), new AbortController()];
    void join('a', one.signal, begin);
    void join('a', other.signal, begin);
    one.abort();
    expect(begun[0]?.aborted).toBe(false);
    other.abort();
    expect(begun[0]?.aborted).toBe(true);
  });

  it('begins anew for whoever comes after it was abandoned', () => {
    const { join } = singleFlight<string>();
    const { begin, begun } = work();
    const leaving = new AbortController();
    void join('a', leaving.signal, begin);
    leaving.abort();
    void join('a', forever, begin);
    expect(begun.map(({ aborted }) => aborted)).toEqual([true, false]);
  });

  it('is abandoned at once by somebody who has gone already', () => {
    const { begin, begun } = work();
    void singleFlight<string>().join('a', AbortSignal.abort(), begin);
    expect(begun[0]?.aborted).toBe(true);
  });

  it('passes a failure on, and forgets it', async () => {
    const { join } = singleFlight<string>();
    await expect(join('a', forever, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await join('a', forever, () => Promise.resolve('yes'))).toBe('yes');
  });
});
