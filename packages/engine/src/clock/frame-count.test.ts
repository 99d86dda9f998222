import { describe, expect, it } from 'vitest';
import { frameCounter } from './frame-count.ts';

describe('frameCounter', () => {
  it('adds up the last minute and forgets what is older', () => {
    const counter = frameCounter();
    counter.add({ shown: 100, dropped: 9 }, 0);
    counter.add({ shown: 240, dropped: 1 }, 30);
    counter.add({ shown: 239, dropped: 2 }, 59);
    expect(counter.lastMinute(59.5)).toEqual({ shown: 579, dropped: 12 });
    expect(counter.lastMinute(61)).toEqual({ shown: 479, dropped: 3 });
    expect(counter.lastMinute(200)).toEqual({ shown: 0, dropped: 0 });
  });
});
