import { describe, expect, it } from 'vitest';
import { isTimeZone, timeZoneSchema } from './time-zone.ts';

describe('isTimeZone', () => {
  it.each(['UTC', 'Europe/Berlin', 'America/Argentina/Buenos_Aires', 'Asia/Kolkata', 'Etc/GMT+5'])(
    'knows %s',
    (name) => {
      expect(isTimeZone(name)).toBe(true);
    },
  );

  it.each(['', 'Europe', 'Europe/Atlantis', '+02:00', 'Europe/Berlin\n', '../etc', 'x'.repeat(65)])(
    'refuses %j',
    (name) => {
      expect(isTimeZone(name)).toBe(false);
      expect(timeZoneSchema.safeParse(name).success).toBe(false);
    },
  );
});
