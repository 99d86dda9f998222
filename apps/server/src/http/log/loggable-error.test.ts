import { DrizzleQueryError } from 'drizzle-orm/errors';
import { describe, expect, it } from 'vitest';
import { loggableError } from './loggable-error.ts';

describe('loggableError', () => {
  it('says what failed, and nothing of what it was asked with', () => {
    const cause = Object.assign(new Error('deadlock detected'), { code: '40P01' });
    const error = new DrizzleQueryError(
      'select 1 where a = $1',
      ['ada@example.org\nsecret'],
      cause,
    );
    const logged = loggableError(error);
    expect(logged.message).toBe('Failed query: select 1 where a = $1');
    expect(logged.cause).toMatchObject({ message: 'deadlock detected', code: '40P01' });
    expect(logged.stack).toMatch(/^\s+at /u);
    expect(JSON.stringify(logged)).not.toMatch(/ada@|secret/u);
  });

  it('ends on an error that is its own cause', () => {
    const error = new Error('round');
    error.cause = error;
    expect(JSON.stringify(loggableError(error))).toContain('round');
  });

  it('takes anything that can be thrown', () => {
    expect(loggableError('ada@example.org')).toEqual({
      type: 'string',
      message: 'not an error',
      stack: '',
    });
  });
});
