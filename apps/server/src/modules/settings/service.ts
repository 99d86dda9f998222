import type { SettingsState } from '@overtone/domain/contract/settings';
import { failed, ok, type Result } from '@overtone/domain/result';
import {
  type AccountSettings,
  holdsAlready,
  mergeAccountSettings,
  readAccountSettings,
} from '@overtone/domain/session/account-settings';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { accountSettings } from '../../database/tables/settings.ts';
import type { ChangeFeed } from '../../ports/change-feed.ts';

/** Settings of somebody who never changed any. */
const NOTHING_YET: SettingsState = { revision: 0, groups: {} };

/** Keeps the settings that follow a person. */
export interface SettingsService {
  readonly settingsOf: (userId: string) => Promise<SettingsState>;
  /**
   * Lays a change over the settings if they are still at `baseRevision`, and tells the person's other pages. A change
   * that changes nothing makes no new revision. Fails with the present state where somebody else was faster.
   */
  readonly change: (
    userId: string,
    baseRevision: number,
    change: AccountSettings,
  ) => Promise<Result<SettingsState, SettingsState>>;
}

/** What the service works with; `now` is the calendar's time. */
export interface SettingsServiceDependencies {
  readonly database: Database;
  readonly now: () => Date;
  readonly feed: ChangeFeed;
}

/** Makes the service. */
export function settingsService({
  database,
  now,
  feed,
}: SettingsServiceDependencies): SettingsService {
  return {
    async settingsOf(userId) {
      const [row] = await database
        .select()
        .from(accountSettings)
        .where(eq(accountSettings.userId, userId));
      return row === undefined ? NOTHING_YET : stateOf(row);
    },

    async change(userId, baseRevision, change) {
      const changed = await database.transaction(async (transaction) => {
        await transaction
          .insert(accountSettings)
          .values({ userId, ...NOTHING_YET, updatedAt: now() })
          .onConflictDoNothing();
        const [row] = await transaction
          .select()
          .from(accountSettings)
          .where(eq(accountSettings.userId, userId))
          .for('update');
        const kept = row === undefined ? NOTHING_YET : stateOf(row);
        if (kept.revision !== baseRevision) return failed(kept);
        if (holdsAlready(kept.groups, change)) return ok(kept);
        const next: SettingsState = {
          revision: kept.revision + 1,
          groups: mergeAccountSettings(kept.groups, change),
        };
        await transaction
          .update(accountSettings)
          .set({ ...next, updatedAt: now() })
          .where(eq(accountSettings.userId, userId));
        return ok(next);
      });
      if (changed.ok && changed.value.revision !== baseRevision) {
        await feed.publish(userId, 'settings');
      }
      return changed;
    },
  };
}

function stateOf({ revision, groups }: typeof accountSettings.$inferSelect): SettingsState {
  return { revision, groups: readAccountSettings(groups) };
}
