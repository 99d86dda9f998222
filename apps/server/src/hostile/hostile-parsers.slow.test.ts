import { readOccurrences } from '@overtone/calendar/occurrences/read-occurrences';
import { HANDOVER_DEEP_LINK, readHandoverRequest } from '@overtone/domain/contract/handover';
import { returnPathSchema } from '@overtone/domain/contract/sign-in';
import { MODULATION_RANGE_HZ } from '@overtone/domain/frequency/modulation-range';
import {
  isInStateWindows,
  isSuggestionState,
  SUGGESTION_STATES,
} from '@overtone/domain/suggestion/states';
import { MAX_NARRATIVE_CODE_POINTS } from '@overtone/domain/suggestion/suggestion';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseByteRange } from '../http/files/byte-range.ts';
import { calendarAddress } from '../modules/calendar/address/calendar-address.ts';
import { isPublicAddress, literalAddress } from '../modules/calendar/address/public-address.ts';
import { readReply } from '../modules/suggestion/hosted/read-reply.ts';
import { anyModelText } from '../testing/fuzz/arbitrary-reply.ts';
import { anyString } from '../testing/fuzz/arbitrary-value.ts';

const RUNS = Number(process.env['FUZZ_RUNS'] ?? 10_000);
/** The same seed asks the same questions again, so that a change of the program is what turns a run red. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 1_311_698_353);
/** Longest that the processor may work on one input. */
const MOST_WORK_MS = 2_000;

/** Inputs put together from what the parser looks for, and from anything. */
function madeOf(...tokens: readonly string[]): fc.Arbitrary<string> {
  const token = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...tokens) }, anyString);
  const flood = fc.tuple(token, fc.nat(5_000)).map(([piece, times]) => piece.repeat(times));
  return fc.oneof(
    { weight: 20, arbitrary: fc.array(token, { maxLength: 12 }).map((all) => all.join('')) },
    { weight: 1, arbitrary: flood.map((text) => text.slice(0, 20_000)) },
  );
}

function holds<Input>(inputs: fc.Arbitrary<Input>, check: (input: Input) => void): void {
  const checkWithinWork = (input: Input) => {
    const before = process.cpuUsage();
    check(input);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(MOST_WORK_MS);
  };
  fc.assert(fc.property(inputs, checkWithinWork), { numRuns: RUNS, seed: SEED });
}

