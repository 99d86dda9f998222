import { furtherOf } from '@overtone/domain/experiment/kept/continuation';
import { type KeptTest, readKeptTest } from '@overtone/domain/experiment/kept/kept-test';
import {
  type DeletedTest,
  deletedTest,
} from '@overtone/domain/experiment/report/earlier-of-question';
import { type DeviceKey, newDeviceKey } from '../device-key.ts';
import { randomUuid } from '../../ids/random-uuid.ts';
import type { LocalShelf } from '../shelf.ts';
import { sha256Hex } from '../web-digest.ts';

/** A shelf that keeps until the page is left. */
export function memoryShelf(): LocalShelf & { readonly loseSeeds: () => void } {
  const tests = new Map<string, KeptTest>();
  const seeds = new Map<string, string>();
  const revisions = new Map<string, number>();
  const deleted: DeletedTest[] = [];
  let own: Promise<DeviceKey> | null = null;
  return {
    all: () => Promise.resolve([...tests.values()]),
    unreadable: () => Promise.resolve([]),
    begin(test, seed) {
      tests.set(test.id, test);
      seeds.set(test.id, seed);
      return Promise.resolve();
    },
    change(id, next) {
      const test = tests.get(id);
      if (!test) return Promise.resolve(null);
      const read = readKeptTest(next(test));
      if (!read.ok) return Promise.reject(new Error(read.reason.join(' ')));
      tests.set(id, read.value);
      return Promise.resolve(read.value);
    },
    seedOf: (id) => Promise.resolve(seeds.get(id) ?? null),
    deleted: () => Promise.resolve([...deleted]),
    async forget(id) {
      const test = tests.get(id);
      const left = test ? await deletedTest(test, sha256Hex) : null;
      if (left) deleted.push(left);
      tests.delete(id);
      seeds.delete(id);
      revisions.delete(id);
    },
    browserId: () => Promise.resolve(null),
    isSignedOut: () => false,
    onCaughtUp: () => () => undefined,
    onFoundDeleted: () => () => undefined,
    adopt(test, seed, revision) {
      const here = tests.get(test.id);
      const further = here ? furtherOf(here, test) : test;
      tests.set(test.id, further);
      if (seed !== null) seeds.set(test.id, seed);
      revisions.set(test.id, revision);
      return Promise.resolve(further);
    },
    revisions: () => Promise.resolve(new Map(revisions)),
    setRevision(id, revision) {
      revisions.set(id, revision);
      return Promise.resolve();
    },
    deviceKey: () => (own ??= newDeviceKey(randomUuid())),
    loseSeeds: () => seeds.clear(),
  };
}
