import { createFakeHost } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
import { devicePrograms } from '../program-sync/device-programs.ts';
import { KEPT_AFTER_MS, keepInTime } from './keep-in-time.ts';
import { keptPrograms } from './kept-programs.ts';
import { createProgramDesk } from './program-desk.ts';
import { twoBlocks, windDown } from './testing/programs.ts';

function setUp() {
  const host = createFakeHost();
  const desk = createProgramDesk(devicePrograms(host.storage));
  const stop = keepInTime(desk, host);
  desk.open(windDown, 'own');
  const fade = (seconds: number) =>
    desk.change({ kind: 'set-fade', fadeMs: seconds * 1000 }, 'handle');
  const kept = () => keptPrograms(host.storage).map(({ program }) => program.fadeMs / 1000);
  const isUnkept = () => desk.$open.get()?.isUnkept;
  return { host, desk, stop, fade, kept, isUnkept };
}

describe('what keys change while a handle has the focus', () => {
  it('is kept a moment after the last of them', async () => {
    const { host, fade, kept, isUnkept } = setUp();
    fade(5);
    await host.advance(KEPT_AFTER_MS - 1);
    fade(6);
    await host.advance(KEPT_AFTER_MS - 1);
    expect([kept(), isUnkept()]).toEqual([[], true]);
    await host.advance(1);
    expect([kept(), isUnkept()]).toEqual([[6], false]);
    fade(7);
    expect([kept(), isUnkept()]).toEqual([[6], true]);
    await host.advance(KEPT_AFTER_MS);
    expect([kept(), isUnkept()]).toEqual([[7], false]);
  });

  it('is one step to undo, however often it was kept meanwhile', async () => {
    const { host, desk, fade, kept } = setUp();
    fade(5);
    await host.advance(KEPT_AFTER_MS);
    fade(6);
    await host.advance(KEPT_AFTER_MS);
    desk.settle();
    desk.undo();
    expect(kept()).toEqual([windDown.fadeMs / 1000]);
  });

  it.each([
    ['the page is hidden', ({ host }: ReturnType<typeof setUp>) => host.setVisible(false)],
    ['the page goes', ({ host }: ReturnType<typeof setUp>) => host.leave()],
    ['something is selected', ({ desk }: ReturnType<typeof setUp>) => desk.select(null)],
    ['another opens', ({ desk }: ReturnType<typeof setUp>) => desk.open(twoBlocks, 'own')],
    ['the desk is closed', ({ desk }: ReturnType<typeof setUp>) => desk.close()],
  ])('is kept where %s', (_, happens) => {
    const parts = setUp();
    parts.fade(5);
    happens(parts);
    expect(parts.kept()).toEqual([5]);
  });

  it('is kept by nobody once the page that it stood on is taken away', async () => {
    const { host, stop, fade, kept } = setUp();
    fade(5);
    stop();
    await host.advance(KEPT_AFTER_MS);
    expect(kept()).toEqual([]);
  });

  it('lets in what was kept elsewhere meanwhile, once it has ended', async () => {
    const { host, desk, fade } = setUp();
    fade(5);
    await host.advance(KEPT_AFTER_MS);
    const other = createProgramDesk(devicePrograms(host.otherWindow()));
    const [there] = other.$kept.get();
    if (!there) throw new Error('The other window saw nothing.');
    other.open(there.program, 'kept', there.id);
    other.change({ kind: 'rename', name: 'Evening' });
    desk.settle();
    expect(desk.$open.get()?.editor.program.name).toBe('Evening');
    expect(desk.$kept.get()).toHaveLength(1);
  });
});

it('a change that could not be kept is not said to be', () => {
  const { desk, host, isUnkept } = setUp();
  desk.keep();
  const { write } = host.storage;
  Object.assign(host.storage, { write: () => undefined });
  desk.change({ kind: 'rename', name: 'Evening' });
  expect([isUnkept(), desk.$refused.get()]).toEqual([true, [expect.anything()]]);
  Object.assign(host.storage, { write });
  desk.change({ kind: 'rename', name: 'Late' });
  expect([isUnkept(), desk.$refused.get()]).toEqual([false, []]);
});