describe(`${RUNS} hostile inputs`, { timeout: 30 * 60_000 }, () => {
  it('of a Range header name no byte outside the file', () => {
    const headers = madeOf('bytes=', '0', '1', '9', '99999999999999999999', '-', ',', ' ', 'x=');
    holds(fc.tuple(headers, fc.nat(40)), ([header, size]) => {
      const range = parseByteRange(header, size);
      if (range.kind !== 'part') return;
      expect(range.start).toBeGreaterThanOrEqual(0);
      expect(range.end).toBeGreaterThanOrEqual(range.start);
      expect(range.end).toBeLessThan(size);
    });
  });

  it("of a language model become a suggestion within its state's windows or at an end of the range, or none", () => {
    const explained = madeOf('[', '](', ')', '<', '>', 'a.', '.com', 'www.', '://', '*', ' ').map(
      (narrativeExplanation) =>
        JSON.stringify({
          state: 'deep_focus',
          globalModulationHz: 3,
          centerModulationHz: 15,
          visualHue: 190,
          narrativeExplanation,
        }),
    );
    holds(fc.oneof(anyModelText, explained), (text) => {
      const outcome = readReply(text);
      if (!outcome.ok) return;
      const { state, narrativeExplanation, globalModulationHz, centerModulationHz } = outcome.value;
      if (!isSuggestionState(state)) throw new Error(`${state} is no state`);
      const { min, max } = MODULATION_RANGE_HZ;
      const { globalHz, centerHz } = SUGGESTION_STATES[state];
      const within = {
        globalModulationHz: globalModulationHz === min ? globalHz : globalModulationHz,
        centerModulationHz: centerModulationHz === max ? centerHz : centerModulationHz,
      };
      expect(isInStateWindows(state, within)).toBe(true);
      expect(Array.from(narrativeExplanation).length).toBeLessThanOrEqual(
        MAX_NARRATIVE_CODE_POINTS,
      );
      expect(narrativeExplanation).not.toMatch(/\b[a-z]+:\/\/\w|\bwww\.\w|<\w+>|\p{Cc}/iu);
    });
  });

  it("of a sign-in page's address hand nothing over but to this computer", () => {
    const text = madeOf(
      'http://127.0.0.1',
      ':',
      '49152',
      '/',
      '@',
      '#',
      '?',
      HANDOVER_DEEP_LINK,
      '\n',
      'a'.repeat(16),
      'evil.example',
    );
    const sound = fc.constant('a'.repeat(43));
    const asked = fc.record({
      client: fc.constant('desktop'),
      state: fc.oneof(sound, text),
      code_challenge: fc.oneof(sound, text),
      redirect: text,
    });
    holds(asked, (query) => {
      const request = readHandoverRequest(new URLSearchParams(query));
      if (request === null || request.redirect === HANDOVER_DEEP_LINK) return;
      const { protocol, hostname, port, username, search, hash } = new URL(request.redirect);
      expect([protocol, hostname, username, search, hash]).toEqual([
        'http:',
        '127.0.0.1',
        '',
        '',
        '',
      ]);
      expect(Number(port)).toBeGreaterThanOrEqual(1024);
    });
  });

  it('of a page to come back to never leave the site', () => {
    const paths = madeOf(
      '/',
      '\\',
      '//',
      '.',
      '@',
      'evil.example',
      '%2f',
      '\t',
      '\n',
      ':',
      '?',
      '#',
    );
    holds(paths, (path) => {
      const parsed = returnPathSchema.safeParse(path);
      if (!parsed.success) return;
      expect(new URL(parsed.data, 'https://overtone.example').origin).toBe(
        'https://overtone.example',
      );
    });
  });

  it('of a calendar’s address ask no private one by its number', () => {
    const numbers = fc.oneof(
      fc.ipV4(),
      fc.ipV4Extended(),
      fc.ipV6().map((address) => `[${address}]`),
      fc.constantFrom('127.1', '0x7f.1', '[::ffff:10.0.0.1]', '169.254.169.254', '[fe80::1%25lo]'),
    );
    const addresses = fc.oneof(
      fc
        .tuple(fc.constantFrom('https://', 'webcal://', 'http://'), numbers, anyString)
        .map((parts) => parts.join('')),
      madeOf('https:', '//', '@', ':', '127.0.0.1', '[::1]', 'localhost', '\\', '#', '?'),
    );
    holds(addresses, (text) => {
      const url = calendarAddress(text, false);
      if (url === undefined) return;
      expect([url.protocol, url.username, url.password]).toEqual(['https:', '', '']);
      const literal = literalAddress(url);
      const isPrivate = /^(?:127|10|0)\.|^169\.254\.|^192\.168\.|^::1?$|^::ffff:(?:7f|0?a)/u;
      if (literal !== undefined && isPrivate.test(literal)) {
        expect(isPublicAddress(literal)).toBe(false);
      }
    });
  });

  it('of a calendar are read or refused, with no event that ends before it starts', () => {
    const lines = madeOf(
      'BEGIN:VEVENT\r\n',
      'END:VEVENT\r\n',
      'UID:1\r\n',
      'DTSTART:20260101T090000Z\r\n',
      'DTEND:20260101T080000Z\r\n',
      'RRULE:FREQ=',
      'SECONDLY',
      'DAILY',
      ';BYDAY=',
      'MO',
      ';COUNT=99999999',
      ';BYSETPOS=-1',
      '\r\n',
      ' ',
      'BEGIN:VTIMEZONE\r\n',
      'END:VTIMEZONE\r\n',
      'TZID=X:',
      'SUMMARY:',
    );
    const files = lines.map((text) => `BEGIN:VCALENDAR\r\n${text}\r\nEND:VCALENDAR\r\n`);
    const encoder = new TextEncoder();
    holds(files, (text) => {
      const fromMs = Date.parse('2026-01-01');
      const read = readOccurrences(encoder.encode(text), { fromMs, toMs: fromMs + 1e9 });
      if (!read.ok) return;
      for (const { startMs, endMs } of read.value.occurrences)
        expect(endMs).toBeGreaterThanOrEqual(startMs);
    });
  });
});
