import { DEVICE_STORAGE, type DeviceKey } from '@overtone/domain/privacy/browser-data';
import { createFakeHost } from '@overtone/testkit/fake-host';
import { expect, it } from 'vitest';
import { createOutputStore } from '../safety/output-store.ts';
import { windDown } from '../program/testing/programs.ts';
import { createSession } from '../session/session.ts';
import { keptProgramsState } from '../program-sync/kept-programs-state.ts';
import { keptState } from '../settings-sync/kept-state.ts';
import { NOTHING_KNOWN } from '../settings-sync/sync-state.ts';
import { keptIntervals } from '../usage/kept-intervals.ts';
import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { createFakeEngine } from '@overtone/testkit/fake-engine';
import { forgetPerson } from './forget-person.ts';

const INTERVAL = {
  id: '6f1c2b1e-6f0a-4b53-9d3a-0c1f5d1f2a77',
  sittingId: '7f1c2b1e-6f0a-4b53-9d3a-0c1f5d1f2a77',
  source: 'web',
  globalModulationHz: 3,
  centerModulationHz: 40,
  startedAtMs: 0,
  seenAtMs: 1,
  isEnded: true,
} as const;

/** A browser in which that person left everything that is kept with an account. */
function left(person: string) {
  const host = createFakeHost();
  const { storage } = host;
  const engine = createFakeEngine(host.now);
  const session = createSession({ defaults: DEMO_DEFAULTS, engine, host });
  createOutputStore({ engine, host, session, person }).setShowsLight(false);
  keptIntervals(storage, person).keep(INTERVAL);
  const state = { server: { revision: 0, programs: [] }, waiting: [] };
  keptProgramsState(storage, person).write({ state, writes: {} });
  keptState(storage, person).write(NOTHING_KNOWN, {
    server: { ...NOTHING_KNOWN.server },
    pending: { look: {}, rhythm: {}, sound: {}, interface: {} },
  });
  session.program.keepLeftFor(person);
  session.program.start(windDown);
  storage.write('overtone.member', 'yes');
  storage.write('overtone.self-tests', 'running');
  storage.write('theme', 'night');
  const keys = Object.keys(DEVICE_STORAGE) as DeviceKey[];
  const kept = () => keys.filter((key) => storage.read(key) !== null);
  return { storage, kept };
}

it('leaves nothing of a person whose account is deleted, nor that there was one', async () => {
  const { storage, kept } = left('ada');
  expect(kept()).toHaveLength(12);
  expect(await forgetPerson(storage, 'ada')).toBe(true);
  expect(kept()).toEqual(['theme']);
  expect(await forgetPerson(storage, 'ada')).toBe(false);
});

it('leaves what is of somebody else', async () => {
  const { storage, kept } = left('bob');
  await forgetPerson(storage, 'ada');
  expect(kept()).toContain('overtone.usage.intervals');
  expect(kept()).toContain('overtone.programs.account');
  expect(kept()).toContain('overtone.settings.server');
  expect(kept()).toContain('overtone.output-choice');
  expect(kept()).toContain('overtone.program-left');
});
