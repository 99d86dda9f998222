import type { Stop } from '@overtone/domain/stop';
import { CHANGING_THINGS, type ChangingThing } from '../ports/change-feed.ts';

type See = (thing: ChangingThing) => void;

/** Who watches whom in this process. */
export interface ChangeWatchers {
  readonly watch: (userId: string, see: See) => Stop;
  readonly tell: (userId: string, thing: ChangingThing) => void;
  /** Tells everybody that anything may have changed. */
  readonly tellEverything: () => void;
}

/** Makes an empty list of watchers. */
export function changeWatchers(): ChangeWatchers {
  const byPerson = new Map<string, Set<See>>();
  return {
    watch(userId, see) {
      const own: See = (thing) => see(thing);
      const watchers = byPerson.get(userId) ?? new Set();
      byPerson.set(userId, watchers.add(own));
      return () => {
        watchers.delete(own);
        if (watchers.size === 0 && byPerson.get(userId) === watchers) byPerson.delete(userId);
      };
    },
    tell(userId, thing) {
      byPerson.get(userId)?.forEach((see) => see(thing));
    },
    tellEverything() {
      for (const watchers of byPerson.values()) {
        watchers.forEach((see) => CHANGING_THINGS.forEach((thing) => see(thing)));
      }
    },
  };
}
