import { fragmentOf } from '@overtone/domain/program/link/program-link';
import { MOST_KEPT_PROGRAMS } from '@overtone/domain/program/limits';
import { normalForm } from '@overtone/domain/program/normal-form';
import { exportSbg } from '@overtone/domain/program/sbg/export-sbg';
import { printProgram } from '@overtone/domain/program/text/print-program';
import { createFakeHost } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
import { keepProgram, KEPT_PROGRAMS_KEY, keptPrograms } from './kept-programs.ts';
import { devicePrograms } from '../program-sync/device-programs.ts';
import { createProgramDesk } from './program-desk.ts';
import type { Reading } from './read-text.ts';
import { twoBlocks, windDown } from './testing/programs.ts';

function setUp() {
  const { storage } = createFakeHost();
  const desk = createProgramDesk(devicePrograms(storage));
  const names = () => keptPrograms(storage).map(({ program }) => program.name);
  const program = () => desk.$open.get()?.editor.program;
  return { storage, desk, names, program };
}

describe('what is kept on the device', () => {
  it('is a program from its first change on, not one that was only looked at', () => {
    const { desk, names } = setUp();
    desk.open(windDown, 'own');
    expect(names()).toEqual([]);
    desk.change({ kind: 'rename', name: 'Evening' });
    expect(names()).toEqual(['Evening']);
    desk.change({ kind: 'rename', name: 'Late evening' });
    expect(names()).toEqual(['Late evening']);
  });

  it('is a drag once it has ended', () => {
    const { desk, names } = setUp();
    desk.open(windDown, 'own');
    desk.change({ kind: 'set-fade', fadeMs: 5000 }, 'drag');
    expect(names()).toEqual([]);
    desk.settle();
    expect(names()).toEqual(['Wind down']);
  });

  it('is opened again by another visit, and changed in its place', () => {
    const { desk, storage } = setUp();
    desk.open(windDown, 'own');
    desk.keep();
    const later = createProgramDesk(devicePrograms(storage));
    const [kept] = later.$kept.get();
    if (!kept) throw new Error('Nothing was kept.');
    later.open(kept.program, 'kept', kept.id);
    later.change({ kind: 'rename', name: 'Evening' });
    expect(keptPrograms(storage)).toEqual([
      { id: kept.id, program: { ...normalForm(windDown), name: 'Evening' } },
    ]);
  });

  it('can be deleted, and brought back', () => {
    const { desk, names } = setUp();
    desk.open(windDown, 'own');
    desk.keep();
    desk.close();
    const [kept] = desk.$kept.get();
    if (!kept) throw new Error('Nothing was kept.');
    desk.remove(kept);
    expect(names()).toEqual([]);
    desk.bringBack();
    expect(names()).toEqual(['Wind down']);
    expect(desk.$deleted.get()).toBeNull();
  });

  it('is not overwritten by another window', () => {
    const { desk, storage, names } = setUp();
    const other = createProgramDesk(devicePrograms(storage));
    desk.open(windDown, 'own');
    desk.keep();
    other.open(twoBlocks, 'own');
    other.keep();
    expect(names()).toEqual(['Two blocks', 'Wind down']);
  });

  describe('by two windows that have the same program open', () => {
    function twoWindows() {
      const host = createFakeHost();
      const [one, two] = [host.storage, host.otherWindow()].map((storage) =>
        createProgramDesk(devicePrograms(storage)),
      );
      if (!one || !two) throw new Error('There are two.');
      one.open(windDown, 'own');
      one.keep();
      const [kept] = two.$kept.get();
      if (!kept) throw new Error('The other window saw nothing.');
      two.open(kept.program, 'kept', kept.id);
      const names = () => keptPrograms(host.storage).map(({ program }) => program.name);
      const shown = (desk: typeof one) => desk.$open.get()?.editor.program.name;
      return { one, two, kept, names, shown, storage: host.storage };
    }

    it('is in both what was changed in either, as a step that can be undone', () => {
      const { one, two, names, shown } = twoWindows();
      two.change({ kind: 'rename', name: 'Evening' });
      expect([shown(one), names()]).toEqual(['Evening', ['Evening']]);
      one.undo();
      expect([shown(two), names()]).toEqual(['Wind down', ['Wind down']]);
    });

    it('is both versions where both changed it, and the person is told', () => {
      const { one, two, names, shown } = twoWindows();
      two.change({ kind: 'set-fade', fadeMs: 5000 }, 'drag');
      one.change({ kind: 'rename', name: 'Evening' });
      expect(shown(two)).toBe('Wind down');
      two.settle();
      expect(names()).toEqual(['Wind down (other version)', 'Evening']);
      expect([shown(one), shown(two)]).toEqual(['Evening', 'Wind down (other version)']);
      expect(two.$told.get()[0]).toContain('Both are kept');
      two.heed();
      expect(two.$told.get()).toEqual([]);
      two.change({ kind: 'rename', name: 'Mine' });
      expect(names()).toEqual(['Mine', 'Evening']);
      two.undo();
      two.undo();
      expect([shown(two), two.$open.get()?.editor.program.fadeMs]).toEqual(['Wind down', 5000]);
    });

    it('is also safe where a window heard of nothing', () => {
      const { kept, storage, names } = twoWindows();
      const deaf = createProgramDesk(
        devicePrograms({ ...storage, onChangedElsewhere: () => () => undefined }),
      );
      deaf.open(kept.program, 'kept', kept.id);
      keepProgram(storage, { id: kept.id, program: { ...windDown, name: 'Evening' } });
      deaf.change({ kind: 'rename', name: 'Mine' });
      expect(names()).toEqual(['Mine (other version)', 'Evening']);
    });

    it('is kept again with the next change where the other window deleted it', () => {
      const { one, two, kept, names } = twoWindows();
      one.remove(kept);
      expect(two.$kept.get()).toEqual([]);
      two.change({ kind: 'rename', name: 'Evening' });
      expect(names()).toEqual(['Evening']);
    });
  });

  it('survives what this version cannot read', () => {
    const { storage } = setUp();
    storage.write(KEPT_PROGRAMS_KEY, '[{"id":"new","program":{"from":"a later version"}},7]');
    const desk = createProgramDesk(devicePrograms(storage));
    desk.open(windDown, 'own');
    desk.keep();
    expect(desk.$kept.get()).toHaveLength(1);
    expect(storage.read(KEPT_PROGRAMS_KEY)).toContain('a later version');
    storage.write(KEPT_PROGRAMS_KEY, 'nonsense');
    expect(keptPrograms(storage)).toEqual([]);
  });

  it('ends somewhere, and a browser that keeps nothing is told of', () => {
    const { desk, storage } = setUp();
    const many = Array.from({ length: MOST_KEPT_PROGRAMS }, (_, id) => ({
      id: String(id),
      program: windDown,
    }));
    storage.write(KEPT_PROGRAMS_KEY, JSON.stringify(many));
    desk.open(windDown, 'own');
    desk.keep();
    expect(desk.$refused.get()[0]?.sentence).toContain('200 programs at most');
    const blocked = createProgramDesk(devicePrograms({ ...storage, read: () => null }));
    blocked.open(windDown, 'own');
    blocked.keep();
    expect(blocked.$refused.get()[0]?.sentence).toContain('has no room');
    expect(blocked.$open.get()?.keptId).toBeNull();
  });
});

