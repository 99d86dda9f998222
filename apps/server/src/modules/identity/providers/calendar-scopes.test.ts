import { describe, expect, it } from 'vitest';
import { hasCalendarScope } from './calendar-scopes.ts';

describe('hasCalendarScope', () => {
  it.each([
    ['google', 'openid,email,https://www.googleapis.com/auth/calendar.events.readonly', true],
    ['google', 'openid https://www.googleapis.com/auth/calendar.events.readonly', true],
    ['google', 'openid,email,https://www.googleapis.com/auth/calendar.readonly', false],
    ['google', null, false],
    ['microsoft', 'openid,Calendars.Read', true],
    ['microsoft', 'https://graph.microsoft.com/calendars.read', true],
    ['microsoft', 'Calendars.ReadWrite', false],
    ['microsoft', '', false],
  ] as const)('of %s with %s is %s', (provider, scope, expected) => {
    expect(hasCalendarScope(provider, scope)).toBe(expected);
  });
});
