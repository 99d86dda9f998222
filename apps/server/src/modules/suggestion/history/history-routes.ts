import { forgetHistory, passVerdict, readHistory } from '@overtone/domain/contract/suggestion';
import type { Api } from '../../../access/api.ts';
import { serve } from '../../../access/serve.ts';
import type { Database } from '../../../database/connection.ts';
import { AppError } from '../../../http/app-error.ts';
import { clearHistory, historyReader, keepVerdict } from './history.ts';

/** What the history is kept with. */
export interface HistoryRouteParts {
  readonly database: Database;
  readonly wallClock: () => Date;
}

/** What an account was given, what the person thought of it, and how to forget it all. */
export function historyRoutes(api: Api, { database, wallClock }: HistoryRouteParts): void {
  const historyOf = historyReader(database);
  serve(api, readHistory, async ({ member }) => ({ suggestions: await historyOf(member.id) }));
  serve(api, passVerdict, async ({ member, params, body }) => {
    const about = { userId: member.id, id: params.id };
    const isKept = await keepVerdict(database, about, body, wallClock());
    if (!isKept) throw new AppError('not_found');
  });
  serve(api, forgetHistory, ({ member }) => clearHistory(database, member.id));
}
