import type { KeptTest } from '@overtone/domain/experiment/kept/kept-test';
import type { Shelf } from '../shelf.ts';

/** A shelf that keeps until the page is left. */
export function memoryShelf(): Shelf & { readonly loseSeeds: () => void } {
  const tests = new Map<string, KeptTest>();
  const seeds = new Map<string, string>();
  return {
    all: () => Promise.resolve([...tests.values()]),
    begin(test, seed) {
      tests.set(test.id, test);
      seeds.set(test.id, seed);
      return Promise.resolve();
    },
    change(id, next) {
      const test = tests.get(id);
      if (!test) return Promise.resolve(null);
      const changed = next(test);
      tests.set(id, changed);
      return Promise.resolve(changed);
    },
    seedOf: (id) => Promise.resolve(seeds.get(id) ?? null),
    forget(id) {
      tests.delete(id);
      seeds.delete(id);
      return Promise.resolve();
    },
    loseSeeds: () => seeds.clear(),
  };
}
