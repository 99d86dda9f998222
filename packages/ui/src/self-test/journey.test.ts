import { stepOf } from '@overtone/domain/experiment/kept/next-state';
import { reportCsv } from '@overtone/domain/experiment/report/report-files';
import { sessionsOfTest } from '@overtone/domain/experiment/report/test-report';
import {
  abandoned,
  EXAMPLE_START_MS,
  exampleTestAfter,
} from '@overtone/domain/experiment/testing/example-test';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { progressPlaces } from './progress/progress-places.ts';
import { sessionRows } from './report/session-rows.ts';
import { progressWords, stepWords } from './self-test-words.ts';

const DAY_MS = 86_400_000;
const ZONES = ['Europe/London', 'Asia/Tokyo', 'America/Los_Angeles', 'Pacific/Kiritimati'] as const;

/** What a page says on a device that is set to a zone. */
function inZone<Value>(zone: string, say: () => Value): Value {
  vi.stubEnv('TZ', zone);
  return say();
}

afterEach(() => vi.unstubAllEnvs());

describe('a self-test whose person goes from zone to zone', () => {
  const running = exampleTestAfter(
    (_, session) => (session === 2 ? 'missed' : { rating: 3, guess: 'noIdea' }),
    6,
  );
  const nowMs = EXAMPLE_START_MS + 6 * DAY_MS;

  it('stands where it stood, and what comes next is said by the clock that the device has then', () => {
    const said = ZONES.map((zone) =>
      inZone(zone, () => ({
        step: stepOf(running, nowMs),
        places: progressPlaces(running),
        progress: progressWords(running),
      })),
    );
    for (const one of said) expect(one).toEqual(said[0]);
    const words = ZONES.map((zone) => inZone(zone, () => stepWords(stepOf(running, nowMs))));
    expect(words[0]).toContain('After Tue 9 Jun, 14:30 BST');
    expect(words[1]).toContain('After Tue 9 Jun, 22:30 GMT+9');
    expect(words[2]).toContain('After Tue 9 Jun, 06:30 GMT-7');
    expect(words[3]).toContain('After Wed 10 Jun, 03:30 GMT+14');
  });

  it('has the same sessions in its report, each with the zone that it is said in, and the same files', () => {
    const over = abandoned(running);
    const rows = ZONES.map((zone) => inZone(zone, () => sessionRows(sessionsOfTest(over))));
    const withoutMoments = rows.map((each) => each.map((row) => ({ ...row, began: '' })));
    for (const each of withoutMoments) expect(each).toEqual(withoutMoments[0]);
    expect(rows.map(([first]) => first?.began)).toEqual([
      'Mon 1 Jun, 10:00 BST',
      'Mon 1 Jun, 18:00 GMT+9',
      'Mon 1 Jun, 02:00 GMT-7',
      'Mon 1 Jun, 23:00 GMT+14',
    ]);
    const files = ZONES.map((zone) => inZone(zone, () => reportCsv(over)));
    expect(new Set(files).size).toBe(1);
  });
});
