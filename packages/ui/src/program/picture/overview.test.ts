import { describe, expect, it } from 'vitest';
import { overviewWindow, scrollOfWindow } from './overview.ts';

const VIEW = { scrollLeft: 2000, clientWidth: 500, scrollWidth: 8000 };

describe('the window in an overview', () => {
  it('lies where what is seen lies in all of it', () => {
    expect(overviewWindow(500, VIEW)).toEqual({ left: 125, width: 31.25 });
  });

  it('is all of it where all is seen', () => {
    expect(overviewWindow(500, { scrollLeft: 0, clientWidth: 500, scrollWidth: 500 })).toEqual({
      left: 0,
      width: 500,
    });
  });

  it.each([0, 40_000, 79_500])('can be met, and stays within, scrolled by %i px', (scrollLeft) => {
    const { left, width } = overviewWindow(500, { ...VIEW, scrollLeft, scrollWidth: 80_000 });
    expect(width).toBe(16);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left + width).toBeLessThanOrEqual(500);
  });

  it('scrolls to where it is moved, and no further than there is', () => {
    const { left } = overviewWindow(500, VIEW);
    expect(scrollOfWindow(500, VIEW, left)).toBeCloseTo(2000);
    expect(scrollOfWindow(500, VIEW, -40)).toBe(0);
    expect(scrollOfWindow(500, VIEW, 600)).toBe(7500);
  });
});
