import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allows, keptOf, readableOf } from './setting-row.ts';
import { schemaOf } from './setting-schema.ts';
import { SETTING_TABLE } from './setting-table.ts';

const ROWS = Object.values(SETTING_TABLE).flatMap((rows) => Object.entries(rows));

describe('allows', () => {
  it.each(ROWS)('says of %s what its schema says', (name, row) => {
    const schema = schemaOf({ [name]: row });
    const ofRow = row.kind === 'choice' ? [...row.of] : [];
    const ends = row.kind === 'number' ? [row.min, row.max, row.min - 0.001, row.max + 0.001] : [];
    const values = fc.oneof(
      fc.constantFrom(null, undefined, true, '', 'x'.repeat(41), NaN, ...ofRow, ...ends),
      fc.double(),
      fc.jsonValue(),
    );
    fc.assert(
      fc.property(values, (value) => {
        expect(allows(row, value)).toBe(schema.safeParse({ [name]: value }).success);
      }),
    );
  });

  it.each(ROWS)('holds for the defaults of %s', (_, row) => {
    expect(allows(row, row.default)).toBe(true);
    expect(allows(row, 'defaultInApp' in row ? row.defaultInApp : row.default)).toBe(true);
    expect(allows(row, 'unreadable' in row ? row.unreadable : row.default)).toBe(true);
  });
});

describe('readableOf', () => {
  it('leaves out what is not there, not allowed or never kept, unless its row says what it is then', () => {
    const { session } = SETTING_TABLE;
    const record = { isOn: true, visualHue: 999, waveform: 'Square', masterAudioVolume: 'loud' };
    expect(readableOf(session, record)).toEqual({ waveform: 'Square', masterAudioVolume: 0 });
  });
});

describe('keptOf', () => {
  it('takes of a record what its rows allow, and never what is not kept', () => {
    const record = { flashGuard: false, pulseStyle: 'loud', ducksSound: true, more: 1 };
    expect(keptOf(SETTING_TABLE.output, record)).toEqual({
      flashGuard: false,
      pulseStyle: 'colour',
      showsLight: true,
      ducksSound: false,
    });
  });
});
