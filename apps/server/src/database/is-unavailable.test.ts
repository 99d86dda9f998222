import { afterAll, describe, expect, it } from 'vitest';
import { connectDatabase } from './connection.ts';
import { isDatabaseUnavailable } from './is-unavailable.ts';
import { downloadRequests } from './tables/contact.ts';

const nowhere = connectDatabase('postgres://nobody@127.0.0.1:1/none');
afterAll(() => nowhere.close());

describe('isDatabaseUnavailable', () => {
  it('knows a statement that reached no database, under whatever it was wrapped in', async () => {
    const error: unknown = await nowhere.database
      .select()
      .from(downloadRequests)
      .catch((thrown: unknown) => thrown);
    expect(isDatabaseUnavailable(error)).toBe(true);
    expect(isDatabaseUnavailable(new Error('while saving', { cause: error }))).toBe(true);
  });

  it.each(['57P01', '57P03', '08006', '53300', '53100', '57014', '40001', '40P01'])(
    'knows PostgreSQL’s %s',
    (code) => {
      expect(isDatabaseUnavailable(Object.assign(new Error('no'), { code }))).toBe(true);
    },
  );

  it.each([
    new Error('duplicate key'),
    Object.assign(new Error('duplicate key'), { code: '23505' }),
    'ECONNREFUSED',
    undefined,
  ])('takes nothing else for it: %s', (error) => {
    expect(isDatabaseUnavailable(error)).toBe(false);
  });

  it('ends on an error that is its own cause', () => {
    const error = new Error('round');
    error.cause = error;
    expect(isDatabaseUnavailable(error)).toBe(false);
  });
});
