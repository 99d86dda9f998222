import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { suggestionFromReply } from './suggestion-reply.ts';
import { parseSuggestion } from './suggestion.ts';

const SUGGESTION = {
  globalModulationHz: 1,
  centerModulationHz: 10,
  visualHue: 60,
  narrativeExplanation: 'An alpha rhythm.',
};

describe('suggestionFromReply', () => {
  it('takes the body of a successful reply', () => {
    expect(suggestionFromReply({ ok: true, body: SUGGESTION })).toEqual(
      parseSuggestion(SUGGESTION),
    );
  });

  it('does not look for a fallback in a successful reply', () => {
    const body = { fallback: SUGGESTION };
    expect(suggestionFromReply({ ok: true, body })).toEqual({
      ok: false,
      reason: 'Invalid frequency values in response',
    });
  });

  it('uses the fallback of a failed reply, whatever the error says', () => {
    const body = { error: 'AI is not configured: missing API key', fallback: SUGGESTION };
    expect(suggestionFromReply({ ok: false, body })).toEqual(parseSuggestion(SUGGESTION));
  });

  it('checks the fallback like any other reply', () => {
    const missing = { error: 'Busy', fallback: {} };
    expect(suggestionFromReply({ ok: false, body: missing })).toEqual({
      ok: false,
      reason: 'Invalid frequency values in response',
    });
    const swapped = { fallback: { ...SUGGESTION, globalModulationHz: 20 } };
    expect(suggestionFromReply({ ok: false, body: swapped })).toEqual({
      ok: false,
      reason: 'Invalid frequency relationship',
    });
  });

  it("passes on the server's own sentence where there is no fallback", () => {
    const body = { error: 'userQuery is required', fallback: null };
    expect(suggestionFromReply({ ok: false, body })).toEqual({
      ok: false,
      reason: 'userQuery is required',
    });
  });

  it.each([undefined, null, 'Bad Gateway', {}, { error: '' }, { error: ' ' }, { error: 502 }])(
    'has a sentence of its own where the body is %j',
    (body) => {
      expect(suggestionFromReply({ ok: false, body })).toEqual({
        ok: false,
        reason: 'Failed to get AI suggestion',
      });
    },
  );

  it('never throws, and every failure has a sentence', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.jsonValue(), (ok, body) => {
        const result = suggestionFromReply({ ok, body });
        expect(result.ok || result.reason.trim() !== '').toBe(true);
      }),
    );
  });
});
