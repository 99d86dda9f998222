import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { boundedUid } from './bounded-uid.ts';

it('a UID of usual length stays as it is', () => {
  for (const uid of ['', 'a@example.com', 'x'.repeat(255)]) expect(boundedUid(uid)).toBe(uid);
});

it('long ones are cut, and different ones stay different wherever they differ', () => {
  const long = fc.string({ minLength: 256, maxLength: 600 });
  const changed = fc.tuple(long, fc.nat(), fc.string({ minLength: 1, maxLength: 3 }));
  const check = ([uid, place, text]: readonly [string, number, string]) => {
    const at = place % uid.length;
    const other = uid.slice(0, at) + text + uid.slice(at + 1);
    expect(boundedUid(uid).length).toBeLessThan(270);
    expect(boundedUid(uid) === boundedUid(other)).toBe(uid === other);
    expect(boundedUid(uid)).not.toBe(boundedUid(boundedUid(uid).slice(0, 255)));
  };
  fc.assert(fc.property(changed, check), { seed: 1 });
});

it('thousands that differ in a counter have thousands of cuts', () => {
  const uids = Array.from({ length: 20_000 }, (_, index) => `${'x'.repeat(300)}${index}`);
  expect(new Set(uids.map(boundedUid)).size).toBe(uids.length);
});
