import type {
  SuggestionRecord,
  VerdictRequest,
} from '@overtone/domain/contract/suggestion-history';
import { type PastVerdict, VERDICTS_COUNTED } from '@overtone/domain/suggestion/rerank';
import { isSuggestionState, SUGGESTION_STATES } from '@overtone/domain/suggestion/states';
import type { Suggestion } from '@overtone/domain/suggestion/suggestion';
import { and, desc, eq, getTableColumns, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../../database/connection.ts';
import { suggestionHistory } from '../../../database/tables/suggestions.ts';

/** Suggestions kept for each account; the oldest go first. */
export const HISTORY_KEPT = 200;

/**
 * Keeps what an account was given and gives the id by which a verdict can be passed on it. Nothing is kept of a suggestion
 * that answered the mention of a health risk, since its state alone would tell.
 */
export async function recordSuggestion(
  database: Database,
  userId: string,
  suggestion: Suggestion,
  now: Date,
): Promise<string | undefined> {
  const { state, source = 'offline', globalModulationHz, centerModulationHz } = suggestion;
  if (!isSuggestionState(state) || state === 'safety') return undefined;
  const { visualHue } = suggestion;
  const pair = { globalModulationHz, centerModulationHz, visualHue };
  const [row] = await database
    .insert(suggestionHistory)
    .values({ userId, state, ...pair, source, createdAt: now })
    .returning({ id: suggestionHistory.id });
  const tooMany = database
    .select({ id: suggestionHistory.id })
    .from(suggestionHistory)
    .where(eq(suggestionHistory.userId, userId))
    .orderBy(desc(suggestionHistory.createdAt))
    .offset(HISTORY_KEPT);
  await database.delete(suggestionHistory).where(inArray(suggestionHistory.id, tooMany));
  return row?.id;
}

/** Reads what an account was given, the newest first. */
export function historyReader(
  database: Database,
): (userId: string) => Promise<readonly SuggestionRecord[]> {
  const { userId: owner, decidedAt: _, ...shown } = getTableColumns(suggestionHistory);
  const newest = database
    .select(shown)
    .from(suggestionHistory)
    .where(eq(owner, sql.placeholder('userId')))
    .orderBy(desc(suggestionHistory.createdAt))
    .limit(HISTORY_KEPT)
    .prepare('suggestion_history');
  return async (userId) =>
    (await newest.execute({ userId })).map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
    }));
}

/** The verdicts that count for re-ranking, the newest first. */
export function pastVerdicts(database: Database, userId: string): Promise<readonly PastVerdict[]> {
  const { state, verdict, decidedAt } = suggestionHistory;
  return database
    .select({ state, verdict })
    .from(suggestionHistory)
    .where(and(eq(suggestionHistory.userId, userId), isNotNull(verdict)))
    .orderBy(desc(decidedAt))
    .limit(VERDICTS_COUNTED)
    .then((rows) =>
      rows.flatMap((row) => (row.verdict === null ? [] : [{ ...row, verdict: row.verdict }])),
    );
}

/** Passes a verdict on a suggestion of the account; a later one replaces it. False when the account has no such suggestion. */
export async function keepVerdict(
  database: Database,
  { userId, id }: { readonly userId: string; readonly id: string },
  { verdict, state }: VerdictRequest,
  now: Date,
): Promise<boolean> {
  const rows = await database
    .update(suggestionHistory)
    .set({ verdict, decidedAt: now, ...(state !== undefined && chosenState(state)) })
    .where(and(eq(suggestionHistory.id, id), eq(suggestionHistory.userId, userId)))
    .returning({ id: suggestionHistory.id });
  return rows.length > 0;
}

/** Forgets everything that an account was given and thought of it. */
export async function clearHistory(database: Database, userId: string): Promise<void> {
  await database.delete(suggestionHistory).where(eq(suggestionHistory.userId, userId));
}

function chosenState(state: NonNullable<VerdictRequest['state']>) {
  const { globalHz, centerHz, hue } = SUGGESTION_STATES[state];
  return { state, globalModulationHz: globalHz, centerModulationHz: centerHz, visualHue: hue };
}
