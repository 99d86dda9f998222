import type { Job } from '../../server-module.ts';

/** Read by its words, not by a rule that answers before the model does. */
const TASK = 'write a report';

/**
 * Asks the offline recommender once before anybody waits: its first answer makes what all others are read with, which holds
 * the main loop for over half a second.
 */
export function warmOffline(recommend: (task: string) => unknown): Job {
  return () => {
    recommend(TASK);
    return () => Promise.resolve();
  };
}
