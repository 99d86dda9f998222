import { DrizzleQueryError } from 'drizzle-orm/errors';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { captureLog } from '../../testing/test-app.ts';
import { AppError } from '../app-error.ts';
import { errorResponse } from '../error-response.ts';
import { requestLog } from './request-log.ts';
import type { ServerContext } from '../server-context.ts';

describe('the log of requests', () => {
  it('names what caused a failure, without the values of the query that failed', async () => {
    const { log, lines } = captureLog();
    const app = new Hono<ServerContext>();
    app.use(requestLog(log, () => 0));
    app.onError((error, context) => errorResponse(context, error));
    app.get('/', () => {
      const cause = new DrizzleQueryError('select $1', ['ada@example.org'], new Error('away'));
      throw new AppError('ai_unavailable', { cause });
    });
    await app.request('/?q=typed');
    const [line] = lines();
    expect(line).toMatchObject({
      code: 'ai_unavailable',
      cause: { message: expect.stringContaining('select') },
    });
    expect(line).toMatchObject({ cause: { cause: { message: 'away' } } });
    expect(JSON.stringify(lines())).not.toMatch(/ada@|typed/u);
  });
});
