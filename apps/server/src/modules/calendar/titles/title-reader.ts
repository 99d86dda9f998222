import { createHash } from 'node:crypto';
import type { OfflineSuggestion } from '@overtone/recommender/recommend';
import { failed, ok, type Result } from '@overtone/domain/result';
import { LRUCache } from 'lru-cache';
import { turnTaking } from '../../../threads/turn-taking.ts';
import { type WorkLane, workLane } from '../../../threads/work-lane.ts';

/** What the built-in recommender says of titles. */
export interface TitleReader {
  /**
   * What is suggested for each of these titles, or that too many others wait.
   *
   * @throws the signal's reason when it is aborted.
   */
  readonly suggestionsFor: (
    titles: ReadonlySet<string>,
    signal: AbortSignal,
  ) => Promise<Result<ReadonlyMap<string, OfflineSuggestion>, 'crowded'>>;
  /** Ends its thread. */
  readonly stop: () => Promise<void>;
}

/** The thread that titles are read in. */
export type TitleLane = WorkLane<readonly string[], null, OfflineSuggestion>;

const THREAD = new URL('title-thread.ts', import.meta.url);
/** Titles that are read before it is somebody else's turn. */
const TITLES_A_TURN = 50;
/** Of about two kilobytes each. */
const MAX_KEPT = 5_000;
const MOST_WAITING = 200;

const titleLane = (): TitleLane =>
  workLane({ thread: THREAD, longestMs: 10_000, largestHeapMib: 128, mostWaiting: MOST_WAITING });

/** Reads titles outside the thread that answers requests, and remembers the latest in memory alone, under hashes. */
export function titleReader(lane: TitleLane = titleLane()): TitleReader {
  const known = new LRUCache<string, OfflineSuggestion>({ max: MAX_KEPT });
  const takeTurn = turnTaking();

  /** Others may have asked for the same meanwhile, so that what is known is looked up when it is their turn. */
  const inTurn = (titles: readonly string[], signal: AbortSignal) =>
    takeTurn(() => read(titles, signal));

  async function read(titles: readonly string[], signal: AbortSignal) {
    const found = titles.map((title) => [title, known.get(hashOf(title))] as const);
    const unknown = found.filter(([, suggestion]) => suggestion === undefined);
    const asked = unknown.map(([title]) => title);
    const done = asked.length === 0 ? undefined : await lane.run(asked, signal);
    if (done?.ok === false) return undefined;
    const learnt = (done?.value.items ?? []).map(
      (suggestion, index) => [asked[index] ?? '', suggestion] as const,
    );
    for (const [title, suggestion] of learnt) known.set(hashOf(title), suggestion);
    return [...found, ...learnt];
  }

  return {
    async suggestionsFor(titles, signal) {
      const all = [...titles];
      const suggestions = new Map<string, OfflineSuggestion>();
      for (let from = 0; from < all.length; from += TITLES_A_TURN) {
        const some = await inTurn(all.slice(from, from + TITLES_A_TURN), signal);
        if (some === undefined) return failed('crowded');
        for (const [title, suggestion] of some) {
          if (suggestion !== undefined) suggestions.set(title, suggestion);
        }
      }
      return ok(suggestions);
    },
    stop: lane.stop,
  };
}

function hashOf(title: string): string {
  return createHash('sha256').update(title).digest('base64url');
}
