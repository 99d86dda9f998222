import {
  suggestionHistorySchema,
  verdictRequestSchema,
} from '@overtone/domain/contract/suggestion-history';
import { z } from 'zod';
import { memberOf } from '../../access/guard.ts';
import type { Database } from '../../database/connection.ts';
import { AppError } from '../../http/app-error.ts';
import { readJson } from '../../http/read-json.ts';
import type { ServerApp } from '../../http/server-context.ts';
import { spendAllowance } from '../../http/spend-allowance.ts';
import type { RateLimiter } from '../../ports/rate-limiter.ts';
import { describeOperation } from '../openapi/describe.ts';
import { forgetHistory, historyReader, passVerdict } from './history.ts';

/** What the history is kept with. */
export interface HistoryRouteParts {
  readonly database: Database;
  readonly limiter: RateLimiter;
  readonly wallClock: () => Date;
}

const HISTORY = '/api/suggestions/history';
const VERDICT = `${HISTORY}/:id/verdict`;

/** What an account was given, what the person thought of it, and how to forget it all. */
export function historyRoutes(app: ServerApp, parts: HistoryRouteParts): void {
  const { database, limiter, wallClock } = parts;
  const historyOf = historyReader(database);

  const describeList = describeOperation({
    summary: 'The suggestions that this account was given, newest first',
    response: suggestionHistorySchema,
    failures: ['unauthenticated'],
  });
  app.get(HISTORY, describeList, async (context) => {
    const { id } = await memberOf(context);
    const suggestions = await historyOf(id);
    return context.json({ suggestions }, 200, { 'cache-control': 'no-store' });
  });

  const describeVerdict = describeOperation({
    summary: 'Say what you think of a suggestion',
    request: verdictRequestSchema,
    response: undefined,
    status: 204,
    failures: ['unauthenticated', 'forbidden', 'invalid_request', 'not_found', 'rate_limited'],
  });
  app.post(VERDICT, describeVerdict, async (context) => {
    const { id: userId } = await memberOf(context);
    await spendAllowance(limiter, `history:${userId}`);
    const id = z.uuid().safeParse(context.req.param('id'));
    const request = await readJson(context, verdictRequestSchema);
    const isPassed =
      id.success && (await passVerdict(database, { userId, id: id.data }, request, wallClock()));
    if (!isPassed) throw new AppError('not_found');
    return context.body(null, 204);
  });

  const describeReset = describeOperation({
    summary: 'Forget every suggestion that this account was given',
    response: undefined,
    status: 204,
    failures: ['unauthenticated', 'forbidden', 'rate_limited'],
  });
  app.delete(HISTORY, describeReset, async (context) => {
    const { id: userId } = await memberOf(context);
    await spendAllowance(limiter, `history:${userId}`);
    await forgetHistory(database, userId);
    return context.body(null, 204);
  });
}
