import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEMO_DEFAULTS } from '../session/defaults.ts';
import {
  MAX_USER_QUERY_LENGTH,
  suggestionRequestFailure,
  suggestionRequestSchema,
} from './suggestion-request.ts';

/** The failure that a body is answered with, or null for a good one. */
function failureOf(body: unknown) {
  const result = suggestionRequestSchema.safeParse(body);
  return result.success ? null : suggestionRequestFailure(result.error);
}

describe('suggestionRequestSchema', () => {
  it('accepts a task with the settings of the demo', () => {
    const body = { userQuery: 'debugging', currentSettings: DEMO_DEFAULTS };
    expect(suggestionRequestSchema.parse(body)).toEqual(body);
  });

  it('accepts a task alone, and trims it', () => {
    expect(suggestionRequestSchema.parse({ userQuery: '  writing ' })).toEqual({
      userQuery: 'writing',
    });
  });

  it('accepts part of the settings, and drops what it does not know', () => {
    const body = { userQuery: 'writing', currentSettings: { visualHue: 200, theme: 'night' } };
    expect(suggestionRequestSchema.parse(body).currentSettings).toEqual({ visualHue: 200 });
  });

  it('accepts a task of the greatest length, measured without the space around it', () => {
    expect(failureOf({ userQuery: `  ${'x'.repeat(MAX_USER_QUERY_LENGTH)}  ` })).toBeNull();
  });

  it('leaves of a task what is short when it is read', () => {
    const { userQuery } = suggestionRequestSchema.parse({ userQuery: '\uFDFA'.repeat(500) });
    expect(userQuery.normalize('NFKC')).toHaveLength(MAX_USER_QUERY_LENGTH);
  });
});

describe('suggestionRequestFailure', () => {
  it.each([{}, { userQuery: '' }, { userQuery: ' \n ' }, { userQuery: null }, { userQuery: 7 }])(
    'asks for a task where the body is %j',
    (body) => {
      expect(failureOf(body)).toBe('query_required');
    },
  );

  it('tells a task that is too long from one that is missing', () => {
    expect(failureOf({ userQuery: 'x'.repeat(MAX_USER_QUERY_LENGTH + 1) })).toBe('query_too_long');
  });

  it.each([
    null,
    'writing',
    [],
    { userQuery: 'writing', model: 'other' },
    { userQuery: 'writing', currentSettings: 'default' },
    { userQuery: 'writing', currentSettings: { visualHue: 'blue' } },
    { userQuery: 'writing', currentSettings: { visualHue: 1000 } },
  ])('finds fault with the form of %j', (body) => {
    expect(failureOf(body)).toBe('invalid_request');
  });

  it('has an answer for any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (body) => {
        expect(['query_required', 'query_too_long', 'invalid_request', null]).toContain(
          failureOf(body),
        );
      }),
    );
  });
});
