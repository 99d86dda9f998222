import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hostileCalendar } from '../testing/arbitrary-calendar.ts';
import { MAX_OCCURRENCES } from './expand-calendar.ts';
import { readOccurrences } from './read-occurrences.ts';

const RUNS = Number(process.env['FUZZ_RUNS'] ?? 10_000);
/** The same seed asks the same questions again, so that a change of the program is what turns a run red. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_122);
/** Less than a server allows, so that very many calendars get to the end of what they may. */
const ALLOWED_STEPS = 50_000;
const FROM_MS = Date.UTC(2026, 10, 15);
const WINDOW = { fromMs: FROM_MS, toMs: FROM_MS + 407 * 86_400_000 };

it(
  `${RUNS} hostile calendars are read within their budget, or refused`,
  { timeout: 90 * 60_000 },
  () => {
    let [read, refused] = [0, 0];
    const check = (bytes: Uint8Array) => {
      const calendar = readOccurrences(bytes, WINDOW, { allowedSteps: ALLOWED_STEPS });
      if (!calendar.ok) {
        refused += 1;
        expect(calendar.reason).toBe('too_complicated');
        return;
      }
      read += 1;
      const { occurrences, spentSteps } = calendar.value;
      expect(spentSteps).toBeLessThanOrEqual(2 * ALLOWED_STEPS);
      expect(occurrences.length).toBeLessThanOrEqual(MAX_OCCURRENCES);
      for (const { startMs, endMs } of occurrences) {
        if (!(endMs >= startMs)) expect.fail(`ends at ${endMs}, before it starts at ${startMs}`);
      }
    };
    fc.assert(fc.property(hostileCalendar, check), { numRuns: RUNS, seed: SEED });
    // What is made has to be understood for the most part, and some of it has to ask for too much.
    expect(read).toBeGreaterThan(RUNS / 2);
    expect(refused).toBeGreaterThan(RUNS / 200);
  },
);
