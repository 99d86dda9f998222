import type { ChangeFeed } from '../../ports/change-feed.ts';
import { changeWatchers } from '../../adapters/change-watchers.ts';

/** A feed within one process. */
export function memoryChangeFeed(): ChangeFeed {
  const { watch, tell } = changeWatchers();
  return {
    watch,
    publish(userId, thing) {
      tell(userId, thing);
      return Promise.resolve();
    },
  };
}
