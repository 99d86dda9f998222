import { normalForm } from '@overtone/domain/program/normal-form';
import { createFakeHost } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
import { devicePrograms } from '../program-sync/device-programs.ts';
import { followLeft } from './follow-left.ts';
import { createProgramDesk } from './program-desk.ts';
import { twoBlocks, windDown } from './testing/programs.ts';

function setUp() {
  const desk = createProgramDesk(devicePrograms(createFakeHost().storage));
  let left: { program: typeof windDown; positionMs: number } | null = {
    program: normalForm(windDown),
    positionMs: 60_000,
  };
  let seen = 0;
  followLeft(
    {
      desk,
      player: {
        leftBehind: () => left,
        forgetLeft: () => (left = null),
        renameLeft(name) {
          left &&= { ...left, program: { ...left.program, name } };
        },
      },
    },
    () => (seen += 1),
  );
  return { desk, name: () => left?.program.name, seen: () => seen };
}

describe('a program that was left', () => {
  it('takes its new name, and goes as it is deleted', () => {
    const { desk, name, seen } = setUp();
    desk.open(windDown, 'own');
    desk.change({ kind: 'rename', name: 'Evening' });
    desk.change({ kind: 'rename', name: 'Late' });
    expect([name(), seen()]).toEqual(['Late', 2]);
    desk.undo();
    expect(name()).toBe('Evening');
    const [kept] = desk.$kept.get();
    if (!kept) throw new Error('Nothing was kept.');
    desk.remove(kept);
    expect([name(), seen()]).toEqual([undefined, 4]);
  });

  it('stays as it is where another is renamed, opened or deleted', () => {
    const { desk, name, seen } = setUp();
    desk.open(twoBlocks, 'own');
    desk.change({ kind: 'rename', name: 'Evening' });
    desk.open(windDown, 'own');
    const [kept] = desk.$kept.get();
    if (!kept) throw new Error('Nothing was kept.');
    desk.remove(kept);
    expect([name(), seen()]).toEqual([windDown.name, 0]);
  });
});
