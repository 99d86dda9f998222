import type { KeptTest } from '@overtone/domain/experiment/kept/kept-test';
import { runOf } from '@overtone/domain/experiment/protocol/run';

/** How one pair stands: `half` has had its first session, `due` is next, `spare` is there for one that is lost. */
export type PlaceState = 'complete' | 'lost' | 'half' | 'due' | 'open' | 'spare';

/** All pairs that a test may have, in order of time. Nothing in them depends on which sessions are real. */
export function progressPlaces({ sealed, attempts }: KeptTest): readonly PlaceState[] {
  const { protocol } = sealed;
  const { completePairs, lostPairs, next } = runOf(protocol, attempts);
  const lost = new Set(lostPairs.map(({ pair }) => pair));
  const complete = new Set(completePairs.map(({ pair }) => pair));
  const planned = protocol.pairs + lostPairs.length;
  return Array.from({ length: protocol.pairs + protocol.sparePairs }, (_, pair) => {
    if (complete.has(pair)) return 'complete';
    if (lost.has(pair)) return 'lost';
    if (pair === next?.pair) return next.session === 1 ? 'half' : 'due';
    return pair < planned ? 'open' : 'spare';
  });
}
