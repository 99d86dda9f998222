import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { removeWithMounts } from './leftovers.ts';

const canMount = spawnSync('unshare', ['--mount', 'true']).status === 0;

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'overtone-leftovers-'));
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

describe.runIf(canMount)('removing a folder in which something is mounted', () => {
  it('takes the mounts away, deepest first, and leaves what they showed', () => {
    const [work, elsewhere] = [join(place, 'work'), join(place, 'elsewhere')];
    for (const folder of [join(work, 'mounted'), join(elsewhere, 'deeper')]) {
      mkdirSync(folder, { recursive: true });
    }
    writeFileSync(join(elsewhere, 'file'), 'ours');
    execFileSync('mount', ['--bind', elsewhere, join(work, 'mounted')]);
    execFileSync('mount', ['--bind', elsewhere, join(work, 'mounted/deeper')]);
    removeWithMounts(work);
    expect(existsSync(work)).toBe(false);
    expect(readdirSync(elsewhere)).toEqual(['deeper', 'file']);
  });

  it('leaves a folder alone whose name only begins alike', () => {
    const [work, alike] = [join(place, 'work'), join(place, 'work-2')];
    mkdirSync(work);
    mkdirSync(alike);
    execFileSync('mount', ['--bind', place, alike]);
    removeWithMounts(work);
    expect(readdirSync(alike)).toEqual(['work-2']);
    execFileSync('umount', [alike]);
  });
});
