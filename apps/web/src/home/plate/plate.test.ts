import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashOfPlate, type Plate, plateOfHash } from './plate.ts';
import { PLATE_SIZES, plateItems } from './plate-items.ts';

const PLATE: Plate = {
  task: 'write “my” thesis & rest #1 50%',
  label: 'Deep focus',
  pair: { slowHz: 3, fastHz: 15 },
  hue: 190,
  date: '2026-11-23',
};

describe('the address of a plate', () => {
  it('carries all of it, in the fragment alone', () => {
    const hash = hashOfPlate(PLATE);
    expect(hash.startsWith('#plate?')).toBe(true);
    expect(plateOfHash(hash)).toEqual(PLATE);
  });

  it.each([
    ['', 'no fragment'],
    ['#pricing', 'an anchor'],
    ['#plate?task=a', 'no pair'],
    [hashOfPlate({ ...PLATE, task: ' ' }), 'no task'],
    [hashOfPlate({ ...PLATE, pair: { slowHz: 15, fastHz: 3 } }), 'a pair the wrong way round'],
    [hashOfPlate({ ...PLATE, date: 'tomorrow' }), 'no date'],
    [hashOfPlate({ ...PLATE, date: '2026-23-11' }), 'no day of the calendar'],
    [hashOfPlate({ ...PLATE, hue: NaN }), 'no hue'],
  ])('says nothing of %j: %s', (hash) => {
    expect(plateOfHash(hash)).toBeNull();
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => void plateOfHash(`#plate?${text}`)));
  });
});

describe('what a plate is drawn of', () => {
  it.each(Object.entries(PLATE_SIZES))(
    'shows task, pair, equation and date inside the %s',
    (_, size) => {
      const items = plateItems(PLATE, size);
      const words = items.flatMap((item) => (item.kind === 'text' ? [item.text] : [])).join(' ');
      for (const part of [
        'thesis',
        'Deep focus',
        '3 Hz carrying 15 Hz',
        'y = sin(2π·3 Hz·t)',
        '23 November 2026',
      ]) {
        expect(words).toContain(part);
      }
      for (const { kind, x, y } of items) {
        // The curve and its axis run from edge to edge; words keep away from both.
        expect(x).toBeGreaterThanOrEqual(kind === 'text' ? 24 : 0);
        expect(x).toBeLessThanOrEqual(size.width - 24);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(size.height);
      }
    },
  );

  it('breaks a task into lines of about the same length', () => {
    const words = plateItems(
      { ...PLATE, task: 'Write the eulogy for my favourite and only uncle' },
      PLATE_SIZES.plate,
    ).flatMap((item) => (item.kind === 'text' && item.family === 'serif' ? [item.text] : []));
    expect(words).toEqual(['“Write the eulogy for my', 'favourite and only uncle”']);
  });

  it.each(Object.entries(PLATE_SIZES))(
    'has room for the longest pair in one line each of the %s',
    (_, size) => {
      const pair = { slowHz: 3.33, fastHz: 66.67 };
      const items = plateItems({ ...PLATE, label: 'Analytical thinking', pair }, size);
      for (const item of items) {
        if (item.kind !== 'text' || item.endsThere) continue;
        expect(item.text.length * item.size * 0.5).toBeLessThanOrEqual(size.width - 2 * item.x);
      }
    },
  );

  it('cuts a long task after four lines, and a long word too', () => {
    const lines = (task: string) =>
      plateItems({ ...PLATE, task }, PLATE_SIZES.card).filter(
        (item) => item.kind === 'text' && item.family === 'serif',
      );
    expect(lines('mend the fence '.repeat(30))).toHaveLength(4);
    expect(lines('x'.repeat(300))).toHaveLength(4);
  });
});