describe('what is read', () => {
  const fragment = fragmentOf(windDown);
  const link = fragment.ok ? fragment.value : '';
  it.each([
    ['our text', printProgram(windDown)],
    ['an .sbg file of ours', exportSbg(windDown)],
    ['a link', `https://overtone.example/demo#${link}`],
    ['a fragment', `#${link}`],
    ['data', JSON.stringify(windDown)],
  ])('is %s', (_, text) => {
    const { desk, program, names } = setUp();
    desk.read(text, 'text');
    expect(program()).toEqual(normalForm(windDown));
    expect(names()).toEqual([]);
  });

  it('is told line by line where it was understood otherwise', () => {
    const { desk, program } = setUp();
    desk.read('ts1: 200+10/20 bell500/30\noff: -\n0:00 ts1\n0:10 off\n', 'text');
    expect(program()?.start.fastHz).toBe(10);
    expect(desk.$open.get()?.notes.map(({ line }) => line)).toContain(1);
  });

  it('opens when it was read elsewhere, unless it was cancelled or another came first', async () => {
    const { storage } = createFakeHost();
    const readings: ((reading: Reading) => void)[] = [];
    const desk = createProgramDesk(
      devicePrograms(storage),
      () => new Promise((resolve) => readings.push(resolve)),
    );
    const opened = () => desk.$open.get()?.editor.program.name;
    const answer = (index: number, name: string) =>
      readings[index]?.({ ok: true, value: { program: { ...windDown, name }, notes: [] } });
    desk.read('a', 'text');
    expect(desk.$isReading.get()).toBe(true);
    desk.cancelReading();
    expect(desk.$isReading.get()).toBe(false);
    desk.read('b', 'text');
    desk.read('c', 'text');
    for (const [index, name] of ['a', 'b', 'c'].entries()) answer(index, name);
    await expect.poll(opened).toBe('c');
    expect(desk.$isReading.get()).toBe(false);
    desk.read('d', 'text');
    desk.open(twoBlocks, 'own');
    answer(3, 'd');
    await Promise.resolve();
    expect(opened()).toBe(twoBlocks.name);
  });

  it('is refused with its lines, and what lay open stays', () => {
    const { desk, program } = setUp();
    desk.open(windDown, 'own');
    desk.read('overtone program 1\nname: x\n0:30 sideways', 'text');
    expect(desk.$unread.get()[0]?.sentence).toMatch(/^Line 3: /u);
    desk.read('', 'text');
    expect(desk.$unread.get()).toEqual([{ line: 0, sentence: 'It is empty.' }]);
    desk.read('{"name":', 'text');
    expect(desk.$unread.get()[0]?.sentence).toContain('cut off');
    expect(desk.$refused.get()).toEqual([]);
    desk.read('#program=AAAA', 'link');
    expect(desk.$refused.get()[0]?.sentence).toContain('damaged');
    expect(program()?.name).toBe('Wind down');
    desk.open(twoBlocks, 'own');
    expect(desk.$unread.get()).toEqual([]);
  });
});

it('a refusal goes with the next thing that is done', () => {
  const { desk, program } = setUp();
  desk.open(windDown, 'own');
  desk.paste();
  expect(desk.$refused.get()).toHaveLength(1);
  desk.add();
  expect(desk.$refused.get()).toEqual([]);
  expect(program()?.course).toHaveLength(2);
  desk.undo();
  desk.redo();
  expect(program()?.course).toHaveLength(2);
});

it('what was copied can be pasted into another program', () => {
  const { desk, program } = setUp();
  desk.open(twoBlocks, 'own');
  desk.select({ within: [], first: 1, count: 1 });
  desk.copy();
  desk.close();
  desk.open(windDown, 'own');
  desk.paste();
  expect(program()?.course).toHaveLength(1);
});
