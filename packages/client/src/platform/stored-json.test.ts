import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { storedJson, storedRecord } from './stored-json.ts';

const schema = z.object({ hue: z.number() });

describe('storedJson', () => {
  it('is what the schema makes of the text', () => {
    expect(storedJson('{"hue":243,"more":1}', schema)).toEqual({ hue: 243 });
  });

  it.each([null, '', 'nonsense', '{"hue":', '"hue"', '[]', '{"hue":"blue"}', 'null'])(
    'is null for %j',
    (text) => {
      expect(storedJson(text, schema)).toBeNull();
    },
  );
});

describe('storedRecord', () => {
  it('holds the fields of a record', () => {
    expect(storedRecord('{"hue":243,"person":"anna"}')).toEqual({ hue: 243, person: 'anna' });
  });

  it.each([null, '', 'nonsense', '7', '"text"', 'null', '[]'])('holds nothing for %j', (text) => {
    expect(storedRecord(text)).toEqual({});
  });
});
