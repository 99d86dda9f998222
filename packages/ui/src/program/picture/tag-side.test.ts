import { describe, expect, it } from 'vitest';
import { tagIsLow } from './tag-side.ts';

const FRAME = { width: 900, height: 400, endMs: 60_000, inset: 9 };

describe('the values at the cursor', () => {
  it('stand at the top, and at the foot where a line is up there and none down there', () => {
    expect(tagIsLow(FRAME, { fastHz: 4, slowHz: 0.1 })).toBe(false);
    expect(tagIsLow(FRAME, { fastHz: 40, slowHz: 3 })).toBe(true);
    expect(tagIsLow(FRAME, { fastHz: 40, slowHz: 0 })).toBe(true);
    expect(tagIsLow(FRAME, { fastHz: 0, slowHz: 0 })).toBe(false);
  });

  it('stand at the top where both have a line', () => {
    expect(tagIsLow(FRAME, { fastHz: 40, slowHz: 0.1 })).toBe(false);
  });
});
